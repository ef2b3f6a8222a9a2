import type { Day } from '@obracun/engine/core/days/day.ts';
import { choiceField } from '@obracun/engine/core/field.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { type ContractField, EMPLOYMENT } from '@obracun/engine/documents/contract/field.ts';
import {
  activeGroups,
  FIELDS,
  type FieldGroup,
  type FieldName,
  labelOf,
  type TypedContract,
} from '@obracun/engine/documents/contract/fields.ts';
import type { Facts } from '@obracun/engine/documents/contract/texts/clause.ts';
import { createContext, use } from 'react';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { DeferredHydration } from '../../lazy-loading/hydration.tsx';
import { Island } from '../../lazy-loading/island.tsx';
import { useOptional } from '../../lazy-loading/use-optional.ts';
import { type Ask, useRequest } from '../../lazy-loading/use-request.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { useFilledForm } from '../drafts/field-drafts.ts';
import { SavedPart } from '../drafts/saved-part.tsx';
import type { Drafts } from '../drafts/use-drafts.ts';
import { DocumentEditor, DocumentScreen } from '../layout/document-screen.tsx';
import styles from '../layout/form-fields.module.css';
import { PlainInput } from '../layout/plain-input.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { StartOrClear } from '../layout/start-or-clear.tsx';
import { counterpartQuestion } from './counterpart.ts';
import type { ContractReading } from './reading.ts';
import { contractDrafts } from './stored.ts';

/** The contract writer loads after the form. */
const loadPaper = async () => (await import('./contract-paper.tsx')).ContractPaper;

/** The contract with its text. Only the agreed amount and the fields its law depends on are sent, to compute its gross or net. */
export function ContractScreen() {
  const { values: contract, change, ...editor } = useFilledForm(contractDrafts);
  const { today } = editor.drafts;
  const counterpart = useCounterpart(contract, today);
  const isCyrillic = useCyrillic();
  const facts = { today, counterpart };
  const reading = useReading(contract, facts);
  const { choices } = FIELDS.contractCategory;
  return (
    <DocumentScreen
      title="Ugovor o radu i drugi ugovori o poslu"
      lead="Imena i adrese ostaju kod vas."
      form={
        <ContractContext value={{ contract, change, ...reading }}>
          <ContractEditor {...editor} contract={contract} counterpart={counterpart} />
        </ContractContext>
      }
      summary={choices.find(({ value }) => value === contract.contractCategory)?.label}
      side={<Island load={loadPaper} props={{ contract, facts, isCyrillic }} />}
    />
  );
}

const loadParts = () => import('./contract-parts.ts');
const loadReading = async () => (await loadParts()).readingOf;

const NOTHING_READ: ContractReading = { warnings: new Map(), proposals: {} };

/** The parsed contract, when its chunk is loaded. */
const useReading = (contract: TypedContract, facts: Facts): ContractReading =>
  useOptional(loadReading)?.(contract, facts) ?? NOTHING_READ;

const TIMING = { pause: 300 };

/** The client loads with the first request. */
const ask: Ask<Feninga | null> = async (question, signal) =>
  (await import('./ask-counterpart.ts')).requestCounterpart(question, signal);

/** The net of an agreed gross, or the gross of a net, from the service; null without it, and no error. */
function useCounterpart(contract: TypedContract, today: Day): Feninga | null {
  const question = counterpartQuestion(contract, today);
  const { answer, isPending } = useRequest(question ? JSON.stringify(question) : undefined, ask, TIMING);
  return isPending ? null : (answer ?? null);
}

interface ContractEditorProps {
  readonly contract: TypedContract;
  readonly form: number;
  readonly drafts: Drafts;
  readonly counterpart: Feninga | null;
  readonly clear: () => void;
  readonly startNew: () => void;
}

const loadFill = async () => (await loadParts()).FillForm;

const loadProfile = async () => (await loadParts()).ProfileFold;
const NO_PROPS = {};

const loadMakeAct = async () => (await loadParts()).MakeAct;

const loadSaved = async () => (await loadParts()).SavedContracts;

/** The form of the contract. */
const ContractEditor = ({ form, drafts, contract, counterpart, clear, startNew }: ContractEditorProps) => (
  <DocumentEditor
    label="Podaci ugovora"
    keeping={drafts.keeping}
    fields={<ContractForm key={form} counterpart={counterpart} />}
  >
    {EMPLOYMENT.includes(contract.contractCategory) && <SavedPart load={loadMakeAct} props={{ contract }} />}
    <SavedPart load={loadProfile} props={NO_PROPS} />
    <SavedPart load={loadSaved} props={{ drafts }} />
    <StartOrClear what="ugovor" startNew={startNew} clear={clear} />
  </DocumentEditor>
);

