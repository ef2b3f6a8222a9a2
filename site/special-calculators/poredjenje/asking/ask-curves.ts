import type { Answer } from '../../../calculator/api/answer.ts';
import { requestRows, someRead } from './ask-columns.ts';
import type { Comparison, WageColumn } from './columns.ts';
import { grossesOf } from './range.ts';

/** The wages of one column by rising gross; empty when its month has no law. */
export interface Curve {
  readonly column: WageColumn;
  readonly answers: readonly Answer[];
}

/**
 * Requests every point of every curve at once.
 * @throws CallError when the network or the service fails
 */
export async function requestCurves(
  { columns, range }: Comparison,
  signal: AbortSignal,
): Promise<readonly Curve[]> {
  const grosses = grossesOf(range);
  const rows = columns.flatMap((column) => grosses.map((amount) => ({ column, amount })));
  const outcomes = someRead(await requestRows(rows, 'bruto', signal));
  return columns.map((column, at) => ({
    column,
    answers: outcomes
      .slice(at * grosses.length, (at + 1) * grosses.length)
      .flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : [])),
  }));
}
