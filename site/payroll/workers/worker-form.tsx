import { amountField } from '@obracun/engine/core/field.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkEmail, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { ratesOf } from '@obracun/engine/payroll/api-request/rate-fields.ts';
import { type Firm, fullName } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Agreed, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { MUNICIPALITY_WORDS } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '../../fields/day/date-input.tsx';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId, focusField } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import type { Kept } from '../../storage/db/tables.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { sameJmbg, sameJmbgWords } from '../../storage/payroll/same-jmbg.ts';
import { saveWorker } from '../../storage/payroll/workers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { Typed } from '../../ui/typed.tsx';
import { noteRaise } from '../back-pay/raises.ts';
import { Choice } from '../form/choice.tsx';
import { EditForm } from '../form/edit-form.tsx';
import fields from '../form/fields.module.css';
import { MunicipalityInput } from '../form/municipality-input.tsx';
import { RateInputs } from '../form/rate-inputs.tsx';
import { useEditing } from '../form/use-editing.ts';
import { NAMELESS_WORKER } from '../form/worker-name.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER, type Place } from '../routing/place.ts';
import { DeductionFields } from './deduction-fields.tsx';
import { JobFields } from './job-fields.tsx';
import styles from './rows.module.css';
import { TaxFields } from './tax-fields.tsx';
import { useWorker, useWorkerText, WorkerContext } from './use-worker.ts';

interface WorkerFormProps {
  readonly firm: Firm;
  /** Month to return to. */
  readonly of: MonthOf;
  readonly kept: Kept<Worker>;
  readonly isNew: boolean;
  /** Of the firm. */
  readonly workers: readonly Kept<Worker>[];
}

/** Form of a worker; saving returns to the list. */
export function WorkerForm({ firm, of, kept, isNew, workers }: WorkerFormProps) {
  const editing = useEditing<Worker>({
    key: isNew ? `${firm.id}:${NEW_WORKER}` : kept.id,
    kept,
    isNew,
    put: async (worker, known) => {
      const saved = await saveWorker(inOrder(worker), known);
      if ('kept' in saved && !isNew) noteRaise(kept.content, saved.kept.content);
      return saved;
    },
  });
  const { draft, change } = editing;
  const list: Place = { ...of, section: 'radnici' };
  const same = sameJmbg(draft, workers);
  return (
    <WorkerContext value={{ worker: draft, change }}>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novi radnik' : <Typed or={NAMELESS_WORKER}>{fullName(draft)}</Typed>}
      </ArrivalHeading>
      <EditForm
        label="Podaci radnika"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na radnike</a>}
      >
        <PersonFields entity={firm.entity} jmbgError={same && upperFirst(sameJmbgWords(same))} />
        <JobFields entity={firm.entity} />
        <AgreedFields />
        <TaxFields firm={firm} />
        <RateFields firm={firm} />
        <DeductionFields />
        <NoteField />
      </EditForm>
    </WorkerContext>
  );
}

function NoteField() {
  const text = useWorkerText();
  return <TextInput {...text('note', 'Napomena, samo za vas')} rows={2} />;
}

/** The agreement in force is the last one already begun. */
const inOrder = (worker: Worker): Worker => ({
  ...worker,
  agreed: worker.agreed.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
});

/** Uplifts and the sick pay percentage, when they differ from the firm's. */
function RateFields({ firm }: { readonly firm: Firm }) {
  const { worker, change } = useWorker();
  return (
    <FormSection title="Uvećanja i bolovanje">
      <div className={fields.fields}>
        <RateInputs
          entity={firm.entity}
          of="radnik"
          rates={worker}
          names={ratesOf(firm.entity)}
          inherited={firm.defaults}
          hint={() => 'Prazno: kao u firmi.'}
          onRate={(name, rate) => change({ [name]: rate })}
        />
      </div>
    </FormSection>
  );
}

interface PersonFieldsProps {
  readonly entity: PayrollEntity;
  /** Reason why the JMBG is invalid. */
  readonly jmbgError: string | undefined;
}