/** The fields of this contract in the order of its articles: the essential ones, and all additional ones in one fold. */
function ContractForm({ counterpart }: { readonly counterpart: Feninga | null }) {
  const { contract, change, warnings } = useContract();
  const { basic, added } = activeGroups(contract);
  const isDoubted = added.some(({ fields }) => fields.some((name) => warnings.has(name)));
  const sections = (groups: readonly FieldGroup[]) =>
    groups.map((group) => (
      <DeferredHydration key={group.fields[0]}>
        <FormSection title={group.title}>
          <Fields group={group} counterpart={counterpart} />
        </FormSection>
      </DeferredHydration>
    ));
  return (
    <>
      <SavedPart load={loadFill} props={{ values: contract, change }} />
      {sections(basic)}
      <Folded
        title="Ostali podaci ugovora"
        line="po zakonu, obrascu i dogovoru"
        mark={isDoubted ? 'provjerite' : undefined}
      >
        {sections(added)}
      </Folded>
    </>
  );
}

interface FieldsProps {
  readonly group: FieldGroup;
  readonly counterpart: Feninga | null;
}

/** Amounts and paragraphs are as wide as texts; a choice takes a row. */
const WIDTHS = {
  cijeli: 'cijeli',
  datum: 'datum',
  tekst: 'tekst',
  odlomak: 'tekst',
  iznos: 'tekst',
  izbor: '',
  da_ne: '',
};

const Fields = ({ group: { fields }, counterpart }: FieldsProps) => (
  <div className={styles.fields}>
    {fields.map((name) => (
      <div key={name} className={styles[WIDTHS[FIELDS[name].kind]]}>
        <ContractInput name={name} />
        {name === 'salaryType' && <CounterpartLine counterpart={counterpart} />}
      </div>
    ))}
  </div>
);

const OTHER = { neto: 'Bruto', bruto: 'Neto' } as const;

/** The computed amount next to the typed one. */
function CounterpartLine({ counterpart }: { readonly counterpart: Feninga | null }) {
  const { salaryType } = useContract().contract;
  return (
    <output className="small unlessEmpty">
      {counterpart !== null && (
        <>
          {OTHER[salaryType]}: <strong>{formatAmount(counterpart)}</strong> KM, prema obračunu
        </>
      )}
    </output>
  );
}

/** The control of one field of the contract. */
function ContractInput({ name }: { readonly name: FieldName }) {
  const { contract, change, warnings, proposals } = useContract();
  const field: ContractField = FIELDS[name];
  const value = contract[name];
  const label = labelOf(name, contract);
  if (field.kind === 'izbor') return <ContractChoice name={name} field={field} />;
  if (field.kind === 'da_ne')
    return (
      <CheckboxInput
        id={fieldId(name)}
        label={label}
        isOn={value === true}
        onChange={(isOn) => change({ [name]: isOn })}
      />
    );
  const { kind, unit } = field;
  return (
    <PlainInput
      name={name}
      field={{ ...field, label: kind === 'cijeli' && unit ? `${label} (${unit})` : label }}
      value={value}
      proposal={proposals[name]}
      warnings={warnings}
      onValue={(given) => change({ [name]: kind === 'datum' && given === '' ? null : given })}
    />
  );
}

interface ContractChoiceProps {
  readonly name: FieldName;
  readonly field: Extract<ContractField, { readonly kind: 'izbor' }>;
}

/** A choice; of two options, both are visible. */
function ContractChoice({ name, field: { choices, hint } }: ContractChoiceProps) {
  const { contract, change } = useContract();
  const label = labelOf(name, contract);
  const text = String(contract[name]);
  const choose = (value: string) => change({ [name]: value });
  if (choices.length === 2)
    return <Segments label={label} segments={choices} value={text} onChange={choose} />;
  const named = choices.filter(({ value }) => value !== '');
  const isNeeded = named.length === choices.length;
  return (
    <ChoiceInput
      id={fieldId(name)}
      field={choiceField({ label, invalid: '', choices: named, ...(isNeeded && { missing: '' }) })}
      text={text}
      hint={hint}
      onText={choose}
    />
  );
}

interface ContractContext extends ContractReading {
  readonly contract: TypedContract;
  readonly change: (part: Partial<TypedContract>) => void;
}

const ContractContext = createContext<ContractContext | undefined>(undefined);

/** The contract, for its fields. */
function useContract(): ContractContext {
  const context = use(ContractContext);
  if (!context) throw new Error('contract field outside of its form');
  return context;
}
