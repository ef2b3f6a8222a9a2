import { dayOf } from '@obracun/engine/core/days/day.ts';
import { percent, sumOf } from '@obracun/engine/core/numbers/money.ts';
import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { payoutKindNotes } from '@obracun/engine/payroll/forms/federal/payout-kind.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { RateName, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { entryOfField } from '@obracun/engine/payroll/month/api-request/entries.ts';
import { transportIn } from '@obracun/engine/payroll/month/api-request/transport.ts';
import { seniorityOn, UNSTATED_SENIORITY } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { insuredWithoutPay } from '@obracun/engine/payroll/month/api-request/without-pay.ts';
import { belowMinimumNotes, warningsIn } from '@obracun/engine/payroll/month/calculate/figures.ts';
import { illBaseNotes, raisedBaseNotes } from '@obracun/engine/payroll/month/calculate/raised-base.ts';
import { statusNotes } from '@obracun/engine/payroll/month/calculate/status-notes.ts';
import { numberKindOf } from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import { NAMELESS_WORKER } from '../../ui/form/worker-name.tsx';
import type { MonthCalculation } from '../calculation/month-calculator.ts';
import { isSettled, type WageOutcome } from '../calculation/outcome.ts';
import type { StoredWages } from '../calculation/stored-wages.ts';
import { readEntry, writeEntryWithUnit } from '../edits/read-entry.ts';

/** Interpretations of the last entries by worker and column, when not obvious. */
export type ReadingNotes = ReadonlyMap<string, string>;

export const noteKey = (worker: string, column: string): string => `${worker} ${column}`;

/** One worker in a month: entries and result. */
export interface MonthRow {
  readonly id: string;
  readonly worker: Worker;
  /** Entries; undefined when there are none. */
  readonly inputs: WorkerMonth | undefined;
  /** Entries merged with the absence register: input of the calculation. */
  readonly counted?: WorkerMonth | undefined;
  /** Last result. */
  readonly outcome: WageOutcome | undefined;
  /** True when the result is outdated. */
  readonly isWaiting: boolean;
  readonly notes: ReadingNotes;
  /** Missing percentages, which block closing. */
  readonly unstated?: readonly RateName[];
  /** The result is that of the last closing: why the present rules give none. */
  readonly storedBecause?: string | undefined;
}

type UnstatedOf = (worker: Worker) => readonly RateName[];

const nothingUnstated: UnstatedOf = () => [];

/** @param counted the month merged with the absence register; a closed one already is */
export const rowsOf = (
  workers: readonly Worker[],
  month: PayrollMonth,
  calculated: (Pick<MonthCalculation, 'outcomes' | 'waiting'> & Partial<StoredWages>) | undefined,
  notes: ReadingNotes,
  unstated: UnstatedOf = nothingUnstated,
  counted: PayrollMonth = month,
): readonly MonthRow[] =>
  workers.map((worker) => ({
    id: worker.id,
    worker,
    inputs: month.workers[worker.id],
    counted: counted.workers[worker.id],
    outcome: calculated?.outcomes.get(worker.id),
    isWaiting: calculated?.waiting.has(worker.id) ?? true,
    notes,
    unstated: unstated(worker),
    storedBecause: calculated?.stored?.get(worker.id),
  }));

export const isNameless = (worker: Worker): boolean => surnameFirst(worker) === '';

export const nameOf = (worker: Worker): string => surnameFirst(worker) || NAMELESS_WORKER;

/** Error of a cell: the entry is no number, or the service refused it. */
export function errorIn({ inputs, outcome, isWaiting }: MonthRow, column: EntryName): string | undefined {
  const unread = inputs?.unread?.[column];
  if (unread !== undefined) return readEntry(column, unread).error;
  if (isWaiting || !outcome || isSettled(outcome)) return undefined;
  return outcome.issues.find(({ polje }) => entryOfField(polje) === column)?.poruka;
}

/** Worker's month as input of the calculation. */
export const countedIn = ({ counted, inputs }: MonthRow): WorkerMonth | undefined => counted ?? inputs;

/** Effective value of a column: the entry, or the value of the absence register. */
export const valueIn = (row: MonthRow, column: EntryName): number | undefined =>
  countedIn(row)?.entries[column];

/** Source of a value that the absence register covers; undefined for other columns. */
export function registerNote(row: MonthRow, column: EntryName): string | undefined {
  const registered = countedIn(row)?.registered?.entries[column];
  const typed = row.inputs?.registered ? valueIn(row, column) : row.inputs?.entries[column];
  if (registered === undefined || row.inputs?.unread?.[column] !== undefined) return undefined;
  if (typed === undefined || typed === registered) return FROM_REGISTER;
  return `Upisano ručno. Po evidenciji odsustava je ${writeEntryWithUnit(column, registered)}${row.inputs?.registered ? '.' : ': obrišite upisano da važi evidencija.'}`;
}

/** How a kind of pay is split at its untaxed limit. */
export function payNote({ outcome, isWaiting }: MonthRow, column: EntryName): string | undefined {
  if (!isSettled(outcome) || isWaiting) return undefined;
  const note = outcome.pays?.find(({ kind }) => kind === column)?.note;
  return note && `${upperFirst(note)}.`;
}

const FROM_REGISTER = 'Iz evidencije odsustava.';

/** Reason why a row has no wage, when not tied to a column. */
export function reasonOf({ inputs, outcome, isWaiting }: MonthRow): string | undefined {
  if (inputs?.unread || isWaiting || !outcome || isSettled(outcome)) return undefined;
  return outcome.issues.some(({ polje }) => entryOfField(polje)) ? undefined : outcome.reason;
}

