import { choiceField } from '@obracun/engine/core/field.ts';
import { hasVatStatus, type Party, vatNumberOfJib } from '@obracun/engine/documents/invoice/invoice.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { DateInput, type DateInputProps } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput, type TextInputProps } from '../../../fields/text-input.tsx';
import type { PartyName } from '../state/form-state.ts';
import { useInvoice } from '../state/use-invoice.ts';

type FactName =
  | 'brojFakture'
  | 'mjesto'
  | 'racun'
  | 'bic'
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
      onText={(text) => dispatch({ type: 'party', name, change: withVatNumber(name, text) })}
    />
  );
}

/** A buyer with a VAT number is in the VAT system. */
const withVatNumber = (name: PartyName, pdvBroj: string): Partial<Party> =>
  name === 'customer' && pdvBroj !== '' ? { pdvBroj, uPdv: 'da' } : { pdvBroj };

const systemField = {
  ...choiceField({
    label: 'U sistemu PDV-a',
    invalid: '',
    missing: '',
    choices: [
      { value: 'da', label: 'da' },
      { value: 'ne', label: 'ne' },
    ],
  }),
  required: false,
};

/** Whether a buyer with a JIB is in the VAT system. Yes proposes the number in its JIB, no takes that proposal back. */
export function InVatSystem() {
  const { invoice, dispatch, warnings } = useInvoice();
  const { customer } = invoice;
  if (!hasVatStatus(invoice)) return null;
  const proposed = vatNumberOfJib(customer);
  const { pdvBroj } = customer;
  const choose = (text: string) =>
    dispatch({
      type: 'party',
      name: 'customer',
      change:
        text === 'da'
          ? { uPdv: 'da', pdvBroj: pdvBroj || proposed }
          : { uPdv: text === 'ne' ? 'ne' : '', pdvBroj: pdvBroj === proposed ? '' : pdvBroj },
    });
  const answer = customer.uPdv || (pdvBroj === '' ? '' : 'da');
  return (
    <>
      <ChoiceInput
        id={fieldId('customer.uPdv')}
        field={systemField}
        text={answer}
        hint={warnings.get('customer.uPdv')}
        onText={choose}
      />
      {answer !== 'ne' && <VatNumber name="customer" />}
    </>
  );
}
