import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput, type TextInputProps } from '../../../fields/text-input.tsx';
import { useInvoice } from '../state/invoice-context.ts';

type FactName =
  | 'brojFakture'
  | 'mjesto'
  | 'racun'
  | 'pozivNaBroj'
  | 'referencaKupca'
  | 'clanOslobodjenja'
  | 'napomena';

interface FactInputProps extends Omit<TextInputProps, 'id' | 'text' | 'onText' | 'warning'> {
  readonly name: FactName;
}

/** A text field of the invoice. */
export function FactInput({ name, ...rest }: FactInputProps) {
  const { invoice, dispatch, warnings } = useInvoice();
  return (
    <TextInput
      {...rest}
      id={fieldId(name)}
      text={invoice[name]}
      warning={warnings.get(name)}
      onText={(text) => dispatch({ type: 'typed', change: { [name]: text } })}
    />
  );
}
