import type { YearMonth } from '../../../core/days/day.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { averageOf } from '../../papers/certificates/certificate.ts';
import { averagedMonths, type LeftOutMonth } from '../../papers/certificates/paid-months.ts';

/** Spans of averages, in months. */
export const AVERAGE_SPANS = [3, 6, 12] as const;

/** The mean pay of a worker over the newest whole months, as many as the span. */
export interface Average {
  readonly span: number;
  /** Whole months found, at most the span; 0: no average. */
  readonly months: number;
  /** Months with a wage that is no measure of a whole month. */
  readonly leftOut: readonly LeftOutMonth[];
  readonly gross: Feninga;
  readonly net: Feninga;
}

/** Averages of a worker up to a month, the same as in certificates. */
export const averagesOf = (
  worker: Worker,
  last: YearMonth,
  settled: readonly SettledMonth[],
): readonly Average[] =>
  AVERAGE_SPANS.map((span) => {
    const { paid, leftOut } = averagedMonths(worker, last, span, settled);
    return {
      span,
      months: paid.length,
      leftOut: leftOut.filter(({ reason }) => reason === 'fund' || reason === 'part'),
      gross: averageOf(paid, ({ gross }) => gross),
      net: averageOf(paid, ({ net }) => net),
    };
  });

/** A worker with averages. */
export interface AverageRow {
  readonly worker: Worker;
  readonly averages: readonly Average[];
}

/** Averages of a firm's workers up to a month. */
export interface FirmAverages {
  readonly last: YearMonth;
  readonly rows: readonly AverageRow[];
}

/** Averages of these workers; undefined when none was paid in the span. */
export function firmAverages(
  workers: readonly Worker[],
  last: YearMonth,
  settled: readonly SettledMonth[],
): FirmAverages | undefined {
  const rows = workers
    .map((worker) => ({ worker, averages: averagesOf(worker, last, settled) }))
    .filter(({ averages }) => averages.some(({ months }) => months > 0));
  return rows.length > 0 ? { last, rows } : undefined;
}