/** Notes on a whole wage, beside its worker; the slip has the rest. */
export const noteOf = (row: MonthRow): string | undefined => ownNotes(row).join(' ') || undefined;

/** Distinct warnings about a wage before closing, without those about deductions. */
export const warningsOf = (row: MonthRow): readonly string[] => {
  if (!isCalculated(row)) return [];
  const own = ownNotes(row);
  const isBaseExplained = illBaseNotes(row.outcome).length > 0;
  const ofAnswer = (hasPay(row) ? warningsIn(row.outcome.answer) : [])
    .filter(({ polje }) => polje !== OF_ESTIMATE && !(isBaseExplained && polje === 'osnovica_doprinosa'))
    .filter(({ polje }) => polje !== OF_UNTAXED || hasUntyped(row.outcome))
    .filter(({ polje }) => polje !== OF_SENIORITY || isAtMostSeniority(row.outcome))
    .map(({ poruka }) => poruka);
  return [...new Set([...own, ...ofAnswer])];
};

/** The call knows no kinds: its limits are about untaxed pay without one. */
const OF_UNTAXED = 'neoporezivo';
const hasUntyped = ({ pays }: SettledWage): boolean => pays?.some(({ kind }) => kind === 'untaxed') ?? true;

/** The firm stated the rate: only the maximum of the law is doubtful, where it lowers the pay. */
const OF_SENIORITY = 'minuli_rad';
const isAtMostSeniority = ({
  entity,
  request: { minuli_proc, staz, godina, mjesec },
}: SettledWage): boolean =>
  typeof minuli_proc !== 'number' ||
  percent(minuli_proc) * Number(staz) > seniorityOn(entity, dayOf(Number(godina), Number(mjesec))).najvise;

/** Estimate warning, shown once above all rows. */
const OF_ESTIMATE = 'procjena';

const ownNotes = (row: MonthRow): readonly string[] =>
  isCalculated(row)
    ? [
        ...(row.storedBecause === undefined ? [] : [`${UNREDUCED_WAGE} ${row.storedBecause}`]),
        ...(isUnstated(row) ? [UNSTATED_SENIORITY] : []),
        ...(hasPay(row) ? belowMinimumNotes(row.outcome) : []),
        ...statusNotes(row.outcome),
        ...transportNotes(row),
        ...raisedBaseNotes(row.outcome, countedIn(row)),
        ...illBaseNotes(row.outcome),
        ...payoutKindNotes(row.outcome, countedIn(row)),
        ...(row.outcome.unpaidRefunds ?? []),
      ]
    : [];

const UNREDUCED_WAGE = 'Ostaju iznosi ranijeg zaključenja: po današnjim pravilima nema obračuna.';

/** Why transport is less than the monthly amount, where the wage has it so: a closing of an earlier version paid it whole. */
function transportNotes(row: CalculatedRow): readonly string[] {
  const { entity, worker, pays, request } = row.outcome;
  if (!pays || !hasPay(row)) return [];
  const month = { year: Number(request.godina), month: Number(request.mjesec) };
  const { amount, note } = transportIn(entity, worker, countedIn(row) ?? { entries: {} }, month);
  const paid = sumOf(
    pays.filter(({ kind }) => kind === 'transport'),
    ({ taxed, untaxed }) => taxed + untaxed,
  );
  return note !== undefined && paid === amount ? [note] : [];
}

/** False for a worker without pay, whose call is only of its contributions. */
const hasPay = ({ outcome: { entity, worker } }: CalculatedRow): boolean =>
  insuredWithoutPay(entity, worker) === undefined;

type CalculatedRow = MonthRow & { readonly outcome: SettledWage };

const isCalculated = (row: MonthRow): row is CalculatedRow => isSettled(row.outcome) && !row.isWaiting;

/** True when a wage lacks a percentage: years of service count as zero until it is stated. */
export const isUnstated = ({ outcome, unstated = [] }: MonthRow): boolean =>
  isSettled(outcome) && unstated.length > 0;

/** True when a wage is below the minimum wage. */
export const isBelowMinimum = ({ outcome, isWaiting }: MonthRow): boolean =>
  isSettled(outcome) &&
  !isWaiting &&
  insuredWithoutPay(outcome.entity, outcome.worker) === undefined &&
  belowMinimumNotes(outcome).length > 0;

/** True when a row has no wage until an error is corrected. */
export const isWrong = ({ inputs, outcome, isWaiting }: MonthRow): boolean =>
  inputs?.unread !== undefined || (!isWaiting && outcome !== undefined && !isSettled(outcome));

/** Reason why a row blocks closing; undefined when it does not, or is pending. */
export function whyOpen(row: MonthRow): string | undefined {
  if (row.inputs?.unread) return unreadText(row.inputs.unread);
  if (isWrong(row) && row.outcome && !isSettled(row.outcome)) return row.outcome.reason;
  return !row.isWaiting && isUnstated(row) ? UNSTATED_SENIORITY : undefined;
}

/** `„9x“ nije broj sati.` */
const unreadText = (unread: NonNullable<WorkerMonth['unread']>): string =>
  Object.entries(unread)
    .map(([column, text]) => `„${text}“ nije ${EXPECTED[numberKindOf(column as EntryName)]}.`)
    .join(' ');

const EXPECTED: Readonly<Record<ReturnType<typeof numberKindOf>, string>> = {
  sati: 'broj sati',
  dani: 'broj dana',
  iznos: 'iznos',
  posto: 'procenat',
  koeficijent: 'koeficijent',
  cijeli: 'cijeli broj',
};
