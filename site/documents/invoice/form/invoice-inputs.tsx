import { DateInput, type DateInputProps } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput, type TextInputProps } from '../../../fields/text-input.tsx';
import type { PartyName } from '../state/form-state.ts';
import { useInvoice } from '../state/use-invoice.ts';

type FactName =
  | 'brojFakture'
  | 'mjesto'
  | 'racun'
  | 'pozivNaBroj'
  | 'referencaKupca'
  | 'narudzba'
  | 'brojOtpremnice'
  | 'fiskalniRacun'
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

interface DayInputProps extends Pick<DateInputProps, 'label' | 'required'> {
  readonly name: 'datum' | 'datumIsporuke' | 'rokPlacanja' | 'periodOd' | 'periodDo';
}

/** A day field of the invoice. */
export function DayInput({ name, ...rest }: DayInputProps) {
  const { invoice, dispatch, warnings } = useInvoice();
  return (
    <DateInput
      {...rest}
      id={fieldId(name)}
      text={invoice[name]}
      warning={warnings.get(name)}
      onText={(text) => dispatch({ type: 'typed', change: { [name]: text } })}
    />
  );
}

const LABELS = { company: 'PDV broj', customer: 'PDV broj kupca' } as const;

/** The VAT registration number of a party, unless its own number contains it. */
export function VatNumber({ name }: { readonly name: PartyName }) {
  const { invoice, dispatch, warnings } = useInvoice();
  const { idType, pdvBroj } = invoice[name];
  if (idType === 'PIB' && pdvBroj === '') return null;
  return (
    <TextInput
      id={fieldId(`${name}.pdvBroj`)}
      label={LABELS[name]}
      text={pdvBroj}
      warning={warnings.get(`${name}.pdvBroj`)}
      onText={(text) => dispatch({ type: 'party', name, change: { pdvBroj: text } })}
    />
  );
}
