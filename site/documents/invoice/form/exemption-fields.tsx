import { choiceField } from '@obracun/engine/core/field.ts';
import { EXEMPTION_FACTS, exemptionOf } from '@obracun/engine/documents/invoice/exemptions.ts';
import { EXEMPTIONS } from '@obracun/engine/documents/invoice/invoice.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useInvoice } from '../state/use-invoice.ts';
import { FactInput } from './invoice-inputs.tsx';

const exemptionField = choiceField({
  label: 'Zašto nema PDV-a',
  invalid: '',
  missing: '',
  choices: EXEMPTIONS.map((reason) => ({ value: reason, label: EXEMPTION_FACTS[reason].label })),
});

const OFFERED: ReadonlySet<string> = new Set(Object.values(EXEMPTION_FACTS).map(({ article }) => article));

/** The reason for a rate of 0 % and its article. An article that was only offered follows the reason. */
export function ExemptionFields() {
  const { invoice, dispatch } = useInvoice();
  const choose = (text: string) => {
    const osnovBezPdv = EXEMPTIONS.find((reason) => reason === text) ?? '';
    const { article } = EXEMPTION_FACTS[exemptionOf({ ...invoice, osnovBezPdv })];
    const change = OFFERED.has(invoice.clanOslobodjenja) ? { clanOslobodjenja: article } : {};
    dispatch({ type: 'typed', change: { osnovBezPdv, ...change } });
  };
  return (
    <>
      <ChoiceInput
        id={fieldId('osnovBezPdv')}
        field={exemptionField}
        text={exemptionOf(invoice)}
        onText={choose}
      />
      <FactInput
        name="clanOslobodjenja"
        label="Član zakona po kojem se PDV ne obračunava"
        hint="Obavezan uz stopu 0 %."
      />
    </>
  );
}
