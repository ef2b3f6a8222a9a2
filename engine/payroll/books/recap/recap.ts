import { sumOf } from '../../../core/numbers/money.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { type RecapLine, recapLinesFor } from '../../month/recap-lines.ts';

/** A table of a month: a row for each worker, a column for each line, and their sums. */
export interface Recap {
  readonly lines: readonly RecapLine[];
  readonly rows: readonly { readonly worker: Worker; readonly values: readonly number[] }[];
  /** In the order of the lines; amounts in feninga, hours in hundredths. */
  readonly totals: readonly number[];
}

/** The recap of a firm's month, by worker and together. */
export function recapOf({ firm, wages }: SettledMonth): Recap {
  const lines = recapLinesFor(firm.entity, wages);
  return {
    lines,
    rows: wages.map((wage) => ({ worker: wage.worker, values: lines.map(({ value }) => value(wage)) })),
    totals: lines.map(({ value }) => sumOf(wages, value)),
  };
}
