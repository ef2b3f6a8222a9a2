import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import {
  calculateMonth,
  type EarlierPays,
  type RequestWages,
  type Unsettled,
} from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { isPaidOften } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';

/** The outcome of a worker's month. */
export type WageOutcome = SettledWage | Unsettled;

export const isSettled = (outcome: WageOutcome | undefined): outcome is SettledWage =>
  outcome !== undefined && 'payout' in outcome;

/** A value of the worker's month is unreadable: no request before it is corrected. */
const UNREAD = 'Ispravite označeno polje.';

/** All inputs of a worker's month as text: the key of the cache. */
export type Questions = ReadonlyMap<string, string>;

/** The part of the question that all workers of a month share. */
export function sharedQuestion(firm: Firm, month: PayrollMonth) {
  const { entity, defaults, kind, meetsQuota, hasSectorBase, governmentDaysOff, fundPayments } = firm;
  const { payKinds, kindOrder, labourPrices } = firm;
  const { averageNet, averageOfThree, year, month: number, isEstimate } = month;
  return {
    ...{ entity, defaults, kind, meetsQuota, hasSectorBase, governmentDaysOff, fundPayments },
    ...{ payKinds, kindOrder, labourPrices },
    ...{ averageNet, averageOfThree, year, month: number, isEstimate },
    ...(isPaidOften(month) && { payday: month.payday, payouts: month.payouts }),
  };
}

/** By worker id. */
export function questionsOf(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  earlier: EarlierPays,
): Questions {
  const common = JSON.stringify(sharedQuestion(firm, month));
  return new Map(
    workers.map((worker) => {
      const { note: _, ...inputs } = month.workers[worker.id] ?? { entries: {} };
      const before = JSON.stringify(earlier.get(worker.id) ?? null);
      return [worker.id, `${common}${textOf(worker)}${JSON.stringify(inputs)}${before}`];
    }),
  );
}

/** A worker is the same object until changed. */
const texts = new WeakMap<Worker, string>();

function textOf(worker: Worker): string {
  const known = texts.get(worker);
  if (known !== undefined) return known;
  const text = JSON.stringify(worker);
  texts.set(worker, text);
  return text;
}

/** The outcomes of the months of some workers, by their id. @throws whatever `ask` throws */
export async function outcomesOf(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  ask: RequestWages,
  earlier?: EarlierPays,
): Promise<ReadonlyMap<string, WageOutcome>> {
  const isUnread = ({ id }: Worker): boolean => month.workers[id]?.unread !== undefined;
  const readable = workers.filter((worker) => !isUnread(worker));
  const { wages, unsettled } = await calculateMonth(firm, readable, month, ask, earlier);
  const unread = workers.filter(isUnread).map((worker) => ({ worker, reason: UNREAD, issues: [] }));
  return new Map([...wages, ...unsettled, ...unread].map((outcome) => [outcome.worker.id, outcome]));
}
