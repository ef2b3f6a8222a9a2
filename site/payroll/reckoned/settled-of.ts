import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { employedIn } from '@obracun/engine/payroll/request/employed.ts';
import { askWages } from './ask-wages.ts';
import { isSettled, outcomesOf, type WageOutcome } from './outcome.ts';

/** Those who are employed in a month, and those of whom something is written in it all the same. */
export const workersIn = (workers: readonly Worker[], month: PayrollMonth): readonly Worker[] =>
  workers.filter((worker) => employedIn(worker, month) !== undefined || month.workers[worker.id]);

/** A month with the wages that could be reckoned, in the order of the workers. */
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

/** Reckons a whole month at once, as it would be now. @throws WagesUnasked when nothing can be asked */
export async function settleNow(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
): Promise<SettledMonth> {
  const present = workersIn(workers, month);
  return settledOf(firm, present, month, await outcomesOf(firm, present, month, askWages));
}
