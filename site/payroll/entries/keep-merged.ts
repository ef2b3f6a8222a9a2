import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { type MonthOf, saveWorkerMonths } from '../kept/months.ts';
import type { MonthChange } from './change.ts';
import { mergedInto } from './merge.ts';
import type { KeepingOutcome } from './month-keeper.ts';

/** Keeps a change; where another tab was quicker, what of it does not touch the same. @throws KeepingFailed */
export async function keepMerged(of: MonthOf, change: MonthChange): Promise<KeepingOutcome> {
  const saved = await saveWorkerMonths(of, change);
  if ('kept' in saved) return { moment: saved.kept.changed, refused: [], isClosed: false };
  const now = saved.elsewhere?.content as PayrollMonth | undefined;
  const none = { moment: undefined, refused: Object.keys(change), isClosed: now?.isClosed === true };
  const merged = mergedInto(now?.workers ?? {}, change);
  if (none.isClosed || Object.keys(merged.change).length === 0) return none;
  const again = await saveWorkerMonths(of, merged.change);
  return 'kept' in again
    ? { moment: again.kept.changed, refused: merged.refused, isClosed: false }
    : { ...none, isClosed: (again.elsewhere?.content as PayrollMonth | undefined)?.isClosed === true };
}
