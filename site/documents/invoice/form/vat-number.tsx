import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { PartyName } from '../state/form-state.ts';
import { useInvoice } from '../state/invoice-context.ts';

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
