import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { changeMonth, type MonthOf, withChanges } from '../kept/months.ts';
import type { MonthChange } from './change.ts';
import { mergedInto } from './merge.ts';
import type { KeepingOutcome } from './month-keeper.ts';

/**
 * Keeps changes in the order they were made, all in one transaction; where another tab was quicker, what of them does not
 * touch the same.
 * @throws KeepingFailed
 */
export async function keepMerged(of: MonthOf, changes: readonly MonthChange[]): Promise<KeepingOutcome> {
  let refused: readonly string[] = changes.flatMap((change) => Object.keys(change));
  const saved = await changeMonth(of, (month) => {
    const { workers, ...merged } = allMerged(month.workers, changes);
    refused = merged.refused;
    return merged.isAny ? { ...month, workers } : undefined;
  });
  if ('kept' in saved) return { moment: saved.kept.changed, refused, isClosed: false };
  const isClosed = (saved.elsewhere?.content as PayrollMonth | undefined)?.isClosed === true;
  return { moment: undefined, refused, isClosed };
}

/** The workers of a month after changes made one after the other, of whom one was not made, and whether any was. */
function allMerged(workers: PayrollMonth['workers'], changes: readonly MonthChange[]) {
  let now = workers;
  const refused: string[] = [];
  for (const change of changes) {
    const merged = mergedInto(now, change);
    refused.push(...merged.refused);
    if (Object.keys(merged.change).length > 0) now = withChanges(now, merged.change);
  }
  return { workers: now, refused, isAny: now !== workers };
}
