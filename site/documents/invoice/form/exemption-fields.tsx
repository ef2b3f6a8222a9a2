import { choiceField } from '@obracun/engine/core/field.ts';
import { EXEMPTION_FACTS, exemptionOf } from '@obracun/engine/documents/invoice/exemptions.ts';
import { type Corrected, EXEMPTIONS } from '@obracun/engine/documents/invoice/invoice.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';
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
  const reason = exemptionOf(invoice);
  const choose = (text: string) => {
    const osnovBezPdv = EXEMPTIONS.find((one) => one === text) ?? '';
    const { article } = EXEMPTION_FACTS[exemptionOf({ ...invoice, osnovBezPdv })];
    const change = OFFERED.has(invoice.clanOslobodjenja) ? { clanOslobodjenja: article } : {};
    dispatch({ type: 'typed', change: { osnovBezPdv, ...change } });
  };
  return (
    <>
      <ChoiceInput id={fieldId('osnovBezPdv')} field={exemptionField} text={reason} onText={choose} />
      <FactInput
        name="clanOslobodjenja"
        label="Član zakona po kojem se PDV ne obračunava"
        hint="Obavezan uz stopu 0 %."
        placeholder={EXEMPTION_FACTS[reason].article}
      />
      {reason === 'izvoz' && <DeclarationFields />}
    </>
  );
}

const NO_DECLARATION: Corrected = { broj: '', datum: '' };

/** The customs declaration of an export, by which it is booked. */
function DeclarationFields() {
  const { invoice, dispatch } = useInvoice();
  const declaration = invoice.jci ?? NO_DECLARATION;
  const change = (part: Partial<Corrected>) =>
    dispatch({ type: 'typed', change: { jci: { ...declaration, ...part } } });
  return (
    <div className={styles.pair}>
      <TextInput
        id={fieldId('jci.broj')}
        label="Broj JCI"
        text={declaration.broj}
        hint="U knjizi isporuka stoji umjesto broja fakture."
        onText={(broj) => change({ broj })}
      />
      <DateInput
        id={fieldId('jci.datum')}
        label="Datum JCI"
        text={declaration.datum}
        onText={(datum) => change({ datum })}
      />
    </div>
  );
}
