import { sumOf } from '../../../core/numbers/money.ts';
import { inAlphabet } from '../../../core/text/letters.ts';
import { surnameFirst } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { type RecapLine, recapLinesFor } from '../../month/recap-lines.ts';

interface YearRow {
  /** In the order of the lines; amounts in feninga, hours in hundredths. */
  readonly values: readonly number[];
}

/** The year of a firm by month and by worker; both have the same sum. */
export interface YearRecap {
  readonly lines: readonly RecapLine[];
  /** In the given order. */
  readonly months: readonly (YearRow & { readonly month: number; readonly workers: number })[];
  /** By name, as last known, with the number of paid months. */
  readonly workers: readonly (YearRow & { readonly worker: Worker; readonly months: number })[];
  readonly totals: readonly number[];
}

/** The recap of a firm's settled months of one year. */
export function yearRecapOf(entity: PayrollEntity, settled: readonly SettledMonth[]): YearRecap {
  const all = settled.flatMap(({ wages }) => wages);
  const lines = recapLinesFor(entity, all);
  const sums = (wages: readonly SettledWage[]): readonly number[] =>
    lines.map(({ value }) => sumOf(wages, value));
  const ids = [...new Set(all.map(({ worker }) => worker.id))];
  const own = ids.map((id) => all.filter(({ worker }) => worker.id === id));
  return {
    lines,
    months: settled.map(({ month, wages }) => ({
      month: month.month,
      workers: wages.length,
      values: sums(wages),
    })),
    workers: own
      .flatMap((wages) =>
        wages.slice(-1).map(({ worker }) => ({ worker, months: wages.length, values: sums(wages) })),
      )
      .toSorted((a, b) => inAlphabet(surnameFirst(a.worker), surnameFirst(b.worker))),
    totals: sums(all),
  };
}
