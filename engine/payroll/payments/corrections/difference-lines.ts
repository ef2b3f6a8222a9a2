import { sumOf } from '../../../core/numbers/money.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { type RecapLine, recapLinesOf } from '../../month/recap-lines.ts';
import type { WorkerPair } from './difference.ts';

/** One line of a wage in two closings: amounts in feninga, hours in hundredths. */
export interface DifferenceLine extends Pick<RecapLine, 'name' | 'label' | 'kind'> {
  readonly before: number;
  readonly after: number;
}

/** Every line in either closing of a worker, in the order of a recap. */
export const linesOfPair = (
  entity: PayrollEntity,
  { before, after }: WorkerPair,
): readonly DifferenceLine[] =>
  recapLinesOf(entity)
    .map(({ name, label, kind, value }) => ({
      name,
      label,
      kind,
      before: before ? value(before) : 0,
      after: after ? value(after) : 0,
    }))
    .filter(({ before: was, after: is }) => was !== 0 || is !== 0);

/** Changed amounts by worker: each line with a difference for any worker, with totals. */
export function differenceTable(entity: PayrollEntity, pairs: readonly WorkerPair[]) {
  const lines = recapLinesOf(entity).map((line) => ({
    ...line,
    values: pairs.map(
      ({ before, after }) => (after ? line.value(after) : 0) - (before ? line.value(before) : 0),
    ),
  }));
  return lines
    .filter(({ values }) => values.some((value) => value !== 0))
    .map((line) => ({ ...line, total: sumOf(line.values, (value) => value) }));
}
