import { DateInput, type DateInputProps } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useInvoice } from '../state/invoice-context.ts';

interface DayInputProps extends Pick<DateInputProps, 'label' | 'required'> {
  readonly name: 'datum' | 'datumIsporuke' | 'rokPlacanja';
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
