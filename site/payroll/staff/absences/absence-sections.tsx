import { isDay } from '@obracun/engine/core/days/day.ts';
import { hoursField, percentField, wholeField } from '@obracun/engine/core/field.ts';
import { formatDay, formatHundredths, formatRate } from '@obracun/engine/core/numbers/format.ts';
import {
  ABSENCE_KINDS,
  type Absence,
  type AbsencePayer,
  isCounted,
  isPayerAsked,
} from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { counterOf } from '@obracun/engine/payroll/staff/absences/counter.ts';
import type { AbsenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import { dailyHoursOf } from '@obracun/engine/payroll/staff/absences/spells.ts';
import { absenceTerms } from '@obracun/engine/payroll/staff/absences/terms.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { FormRow, RecordEdit, RecordSection } from '../../ui/form/record-rows.ts';
import { LawLine } from '../../ui/law-line.tsx';
import { WorkerChoice } from './worker-choice.tsx';

/** What the form of an absence knows beside it. */
export interface AboutAbsence {
  readonly firm: Firm;
  /** Undefined until chosen. */
  readonly worker: Worker | undefined;
  readonly workers: readonly Worker[];
  /** All absences of the firm. */
  readonly all: readonly Absence[];
  /** Shown ones. */
  readonly problems: AbsenceProblems;
}

/** The form of an absence: who and when, hours and who pays. */
export const absenceSections = (
  about: AboutAbsence,
  edit: RecordEdit<Absence>,
): readonly RecordSection<Absence>[] => [
  { title: 'Ko i kada', rows: dayRows(about, edit) },
  {
    title: 'Sati i ko plaća',
    when: about.worker !== undefined,
    rows: about.worker ? payRows(about.worker, about, edit.draft) : [],
  },
];

export const NOTES: RecordSection<Absence> = {
  title: 'Napomene',
  rows: [
    { kind: 'text', name: 'report', label: 'Broj doznake ili rješenja' },
    { kind: 'text', name: 'note', label: 'Napomena, samo za vas' },
  ],
};

/** Worker, kind, first and last day. */
const dayRows = (
  { workers, problems }: AboutAbsence,
  { draft, change }: RecordEdit<Absence>,
): readonly FormRow<Absence>[] => [
  {
    cell: (
      <WorkerChoice
        id={fieldId('odsustvo.worker')}
        label="Radnik"
        emptyLabel="Izaberite radnika"
        workers={workers}
        value={draft.worker}
        error={problems.worker}
        onValue={(worker) => change({ worker })}
      />
    ),
  },
  { kind: 'choice', name: 'kind', label: 'Vrsta odsustva', labels: ABSENCE_KINDS, required: true },
  [
    { kind: 'day', name: 'from', label: 'Prvi dan', error: problems.from, required: true },
    { kind: 'day', name: 'to', label: 'Posljednji dan', error: problems.to, required: true },
  ],
];

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

/** Hours, payer and percentage, by law or as typed. */
function payRows(
  worker: Worker,
  { firm: { entity }, all, problems }: AboutAbsence,
  draft: Absence,
): readonly FormRow<Absence>[] {
  const { kind } = draft;
  const day = isDay(draft.from) ? draft.from : undefined;
  const daily = day && dailyHoursOf(worker, entity, { year: Number(day.slice(0, 4)), month: 1 });
  return [
    {
      kind: 'number',
      name: 'hours',
      field: HOURS,
      placeholder: daily ? formatHundredths(daily) : undefined,
      hint: 'Ako ne upišete, uzima se cijeli radni dan.',
      error: problems.hours,
    },
    {
      kind: 'choice',
      name: 'payer',
      when: isPayerAsked(kind),
      label: 'Ko plaća',
      labels: PAYERS,
      error: problems.payer,
    },
    ...(isCounted(kind) && day ? countedRows(entity, draft, problems, othersOf(worker, draft, all)) : []),
  ];
}

/** Other absences of the worker. */
export const othersOf = (worker: Worker, draft: Absence, all: readonly Absence[]): readonly Absence[] =>
  all.filter(({ id, worker: of }) => of === worker.id && id !== draft.id);

/** Days paid by the employer, days already used, and the percentage of pay, with the law they are from. */
function countedRows(
  entity: PayrollEntity,
  draft: Absence,
  problems: AbsenceProblems,
  others: readonly Absence[],
): readonly FormRow<Absence>[] {
  const terms = absenceTerms(entity, draft.kind, draft.from);
  const { daysBefore: _, ...untyped } = draft;
  const counter = counterOf(untyped, others, entity);
  const days = counterOf(draft, others, entity);
  return [
    {
      kind: 'number',
      name: 'employerDays',
      field: EMPLOYER_DAYS,
      placeholder: days?.employerDays === undefined ? undefined : String(days.employerDays),
      error: problems.employerDays,
      hint: days?.fundFrom
        ? `Od ${formatDay(days.fundFrom)} na teret fonda.`
        : 'Kalendarski dani. Poslije njih plaća fond.',
    },
    {
      kind: 'number',
      name: 'daysBefore',
      field: DAYS_BEFORE,
      placeholder: String(counter?.daysBefore ?? 0),
      hint: counter?.continued
        ? `Nastavlja se na odsustvo ${spanOf(counter.continued)}. Ako je novo, upišite 0.`
        : 'Ako se nastavlja na neupisano bolovanje.',
    },
    {
      kind: 'number',
      name: 'share',
      field: SHARE,
      placeholder: terms.share === undefined ? undefined : formatRate(terms.share).replace(' %', ''),
      error: problems.share,
      hint: draft.kind === 'illness' ? 'Ako ne upišete, uzima se procenat radnika ili firme.' : undefined,
    },
    { block: <LawLine source={terms.source} className="soft" /> },
  ];
}

const spanOf = ({ from, to }: Absence): string => `od ${formatDay(from)} do ${formatDay(to)}`;
