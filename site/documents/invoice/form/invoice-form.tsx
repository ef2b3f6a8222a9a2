import type { Corrected } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/invoice.ts';
import { useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { HydratedLater } from '../../../lazy-loading/hydration.tsx';
import { Part } from '../../../lazy-loading/part.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { useInvoice } from '../state/invoice-context.ts';
import { CreditNoteBox } from './credit-note-box.tsx';
import { DayInput } from './day-input.tsx';
import { FactInput } from './fact-input.tsx';
import styles from './invoice-form.module.css';
import { ITEMS } from './item-row.tsx';
import { ItemsSection } from './items-section.tsx';
import { MoreFields } from './more-fields.tsx';
import { NumberProposal } from './number-proposal.tsx';
import { PARTNERS, PartyFields } from './party-fields.tsx';

/** Few invoices are lowered. */
const loadCorrected = async () => (await import('./corrected-fields.tsx')).CorrectedFields;
const NONE_YET: Corrected = { broj: '', datum: '' };

/** What is written on an invoice, in the order of the sheet. */
export function InvoiceForm() {
  const { invoice, dispatch, access } = useInvoice();
  const { partners, items } = access.shelf;
  const { ispravlja } = invoice;
  const [lowered, setLowered] = useState(NONE_YET);
  const creditNoteBox = <CreditNoteBox lowered={lowered} onLowered={setLowered} />;
  const words = wordsOf(invoice);
  return (
    <>
      <FormSection title={words.title}>
        <CheckboxInput
          id={fieldId('pdvObveznik')}
          label="PDV obveznik"
          isOn={invoice.pdvObveznik}
          onChange={(pdvObveznik) => dispatch({ type: 'typed', change: { pdvObveznik } })}
        />
        {ispravlja && creditNoteBox}
        {ispravlja && <Part load={loadCorrected} props={{ corrected: ispravlja }} />}
        <div className={joinClasses(styles.pair, styles.numbered)}>
          <FactInput name="brojFakture" label={words.number} required />
          <NumberProposal />
        </div>
        <div className={styles.pair}>
          <DayInput name="datum" label="Datum izdavanja" required />
          {!ispravlja && <DayInput name="rokPlacanja" label="Rok plaćanja" />}
        </div>
      </FormSection>
      <div className={styles.parties}>
        <HydratedLater>
          <PartyFields name="company" />
        </HydratedLater>
        <HydratedLater>
          <PartyFields name="customer" />
        </HydratedLater>
      </div>
      <HydratedLater>
        <ItemsSection />
      </HydratedLater>
      <MoreFields>{!ispravlja && creditNoteBox}</MoreFields>
      <Suggestions id={PARTNERS} values={partners.map(({ content }) => content.name)} />
      <Suggestions id={ITEMS} values={items.map(({ content }) => content.description)} />
    </>
  );
}

const Suggestions = ({ id, values }: { readonly id: string; readonly values: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(values)].map((value) => (
      <option key={value}>{value}</option>
    ))}
  </datalist>
);