/** Identity and bank account. */
function PersonFields({ entity, jmbgError }: PersonFieldsProps) {
  const { worker, change } = useWorker();
  const text = useWorkerText();
  return (
    <FormSection title="Radnik">
      <div className={fields.fields}>
        <TextInput {...text('lastName', 'Prezime')} required />
        <TextInput {...text('firstName', 'Ime')} required />
        <TextInput
          {...text('jmbg', 'JMBG')}
          error={jmbgError}
          warning={checkIdentifier('JMBG', worker.jmbg)}
        />
        <TextInput {...text('account', 'Račun radnika')} warning={checkBankAccount(worker.account)} />
        <TextInput {...text('address', 'Adresa')} />
        <MunicipalityInput
          id={fieldId('radnik.municipality')}
          label={`${MUNICIPALITY_WORDS[entity]} prebivališta`}
          value={worker.municipality}
          entity={entity}
          onValue={(municipality) => change({ municipality })}
        />
        <TextInput {...text('email', 'E-pošta')} warning={checkEmail(worker.email)} />
        <TextInput {...text('phone', 'Telefon')} />
      </div>
    </FormSection>
  );
}

/** Agreements by first day: a raise adds one, and earlier months keep theirs. */
function AgreedFields() {
  const { worker, change } = useWorker();
  const adder = useRef<HTMLButtonElement>(null);
  const { agreed } = worker;
  const set = (at: number, part: Partial<Agreed>) =>
    change({ agreed: agreed.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  const add = () => {
    const last = agreed.at(-1);
    flushSync(() =>
      change({ agreed: [...agreed, { from: '', kind: last?.kind ?? 'bruto', amount: last?.amount ?? 0 }] }),
    );
    focusField(`radnik.agreed.${agreed.length}.from`);
  };
  const remove = (at: number) => {
    change({ agreed: agreed.toSpliced(at, 1) });
    adder.current?.focus();
  };
  return (
    <FormSection title="Ugovorena plata">
      {agreed.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agreement has no other key
        <AgreedRow key={at} agreed={one} at={at} change={(part) => set(at, part)} remove={() => remove(at)} />
      ))}
      <div>
        <Button ref={adder} onClick={add}>
          <Plus aria-hidden="true" size={18} />{' '}
          {agreed.length === 0 ? 'Upiši ugovorenu platu' : 'Nova plata od nekog dana'}
        </Button>
      </div>
    </FormSection>
  );
}

const KINDS: Readonly<Record<Agreed['kind'], string>> = {
  bruto: 'bruto mjesečno',
  neto: 'neto mjesečno',
  satnica: 'bruto satnica',
};

const AMOUNT = amountField({
  label: 'Iznos',
  invalid: 'Upišite iznos, npr. 1.500,00.',
  missing: 'Upišite ugovoreni iznos.',
});

interface AgreedRowProps {
  readonly agreed: Agreed;
  /** Index in the list. */
  readonly at: number;
  readonly change: (part: Partial<Agreed>) => void;
  readonly remove: () => void;
}

/** Agreement from a day on. */
function AgreedRow({ agreed, at, change, remove }: AgreedRowProps) {
  const id = (name: keyof Agreed) => fieldId(`radnik.agreed.${at}.${name}`);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{nameOf(agreed, at)}</legend>
      <DateInput
        id={id('from')}
        label="Od kada"
        text={agreed.from}
        required
        onText={(from) => change({ from })}
      />
      <Choice
        id={id('kind')}
        label="Ugovoreno"
        words={KINDS}
        value={agreed.kind}
        isRequired
        onValue={(kind) => kind && change({ kind })}
      />
      <HeldInput
        id={id('amount')}
        field={AMOUNT}
        value={agreed.amount === 0 ? undefined : agreed.amount}
        onValue={(amount) => change({ amount: amount ?? 0 })}
      />
      <Button look="quiet" className={styles.remove} onClick={remove}>
        <Trash2 aria-hidden="true" size={16} /> Obriši
      </Button>
    </fieldset>
  );
}

const nameOf = ({ from, kind, amount }: Agreed, at: number): string =>
  from && amount ? `${KINDS[kind]} ${formatMoney(amount)} od ${formatDay(from)}` : `${at + 1}. ugovoreno`;
