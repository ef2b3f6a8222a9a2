import { isDay } from '@obracun/engine/core/days/day.ts';
import { hoursField, percentField, wholeField } from '@obracun/engine/core/field.ts';
import { formatDay, formatHundredths, formatRate } from '@obracun/engine/core/numbers/format.ts';
import {
  ABSENCE_KINDS,
  type Absence,
  type AbsencePayer,
  isCounted,
  isPayerAsked,
  payerOf,
} from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { counterOf } from '@obracun/engine/payroll/staff/absences/counter.ts';
import { type AbsenceProblems, absenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import { dailyHoursOf } from '@obracun/engine/payroll/staff/absences/spells.ts';
import { absenceTerms } from '@obracun/engine/payroll/staff/absences/terms.ts';
import { useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveAbsence } from '../../../storage/payroll/absences.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import fields from '../../ui/form/fields.module.css';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { useEditing } from '../../ui/form/use-editing.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, type Place } from '../../ui/routing/place.ts';
import { AbsenceMonths } from './absence-months.tsx';
import { FundFields } from './fund-fields.tsx';
import { WorkerChoice } from './worker-choice.tsx';

interface AbsenceFormProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly stored: StoredRecord<Absence>;
  readonly isNew: boolean;
  readonly workers: readonly Worker[];
  /** All absences of the firm. */
  readonly all: readonly Absence[];
  /** Target after saving. */
  readonly list: Place;
  readonly onStored: (absence: Absence) => void;
}

/** Form of an absence, with its effect on each month. */
export function AbsenceForm({ firm, stored, isNew, workers, all, list, onStored }: AbsenceFormProps) {
  const [isAsked, setAsked] = useState(false);
  const editing = useEditing<Absence>({
    key: isNew ? `odsustvo ${firm.id} novo` : `odsustvo ${stored.id}`,
    stored,
    isNew,
    read: readAbsence,
    put: async (absence, known) => {
      setAsked(true);
      const saved = await saveAbsence(withoutStray(absence), known);
      if ('stored' in saved) onStored(saved.stored.content);
      return saved;
    },
  });
  const { draft, change } = editing;
  const worker = workers.find(({ id }) => id === draft.worker);
  const problems = absenceProblems(draft, worker, all, firm.entity);
  const isWhole = isDay(draft.from) && isDay(draft.to);
  const shown = isAsked || isWhole ? problems : {};
  return (
    <>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novo odsustvo' : 'Odsustvo'}
      </ArrivalHeading>
      <EditForm
        label="Podaci odsustva"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na odsustva</a>}
      >
        <DayFields draft={draft} change={change} problems={shown} workers={workers} />
        {worker && (
          <PayFields firm={firm} worker={worker} draft={draft} change={change} problems={shown} all={all} />
        )}
        {worker && isWhole && (
          <FundPart firm={firm} worker={worker} draft={draft} change={change} problems={shown} all={all} />
        )}
        <FormSection title="Napomene">
          <div className={fields.fields}>
            <TextInput
              id={fieldId('odsustvo.report')}
              label="Broj doznake ili rješenja"
              text={draft.report}
              onText={(report) => change({ report })}
            />
            <TextInput
              id={fieldId('odsustvo.note')}
              label="Napomena, samo za vas"
              text={draft.note}
              onText={(note) => change({ note })}
            />
          </div>
        </FormSection>
        {worker && isWhole && Object.keys(problems).length === 0 && (
          <AbsenceMonths firm={firm} worker={worker} absence={draft} all={all} />
        )}
      </EditForm>
    </>
  );
}

/** Drops fields of a previously chosen kind. */
const withoutStray = (absence: Absence): Absence =>
  withPart(absence, {
    ...(!isCounted(absence.kind) && { share: undefined, employerDays: undefined, daysBefore: undefined }),
    ...(!isPayerAsked(absence.kind) && { payer: undefined }),
  });

interface Fields {
  readonly draft: Absence;
  readonly change: (part: SomeOf<Absence>) => void;
  readonly problems: AbsenceProblems;
}

/** Worker, kind, first and last day. */
const DayFields = ({ draft, change, problems, workers }: Fields & Pick<AbsenceFormProps, 'workers'>) => (
  <FormSection title="Ko i kada">
    <div className={fields.fields}>
      <WorkerChoice
        id={fieldId('odsustvo.worker')}
        label="Radnik"
        emptyLabel="Izaberite radnika"
        workers={workers}
        value={draft.worker}
        error={problems.worker}
        onValue={(worker) => change({ worker })}
      />
      <Choice
        id={fieldId('odsustvo.kind')}
        label="Vrsta odsustva"
        labels={ABSENCE_KINDS}
        value={draft.kind}
        isRequired
        onValue={(kind) => kind && change({ kind })}
      />
      <div className={fields.pair}>
        <DateInput
          id={fieldId('odsustvo.from')}
          label="Prvi dan"
          text={draft.from}
          error={problems.from}
          required
          onText={(from) => change({ from })}
        />
        <DateInput
          id={fieldId('odsustvo.to')}
          label="Posljednji dan"
          text={draft.to}
          error={problems.to}
          required
          onText={(to) => change({ to })}
        />
      </div>
    </div>
  </FormSection>
);

