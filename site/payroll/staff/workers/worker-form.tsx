import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkEmail, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import { withEdit } from '@obracun/engine/payroll/model/dated-worker.ts';
import { type Firm, fullName } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { ratesOf } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { insuredWithoutPay } from '@obracun/engine/payroll/month/api-request/without-pay.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { sameJmbg, sameJmbgText } from '../../../storage/payroll/same-jmbg.ts';
import { saveWorker } from '../../../storage/payroll/workers.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { noteRaise } from '../../month/back-pay/raises.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import fields from '../../ui/form/fields.module.css';
import { MunicipalityInput } from '../../ui/form/municipality-input.tsx';
import { RateInputs } from '../../ui/form/rate-inputs.tsx';
import type { SomeOf } from '../../ui/form/some-of.ts';
import { useEditing } from '../../ui/form/use-editing.ts';
import { useFieldFocus } from '../../ui/form/use-field-focus.ts';
import { NAMELESS_WORKER } from '../../ui/form/worker-name.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER, type Place } from '../../ui/routing/place.ts';
import { AccountParts } from './account-parts.tsx';
import { AgreedFields } from './agreed-fields.tsx';
import { ChangeDayFields, dayOfChange, useChangeDay } from './change-day.tsx';
import { DeductionFields } from './deduction-fields.tsx';
import { HistoryFields } from './history-fields.tsx';
import { JobFields } from './job-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useWorker, useWorkerText, WorkerContext } from './use-worker.ts';

interface WorkerFormProps {
  readonly firm: Firm;
  /** Month to return to. */
  readonly of: MonthOf;
  readonly stored: StoredRecord<Worker>;
  readonly isNew: boolean;
  /** Of the firm. */
  readonly workers: readonly StoredRecord<Worker>[];
  /** The field that takes the focus. */
  readonly field?: string | undefined;
}

/** Form of a worker; saving returns to the list. */
export function WorkerForm({ firm, of, stored, isNew, workers, field }: WorkerFormProps) {
  const changeDay = useChangeDay(of);
  const editing = useEditing<Worker>({
    key: isNew ? `${firm.id}:${NEW_WORKER}` : stored.id,
    stored,
    isNew,
    read: readWorker,
    put: async (worker, known) => {
      const dated = isNew ? worker : withEdit(stored.content, worker, dayOfChange(changeDay.day));
      const saved = await saveWorker(inOrder(dated), known);
      if ('stored' in saved && !isNew) noteRaise(stored.content, saved.stored.content);
      return saved;
    },
  });
  const { draft, change } = editing;
  useFieldFocus(field && `radnik.${field}`);
  const list: Place = { ...of, section: 'radnici' };
  const same = sameJmbg(draft, workers);
  const hasPay = insuredWithoutPay(firm.entity, draft) === undefined;
  return (
    <WorkerContext value={{ worker: draft, change, replace: (worker) => change(replacing(draft, worker)) }}>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novi radnik' : <Typed or={NAMELESS_WORKER}>{fullName(draft)}</Typed>}
      </ArrivalHeading>
      <EditForm
        label="Podaci radnika"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na radnike</a>}
      >
        <PersonFields entity={firm.entity} jmbgError={same && upperFirst(sameJmbgText(same))} />
        <JobFields entity={firm.entity} />
        <StatusFields entity={firm.entity} />
        {(hasPay || draft.agreed.length > 0) && <AgreedFields firm={firm} />}
        <TaxFields firm={firm} />
        {hasPay && <RateFields firm={firm} />}
        {(hasPay || draft.deductions.length > 0) && <DeductionFields entity={firm.entity} />}
        <NoteField />
        {!isNew && <HistoryFields entity={firm.entity} />}
        {!isNew && (
          <ChangeDayFields
            entity={firm.entity}
            before={stored.content}
            draft={draft}
            day={changeDay.day}
            change={changeDay.change}
          />
        )}
      </EditForm>
    </WorkerContext>
  );
}

/** A part that makes one worker of another: what the other lacks is removed. */
const replacing = (before: Worker, after: Worker): SomeOf<Worker> => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
  ...after,
});

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
          hint={() => 'Samo ako nije kao u firmi.'}
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
        <div className="whole">
          <AccountParts />
        </div>
        <TextInput {...text('address', 'Adresa')} />
        <MunicipalityInput
          id={fieldId('radnik.municipality')}
          label={`${MUNICIPALITY_TEXT[entity]} prebivališta`}
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
