import { formatAmount, formatDay, formatHundredths } from '../../../core/numbers/format.ts';
import { ABSENCE_KINDS, type Absence, type AbsencePayer } from '../../model/absence.ts';
import { surnameFirst } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import { type AbsenceField, absenceLabel } from '../import/absences/absence-columns.ts';
import { FUND_PAYMENT_TEXTS } from '../import/absences/read-absence-row.ts';

const PAYERS: Readonly<Record<AbsencePayer, string>> = { employer: 'firma', fund: 'fond', nobody: 'niko' };

type Cell = (absence: Absence, worker: Worker) => string;

const number = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Columns in the format of the import. */
const COLUMNS: readonly (readonly [field: AbsenceField, cell: Cell])[] = [
  ['jmbg', (_, { jmbg }) => jmbg],
  ['surnameFirst', (_, worker) => surnameFirst(worker)],
  ['kind', ({ kind }) => ABSENCE_KINDS[kind]],
  ['from', ({ from }) => formatDay(from)],
  ['to', ({ to }) => formatDay(to)],
  ['hours', ({ hours }) => (hours === undefined ? '' : formatHundredths(hours))],
  ['share', ({ share }) => (share === undefined ? '' : formatHundredths(share / 100))],
  ['employerDays', ({ employerDays }) => number(employerDays)],
  ['daysBefore', ({ daysBefore }) => number(daysBefore)],
  ['payer', ({ payer }) => (payer === undefined ? '' : PAYERS[payer])],
  ['fundPayment', ({ fundPayment }) => (fundPayment === undefined ? '' : FUND_PAYMENT_TEXTS[fundPayment])],
  ['fundShare', ({ fundShare }) => (fundShare === undefined ? '' : formatHundredths(fundShare / 100))],
  ['fundBase', ({ fundBase }) => (fundBase === undefined ? '' : formatAmount(fundBase))],
  ['report', ({ report }) => report],
  ['note', ({ note }) => note],
];

/** Absences as a table with headings. */
export function absenceRows(workers: readonly Worker[], absences: readonly Absence[]): string[][] {
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  return [
    COLUMNS.map(([field]) => absenceLabel(field)),
    ...absences.flatMap((absence) => {
      const worker = byId.get(absence.worker);
      return worker ? [COLUMNS.map(([, cell]) => cell(absence, worker))] : [];
    }),
  ];
}