const HOURS = hoursField({ label: 'Sati po danu', invalid: 'Upišite sate od 0 do 24, npr. 4.', max: 24 });
const SHARE = percentField({ label: 'Koliki dio plaća firma', invalid: 'Upišite procenat, npr. 80.' });
const EMPLOYER_DAYS = wholeField({
  label: 'Prvih dana plaća firma',
  invalid: 'Upišite cijeli broj dana, npr. 30.',
});
const DAYS_BEFORE = wholeField({
  label: 'Dana istog bolovanja ranije',
  invalid: 'Upišite cijeli broj dana, npr. 12.',
});

const PAYERS: Readonly<Record<AbsencePayer, string>> = {
  employer: 'Firma, kao da radi',
  fund: 'Fond',
  nobody: 'Niko (neplaćeno)',
};

interface PayFieldsProps extends Fields {
  readonly firm: Firm;
  readonly worker: Worker;
  readonly all: readonly Absence[];
}

/** Payer and percentage, by law or as typed. */
function PayFields({ firm, worker, draft, change, problems, all }: PayFieldsProps) {
  const { kind } = draft;
  const day = isDay(draft.from) ? draft.from : undefined;
  const daily = day && dailyHoursOf(worker, firm.entity, { year: Number(day.slice(0, 4)), month: 1 });
  return (
    <FormSection title="Sati i ko plaća">
      <div className={fields.fields}>
        <HeldInput
          id={fieldId('odsustvo.hours')}
          field={HOURS}
          value={draft.hours}
          placeholder={daily ? formatHundredths(daily) : undefined}
          hint="Ako ne upišete, uzima se cijeli radni dan."
          error={problems.hours}
          onValue={(hours) => change({ hours })}
        />
        {isPayerAsked(kind) && (
          <Choice
            id={fieldId('odsustvo.payer')}
            label="Ko plaća"
            labels={PAYERS}
            value={draft.payer}
            error={problems.payer}
            onValue={(payer) => change({ payer })}
          />
        )}
        {isCounted(kind) && day && (
          <CountedFields
            entity={firm.entity}
            draft={draft}
            change={change}
            problems={problems}
            others={all.filter(({ id, worker: of }) => of === worker.id && id !== draft.id)}
          />
        )}
      </div>
      {isCounted(kind) && day && <LawLine entity={firm.entity} draft={draft} />}
    </FormSection>
  );
}

interface CountedFieldsProps extends Fields {
  readonly entity: PayrollEntity;
  /** Of the same worker. */
  readonly others: readonly Absence[];
}

/** Days paid by the employer, days already used, and the percentage of pay. */
function CountedFields({ entity, draft, change, problems, others }: CountedFieldsProps) {
  const terms = absenceTerms(entity, draft.kind, draft.from);
  const { daysBefore: _, ...untyped } = draft;
  const counter = counterOf(untyped, others, entity);
  const days = counterOf(draft, others, entity);
  return (
    <>
      <HeldInput
        id={fieldId('odsustvo.employerDays')}
        field={EMPLOYER_DAYS}
        value={draft.employerDays}
        placeholder={days?.employerDays === undefined ? undefined : String(days.employerDays)}
        error={problems.employerDays}
        hint={
          days?.fundFrom
            ? `Od ${formatDay(days.fundFrom)} na teret fonda.`
            : 'Kalendarski dani. Poslije njih plaća fond.'
        }
        onValue={(employerDays) => change({ employerDays })}
      />
      <HeldInput
        id={fieldId('odsustvo.daysBefore')}
        field={DAYS_BEFORE}
        value={draft.daysBefore}
        placeholder={String(counter?.daysBefore ?? 0)}
        hint={
          counter?.continued
            ? `Nastavlja se na odsustvo ${spanOf(counter.continued)}. Ako je novo, upišite 0.`
            : 'Ako se nastavlja na neupisano bolovanje.'
        }
        onValue={(daysBefore) => change({ daysBefore })}
      />
      <HeldInput
        id={fieldId('odsustvo.share')}
        field={SHARE}
        value={draft.share}
        placeholder={terms.share === undefined ? undefined : formatRate(terms.share).replace(' %', '')}
        error={problems.share}
        hint={draft.kind === 'illness' ? 'Ako ne upišete, uzima se procenat radnika ili firme.' : undefined}
        onValue={(share) => change({ share })}
      />
    </>
  );
}

/** Fields of days at a fund's cost, when there are any. */
function FundPart({ firm, worker, draft, all, ...rest }: PayFieldsProps) {
  const others = all.filter(({ id, worker: of }) => of === worker.id && id !== draft.id);
  const counter = counterOf(draft, others, firm.entity);
  const isOfFund = counter ? counter.fundFrom !== undefined : payerOf(draft) === 'fund';
  if (!isOfFund) return null;
  return (
    <FundFields firm={firm} worker={worker} draft={draft} daysBefore={counter?.daysBefore ?? 0} {...rest} />
  );
}

const spanOf = ({ from, to }: Absence): string => `od ${formatDay(from)} do ${formatDay(to)}`;

/** Source of the days and the percentage, with its certainty. */
function LawLine({ entity, draft }: { readonly entity: PayrollEntity; readonly draft: Absence }) {
  const { source } = absenceTerms(entity, draft.kind, draft.from);
  if (!source) return null;
  return (
    <p className="soft">
      {[source.propis, source.glasilo && `(${source.glasilo})`, source.clan].filter(Boolean).join(' ')}.{' '}
      <CertaintyMark level={source.pouzdanost} />
    </p>
  );
}
