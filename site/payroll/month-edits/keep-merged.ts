import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { changeMonth, type MonthOf, withChanges } from '../../storage/payroll/months.ts';
import type { KeepingOutcome, MonthStep } from './keeping.ts';
import { mergedInto } from './merge.ts';
import { mergedTerms, withTerms } from './terms.ts';

/**
 * Keeps steps in the order they were made, all in one transaction; where another tab was quicker, what of them does not
 * touch the same.
 * @throws KeepingFailed
 */
export async function keepMerged(of: MonthOf, steps: readonly MonthStep[]): Promise<KeepingOutcome> {
  let refused: readonly string[] = steps.flatMap(touched);
  const saved = await changeMonth(of, (month) => {
    const merged = allMerged(month, steps);
    refused = merged.refused;
    return merged.month === month ? undefined : merged.month;
  });
  if ('kept' in saved) return { moment: saved.kept.changed, refused, isClosed: false };
  const isClosed = (saved.elsewhere?.content as PayrollMonth | undefined)?.isClosed === true;
  return { moment: undefined, refused, isClosed };
}

const touched = ({ workers, terms }: MonthStep): readonly string[] => [
  ...Object.keys(workers),
  ...(terms ? mergedTerms(terms.before, terms).taken : []),
];

/** A month after steps made one after the other, the same where none was made; and of what they were not. */
function allMerged(month: PayrollMonth, steps: readonly MonthStep[]) {
  let now = month;
  const refused: string[] = [];
  for (const { workers, terms } of steps) {
    const merged = mergedInto(now.workers, workers);
    refused.push(...merged.refused);
    if (Object.keys(merged.change).length > 0)
      now = { ...now, workers: withChanges(now.workers, merged.change) };
    if (!terms) continue;
    const said = mergedTerms(now, terms);
    refused.push(...said.refused);
    if (said.taken.length > 0) now = withTerms(now, said.terms);
  }
  return { month: now, refused };
}
