import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import { paidOut } from '@obracun/engine/payroll/month/payouts/paid-in.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { columnOf } from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { absencesOf } from '../../../storage/payroll/absences.ts';
import { closedMonthOf } from '../../../storage/payroll/closing.ts';
import { type MonthOf, monthsAway, saveWorkerMonths, withChanges } from '../../../storage/payroll/months.ts';
import { openMonthBefore } from '../../../storage/payroll/use-stored.ts';
import { WageRequestFailed } from '../../month/calculation/request-wages.ts';
import { workersIn } from '../../month/calculation/settled-of.ts';
import { close } from '../../month/closing/close.ts';
import { calculateStored, readStoredMonth, type StoredMonth } from '../../month/closing/stored-month.ts';
import type { MonthChange } from '../../month/edits/change.ts';
import { changeOfCopies, copiesOf, NOTHING_CHOSEN, type WorkerCopy } from '../../month/edits/copy.ts';
import { monthName } from '../../ui/month-chooser.tsx';
import { type MonthSummary, summaryOfOpen } from './overview-firms.ts';

/** A month of a firm that may be closed as the month before it. */
export interface Unchanged {
  readonly of: MonthOf;
  readonly name: string;
  readonly workers: number;
  readonly summary: MonthSummary;
  /** Paid in the month before. */
  readonly before: number;
  /** Recurring entries of the month before, for workers without entries. */
  readonly change: MonthChange;
  /** Labels of entries of the month before that happened once, and are not copied. */
  readonly once: readonly string[];
}

/** Why a month of a firm has to be opened first, as a sentence. */
export interface ToOpen {
  /** The month to open: this one, or an earlier one that is not closed. */
  readonly of: MonthOf;
  readonly name: string;
  readonly reason: string;
}

/**
 * Calculates a month with the recurring entries of the month before it; writes nothing.
 * @throws WageRequestFailed, KeepingFailed
 */
export async function prepareUnchanged(of: MonthOf): Promise<Unchanged | ToOpen | undefined> {
  const { stored, earlier, absences, openBefore } = await withDatabase(async (db) => ({
    stored: await readStoredMonth(db, of),
    earlier: (await closedMonthOf(db, monthsAway(of, -1)))?.content.settled,
    absences: (await absencesOf(db, of.firm)).map(({ content }) => content),
    openBefore: await openMonthBefore(db, monthId(of.firm, of.year, of.month)),
  }));
  if (!stored || stored.workers.length === 0 || stored.typed.isClosed) return undefined;
  const { firm, workers, typed, month } = stored;
  const toOpen = (reason: string): ToOpen => ({ of, name: firm.name, reason });
  if (firm.lock) return toOpen('Firma je zaključana.');
  if (!earlier) return toOpen('Prošli mjesec nije zaključen, pa se nema šta prepisati.');
  if (openBefore)
    return {
      ...toOpen(`Ranije nije zaključen: ${monthName(openBefore)} Zaključite prvo njega.`),
      of: openBefore,
    };
  const copies = copiesOf(earlier.month, typed, workersIn(workers, month), firm);
  if (copies.some(({ fund }) => fund))
    return toOpen('Prošli mjesec je neko bio na teret fonda: upišite je li i sada.');
  const change = changeOfCopies(copies, typed.workers, NOTHING_CHOSEN);
  const next = { ...typed, workers: withChanges(typed.workers, change) };
  const copied: StoredMonth = { ...stored, typed: next, month: withAbsences(firm, workers, next, absences) };
  const calculated = await calculateStored(copied);
  const summary = summaryOfOpen(calculated);
  if (!calculated.isReady)
    return toOpen(
      summary.problems > 0
        ? `Za ispraviti: ${summary.problems}.`
        : 'Dio podataka ovog mjeseca se ne može pročitati.',
    );
  return {
    of,
    name: firm.name,
    workers: calculated.rows.length,
    summary,
    before: sumOf(earlier.wages, paidOut),
    change,
    once: [...new Set(copies.flatMap(namesOfOnce(stored)))],
  };
}

const namesOfOnce =
  ({ firm }: StoredMonth) =>
  ({ once }: WorkerCopy): readonly string[] =>
    (Object.keys(once) as (keyof typeof once)[]).map((name) => columnOf(firm, name).label.toLowerCase());

/** True for a month that differs in nothing the user should look at. */
export const isPlain = ({ summary, once }: Unchanged): boolean => summary.warnings === 0 && once.length === 0;

/**
 * Writes the copied entries and closes the month, calculated from what is stored then.
 * @returns the sentence of a failure
 */
export async function closeUnchanged({ of, change, summary }: Unchanged): Promise<string | undefined> {
  try {
    if (Object.keys(change).length > 0) {
      const saved = await saveWorkerMonths(of, change);
      if (!('stored' in saved)) return ELSEWHERE;
    }
    const stored = await withDatabase((db) => readStoredMonth(db, of));
    if (!stored || stored.typed.isClosed) return ELSEWHERE;
    const calculated = await calculateStored(stored);
    if (!calculated.isReady || summaryOfOpen(calculated).payout !== summary.payout) return ELSEWHERE;
    return await close(calculated.settled, stored.known);
  } catch (error) {
    return error instanceof WageRequestFailed ? error.message : `Mjesec nije zaključen: ${reasonOf(error)}.`;
  }
}

const ELSEWHERE = 'Mjesec je u međuvremenu promijenjen: otvorite ga i pogledajte.';
