import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { employedIn } from '@obracun/engine/payroll/model/employment.ts';
import { type Firm, surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { openedAgain } from '@obracun/engine/payroll/month/api-request/paid-by-default.ts';
import { unstatedRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import type { EarlierPays, RequestWages } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { owingAgain } from '@obracun/engine/payroll/month/calculate/debts.ts';
import { withAbsences, withoutAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import type { MonthCalculation } from './month-calculator.ts';
import { isSettled, outcomesOf, type WageOutcome } from './outcome.ts';
import { requestWages } from './request-wages.ts';
import { withStoredWages } from './stored-wages.ts';

/** The workers employed in a month, and those with entries in it anyway. */
export const workersIn = (workers: readonly Worker[], month: PayrollMonth): readonly Worker[] =>
  workers.filter((worker) => employedIn(worker, month) !== undefined || month.workers[worker.id]);

/** A month with its calculated wages, in the order of the workers. */
export const settledOf = (
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  outcomes: ReadonlyMap<string, WageOutcome>,
): SettledMonth => ({
  firm,
  month,
  wages: workers.map(({ id }) => outcomes.get(id)).filter(isSettled),
});

/** The current outcomes of a month, without outdated ones. */
export const currentWages = ({
  outcomes,
  waiting,
}: Pick<MonthCalculation, 'outcomes' | 'waiting'>): MonthCalculation['outcomes'] =>
  new Map([...outcomes].filter(([id]) => !waiting.has(id)));

/** A closed month as if it were reopened now: its typed entries with the current register of absences. */
export const monthReopened = (
  { month, wages }: SettledMonth,
  firm: Firm,
  workers: readonly Worker[],
  absences: readonly Absence[],
): PayrollMonth => withAbsences(firm, workers, openedAgain(withoutAbsences(month), wages), absences);

/** A closed month as it would be calculated now. */
export interface MonthReopened {
  readonly settled: SettledMonth;
  /** Workers without a wage by the present rules, with the reason: the month could not be closed. */
  readonly stopped: readonly Stopped[];
  /** Workers without one who did not change: the figures of the closing stay. */
  readonly stored: readonly Stopped[];
}

interface Stopped {
  readonly worker: string;
  readonly reason: string;
}

/** Calculates a closed month as if it were reopened now, with its debts restored. @throws WageRequestFailed when the request fails */
export async function settleReopened(
  { settled, repaid, carried }: Pick<ClosedMonth, 'settled' | 'repaid' | 'carried'>,
  firm: Firm,
  workers: readonly Worker[],
  absences: readonly Absence[],
  ask: RequestWages = requestWages,
  earlier?: EarlierPays,
): Promise<MonthReopened> {
  const owing = workers.map((worker) => owingAgain(worker, repaid[worker.id] ?? {}, carried?.[worker.id]));
  const month = monthReopened(settled, firm, owing, absences);
  const present = workersIn(owing, month);
  const calculated = await outcomesOf(firm, present, month, ask, earlier);
  const { outcomes, stored } = withStoredWages({ settled }, firm, present, month, calculated);
  return {
    settled: settledOf(firm, present, month, outcomes),
    stopped: present.flatMap(({ id }) => (stored.has(id) ? [] : stoppedOf(outcomes.get(id), firm, month))),
    stored: present.flatMap(({ id }) => (stored.has(id) ? stoppedOf(calculated.get(id), firm, month) : [])),
  };
}

/** The rate that a wage lacks, or the reason why there is no wage. */
function stoppedOf(outcome: WageOutcome | undefined, firm: Firm, month: PayrollMonth): readonly Stopped[] {
  if (!outcome) return [];
  const worker = surnameFirst(outcome.worker);
  if (!isSettled(outcome)) return [{ worker, reason: outcome.reason }];
  return unstatedRates(firm, outcome.worker, month).length > 0 ? [{ worker, reason: UNSTATED }] : [];
}

const UNSTATED = 'Nije upisan procenat po kojem firma plaća: upišite ga u podatke firme.';
