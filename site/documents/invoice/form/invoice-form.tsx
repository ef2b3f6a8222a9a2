import { isDay } from '@obracun/engine/core/days/day.ts';
import { choiceField } from '@obracun/engine/core/field.ts';
import { hasExemptItem, ID_TYPES, newItem, type Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { DeferredHydration } from '../../../lazy-loading/hydration.tsx';
import { OptionalPart, Part } from '../../../lazy-loading/part.tsx';
import { today as todayNow, useToday } from '../../../platform/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import type { PartyName } from '../state/form-state.ts';
import { nextNumbers } from '../state/saved-documents.ts';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';
import { DayInput, FactInput, InVatSystem, VatNumber } from './invoice-inputs.tsx';
import { ITEMS, ItemRow } from './item-row.tsx';
import { KindField } from './kind-field.tsx';
import { MoreFields } from './more-fields.tsx';

const loadChain = async () => (await import('./field-parts.ts')).ChainLine;
const loadRare = () => import('./rare-fields.ts');
const loadCorrected = async () => (await loadRare()).CorrectedFields;
const loadAdvances = async () => (await loadRare()).AdvanceFields;
const loadExemption = async () => (await loadRare()).ExemptionFields;
const NO_PROPS = {};

/** The fields of an invoice: in each part what it must have comes first. */
export function InvoiceForm() {
  const { invoice, dispatch, access } = useInvoice();
  const { partners, items } = access.savedDocuments;
  const { vrsta, ispravlja } = invoice;
  const facts = wordsOf(invoice);
  const hasTerm = facts.isPriced && vrsta !== 'odobrenje' && vrsta !== 'storno';
  return (
    <>
      <FormSection title={facts.title}>
        <KindField />
        {ispravlja && <Part load={loadCorrected} props={{ corrected: ispravlja }} />}
        <div className={joinClasses(styles.pair, styles.numbered)}>
          <FactInput name="brojFakture" label={facts.number} required />
          <NumberProposal />
        </div>
        <div className={styles.pair}>
          <DayInput name="datum" label="Datum izdavanja" required />
          {hasTerm && (
            <DayInput name="rokPlacanja" label={vrsta === 'ponuda' ? 'Ponuda važi do' : 'Rok plaćanja'} />
          )}
        </div>
        <CheckboxInput
          id={fieldId('pdvObveznik')}
          label="PDV obveznik"
          isOn={invoice.pdvObveznik}
          onChange={(pdvObveznik) => dispatch({ type: 'typed', change: { pdvObveznik } })}
        />
        <OptionalPart load={loadChain} props={NO_PROPS} />
      </FormSection>
      <div className={styles.parties}>
        <DeferredHydration>
          <PartyFields name="company" />
        </DeferredHydration>
        <DeferredHydration>
          <PartyFields name="customer" />
        </DeferredHydration>
      </div>
      <DeferredHydration>
        <ItemsSection />
      </DeferredHydration>
      {vrsta === 'konacna' && <Part load={loadAdvances} props={NO_PROPS} />}
      <MoreFields />
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

/** The next number by one tap, while the field is empty; each that it may be where the last one does not tell. */
function NumberProposal() {
  const { invoice, dispatch, access } = useInvoice();
  const today = useToday();
  if (!today || invoice.brojFakture !== '') return null;
  return (
    <div>
      {nextNumbers(access.savedDocuments, access.unsaved, today, invoice).map((brojFakture) => (
        <Button
          key={brojFakture}
          look="quiet"
          onClick={() => dispatch({ type: 'typed', change: { brojFakture } })}
        >
          Upiši broj {brojFakture}
        </Button>
      ))}
    </div>
  );
}

/** The items. A new row gets the focus; after a removal the add button does. */
function ItemsSection() {
  const { invoice, rowKeys, dispatch } = useInvoice();
  const adder = useRef<HTMLButtonElement>(null);
  const { lines } = totalsOf(invoice);
  const { items, datum } = invoice;
  const add = () => {
    flushSync(() => dispatch({ type: 'added', item: newItem(isDay(datum) ? datum : todayNow()) }));
    focusField(`items.${items.length}.description`);
  };
  const remove = (at: number) => {
    dispatch({ type: 'removed', at });
    adder.current?.focus();
  };
  return (
    <FormSection title="Stavke" id={fieldId('items')}>
      {items.map((item, at) => (
        <ItemRow
          key={rowKeys[at]}
          at={at}
          item={item}
          sum={lines[at]?.total ?? 0}
          remove={() => remove(at)}
        />
      ))}
      <div>
        <Button ref={adder} onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dodaj stavku
        </Button>
      </div>
      {hasExemptItem(invoice) && <Part load={loadExemption} props={NO_PROPS} />}
    </FormSection>
  );
}

const WORDS = {
  company: { title: 'Prodavac', name: 'Naziv', address: 'Adresa' },
  customer: { title: 'Kupac', name: 'Naziv kupca', address: 'Adresa kupca' },
} as const;

const idTypeField = choiceField({
  label: 'Vrsta broja',
  invalid: '',
  missing: '',
  choices: ID_TYPES.map((type) => ({ value: type, label: type })),
});

/** The id of the list of saved partners. */
const PARTNERS = 'partneri';

/** The seller or the buyer. A name from the list of saved partners fills the rest. */
function PartyFields({ name }: { readonly name: PartyName }) {
  const { invoice, dispatch, warnings, access } = useInvoice();
  const party = invoice[name];
  const labels = WORDS[name];
  const change = (part: Partial<Party>) => dispatch({ type: 'party', name, change: part });
  const rename = (text: string) =>
    change(
      access.savedDocuments.partners.find(({ content }) => content.name === text)?.content ?? { name: text },
    );
  return (
    <FormSection title={labels.title}>
      <TextInput
        id={fieldId(`${name}.name`)}
        label={labels.name}
        text={party.name}
        required
        list={PARTNERS}
        onText={rename}
      />
      <TextInput
        id={fieldId(`${name}.address`)}
        label={labels.address}
        text={party.address}
        required={name === 'customer'}
        rows={2}
        onText={(address) => change({ address })}
      />
      <div className={styles.number}>
        <ChoiceInput
          id={fieldId(`${name}.idType`)}
          field={idTypeField}
          text={party.idType}
          onText={(text) => change({ idType: ID_TYPES.find((type) => type === text) ?? party.idType })}
        />
        <TextInput
          id={fieldId(`${name}.idNumber`)}
          label="Broj"
          text={party.idNumber}
          warning={warnings.get(`${name}.idNumber`)}
          onText={(idNumber) => change({ idNumber })}
        />
      </div>
      {name === 'company' ? <VatNumber name={name} /> : <InVatSystem />}
    </FormSection>
  );
}
