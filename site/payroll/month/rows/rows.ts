import { entryOfField } from '@obracun/engine/payroll/api-request/entries.ts';
import { UNSTATED_SENIORITY } from '@obracun/engine/payroll/api-request/usual-rates.ts';
import { belowMinimumNotes, warningsIn } from '@obracun/engine/payroll/calculate/figures.ts';
import { illBaseNotes, raisedBaseNotes } from '@obracun/engine/payroll/calculate/raised-base.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { RateName, Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { MonthCalculation } from '../../calculation/month-calculator.ts';
import { isSettled, type WageOutcome } from '../../calculation/outcome.ts';
import { NAMELESS_WORKER } from '../../form/worker-name.tsx';
import { readEntry, writeEntryWithUnit } from '../../month-edits/read-entry.ts';

/** By worker and column: how what was typed there last was read, where that was not plain to see. */
export type ReadingNotes = ReadonlyMap<string, string>;

export const noteKey = (worker: string, column: string): string => `${worker} ${column}`;

/** One worker in a month: what was typed and what came of it. */
export interface MonthRow {
  readonly id: string;
  readonly worker: Worker;
  /** What was typed; undefined where nothing was. */
  readonly said: WorkerMonth | undefined;
  /** The same with what the register of absences says: what is calculated. */
  readonly counted?: WorkerMonth | undefined;
  /** What came of it last. */
  readonly outcome: WageOutcome | undefined;
  /** Something has changed since. */
  readonly isWaiting: boolean;
  readonly notes: ReadingNotes;
  /** Percentages it needs and nobody stated: the month is not closed with them. */
  readonly unstated?: readonly RateName[];
}

type UnstatedOf = (worker: Worker) => readonly RateName[];

const nothingUnstated: UnstatedOf = () => [];

/** @param counted the month with what the register of absences says; a closed one has it already */
export const rowsOf = (
  workers: readonly Worker[],
  month: PayrollMonth,
  calculated: Pick<MonthCalculation, 'outcomes' | 'waiting'> | undefined,
  notes: ReadingNotes,
  unstated: UnstatedOf = nothingUnstated,
  counted: PayrollMonth = month,
): readonly MonthRow[] =>
  workers.map((worker) => ({
    id: worker.id,
    worker,
    said: month.workers[worker.id],
    counted: counted.workers[worker.id],
    outcome: calculated?.outcomes.get(worker.id),
    isWaiting: calculated?.waiting.has(worker.id) ?? true,
    notes,
    unstated: unstated(worker),
  }));

export const isNameless = (worker: Worker): boolean => surnameFirst(worker) === '';

export const nameOf = (worker: Worker): string => surnameFirst(worker) || NAMELESS_WORKER;

/** What is wrong in a column of a row: what was typed there is no number, or the service refused what it asks for. */
export function errorIn({ said, outcome, isWaiting }: MonthRow, column: EntryName): string | undefined {
  const unread = said?.unread?.[column];
  if (unread !== undefined) return readEntry(column, unread).error;
  if (isWaiting || !outcome || isSettled(outcome)) return undefined;
  return outcome.issues.find(({ polje }) => entryOfField(polje) === column)?.poruka;
}

/** A worker's month as it is calculated. */
export const countedIn = ({ counted, said }: MonthRow): WorkerMonth | undefined => counted ?? said;

/** What counts in a column: as it was typed, or as the register of absences has it. */
export const valueIn = (row: MonthRow, column: EntryName): number | undefined =>
  countedIn(row)?.entries[column];

/** Where a column the register of absences speaks of has its value from; undefined where it does not speak of it. */
export function registerNote(row: MonthRow, column: EntryName): string | undefined {
  const registered = countedIn(row)?.registered?.entries[column];
  const typed = row.said?.registered ? valueIn(row, column) : row.said?.entries[column];
  if (registered === undefined || row.said?.unread?.[column] !== undefined) return undefined;
  if (typed === undefined || typed === registered) return FROM_REGISTER;
  return `Upisano ručno. Po evidenciji odsustava je ${writeEntryWithUnit(column, registered)}${row.said?.registered ? '.' : ': kad obrišete upisano, opet važi evidencija.'}`;
}

const FROM_REGISTER = 'Iz evidencije odsustava.';

/** Why a row has no wage, where that is about none of its columns. */
export function reasonOf({ said, outcome, isWaiting }: MonthRow): string | undefined {
  if (said?.unread || isWaiting || !outcome || isSettled(outcome)) return undefined;
  return outcome.issues.some(({ polje }) => entryOfField(polje)) ? undefined : outcome.reason;
}

/** What is to be known of all of a wage, beside its worker; the slip under it says the rest. */
export const noteOf = (row: MonthRow): string | undefined => ownNotes(row).join(' ') || undefined;

/** Everything to be checked in a wage before its month is closed, beside its deductions: each a sentence, none twice. */
export const warningsOf = (row: MonthRow): readonly string[] => {
  if (!isCalculated(row)) return [];
  const own = ownNotes(row);
  const isBaseExplained = illBaseNotes(row.outcome).length > 0;
  const ofAnswer = warningsIn(row.outcome.answer)
    .filter(({ polje }) => polje !== OF_ESTIMATE && !(isBaseExplained && polje === 'osnovica_doprinosa'))
    .map(({ poruka }) => poruka);
  return [...new Set([...own, ...ofAnswer])];
};

/** The month says once, above all rows, that it is an estimate. */
const OF_ESTIMATE = 'procjena';

const ownNotes = (row: MonthRow): readonly string[] =>
  isCalculated(row)
    ? [
        ...(isUnstated(row) ? [UNSTATED_SENIORITY] : []),
        ...belowMinimumNotes(row.outcome),
        ...raisedBaseNotes(row.outcome, countedIn(row)),
        ...illBaseNotes(row.outcome),
      ]
    : [];

type CalculatedRow = MonthRow & { readonly outcome: SettledWage };

const isCalculated = (row: MonthRow): row is CalculatedRow => isSettled(row.outcome) && !row.isWaiting;

/** True of a row that has a wage and still lacks a percentage: its service counts as nothing until one is stated. */
export const isUnstated = ({ outcome, unstated = [] }: MonthRow): boolean =>
  isSettled(outcome) && unstated.length > 0;

/** True of a wage below the least one. */
export const isBelowMinimum = ({ outcome, isWaiting }: MonthRow): boolean =>
  isSettled(outcome) && !isWaiting && belowMinimumNotes(outcome).length > 0;

/** True of a row that stays without a wage until somebody mends something. */
export const isWrong = ({ said, outcome, isWaiting }: MonthRow): boolean =>
  said?.unread !== undefined || (!isWaiting && outcome !== undefined && !isSettled(outcome));

/** Why a row keeps its month open; undefined where it does not, and while it is calculated. */
export function whyOpen(row: MonthRow): string | undefined {
  if (isWrong(row)) return row.outcome && !isSettled(row.outcome) ? row.outcome.reason : MARKED;
  return !row.isWaiting && isUnstated(row) ? UNSTATED_SENIORITY : undefined;
}

/** What was typed cannot be read: its cells say so. */
const MARKED = 'Ispravite označena polja.';
