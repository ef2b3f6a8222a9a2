import type { Feninga } from '../../kernel/figures/money.ts';
import type { ClosedMonth } from '../model/closed-month.ts';
import type { Worker } from '../model/worker.ts';

/** What closed months took off debts, by worker and deduction. */
export type TakenOff = ReadonlyMap<string, ReadonlyMap<string, Feninga>>;

/** @param closings of months that are closed: one that was opened again gave back what it took */
export function takenBy(closings: readonly Pick<ClosedMonth, 'repaid'>[]): TakenOff {
  const taken = new Map<string, Map<string, Feninga>>();
  for (const { repaid } of closings)
    for (const [worker, debts] of Object.entries(repaid)) {
      const own = taken.get(worker) ?? new Map<string, Feninga>();
      for (const [debt, amount] of Object.entries(debts)) own.set(debt, (own.get(debt) ?? 0) + amount);
      taken.set(worker, own);
    }
  return taken;
}

/**
 * A worker whose debts stood beside some closed months, as they stand beside others: the debt before any closing stays, and the rest is
 * what the closings there are leave of it, at least nothing.
 */
export function owingBeside(worker: Worker, were: TakenOff, are: TakenOff): Worker {
  const before = (debt: string): Feninga => were.get(worker.id)?.get(debt) ?? 0;
  const now = (debt: string): Feninga => are.get(worker.id)?.get(debt) ?? 0;
  const deductions = worker.deductions.map((one) =>
    one.remaining === undefined
      ? one
      : { ...one, remaining: Math.max(0, one.remaining + before(one.id) - now(one.id)) },
  );
  return { ...worker, deductions };
}
