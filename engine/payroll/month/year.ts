import { byDay, yearOf } from '../../core/days/day.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { SettledMonth, SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { insuredWithoutPay } from './api-request/without-pay.ts';
import { declaredMonths } from './payouts/paid-in.ts';

/** One wage and the month it was paid for. */
export interface PaidWage {
  readonly wage: SettledWage;
  readonly month: PayrollMonth;
}

/** The pay of a worker in a year. */
export interface WorkerYear {
  /** As last known. */
  readonly worker: Worker;
  /** By the day of payment. */
  readonly paid: readonly PaidWage[];
}

/**
 * A row for each payout. The year is that of payment: December paid in January belongs to the next one. A month without pay has no
 * payment; an opening balance says itself what was paid.
 */
export function workerYears(months: readonly SettledMonth[], year: number): readonly WorkerYear[] {
  const paid = months
    .flatMap(declaredMonths)
    .flatMap(({ month, wages }) =>
      wages
        .filter(({ entity, worker, opening }) => opening || insuredWithoutPay(entity, worker) === undefined)
        .map((wage): PaidWage => ({ wage, month: paidOn(month, wage) })),
    )
    .filter(({ month }) => yearOf(month.payday) === year)
    .toSorted((one, other) => byDay(one.month.payday, other.month.payday));
  const ids = [...new Set(paid.map(({ wage }) => wage.worker.id))];
  return ids.flatMap((id) => {
    const own = paid.filter(({ wage }) => wage.worker.id === id);
    const worker = own.at(-1)?.wage.worker;
    return worker ? [{ worker, paid: own }] : [];
  });
}

/** A month of an earlier program may have been paid to each worker on another day. */
const paidOn = (month: PayrollMonth, { opening }: SettledWage): PayrollMonth =>
  opening ? { ...month, payday: opening.payday } : month;
