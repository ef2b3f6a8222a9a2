import { type Day, lastDayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import { sumOf } from '../../core/numbers/money.ts';
import { inAlphabet } from '../../core/text/letters.ts';
import { employedIn } from '../model/employment.ts';
import { surnameFirst } from '../model/firm.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledMonth, SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { isOpeningMonth } from '../staff/opening/merged.ts';
import { paidOut } from './payouts/paid-in.ts';
import { type RecapLine, recapLinesOf } from './recap-lines.ts';

/** What the year shows of every worker and month, in reading order. */
const SHOWN = [
  'gross',
  'contributionsFrom',
  'tax',
  'net',
  'refunded',
  'untaxed',
  'payout',
  'fundHours',
] as const;

/** One of them; the payout is all that a worker was paid for the month. */
export type YearMeasure = Pick<RecapLine, 'name' | 'label' | 'kind' | 'value'>;

export const yearMeasures = (entity: PayrollEntity): readonly YearMeasure[] => {
  const lines = recapLinesOf(entity);
  return SHOWN.flatMap((shown) => {
    const line = lines.find(({ name }) => name === shown);
    if (!line) return [];
    return shown === 'payout' ? [{ ...line, label: 'Isplaćeno', value: paidOut }] : [line];
  });
};

/** The twelve months of a worker. */
export interface YearOfWorker {
  /** As last known. */
  readonly worker: Worker;
  /** By month from January; undefined without a wage. */
  readonly wages: readonly (SettledWage | undefined)[];
}

/** A firm's year, each worker by month. */
export interface YearOverview {
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly measures: readonly YearMeasure[];
  readonly workers: readonly YearOfWorker[];
  /** Months that are neither closed nor in an opening balance, up to the last one that is over. */
  readonly missing: readonly number[];
  /** Months taken from an opening balance. */
  readonly opening: readonly number[];
  /** Those of them in which someone employed has no figures. */
  readonly partial: readonly number[];
}

/** The year of a firm by worker and month, from its settled months. */
export function yearOverview(
  entity: PayrollEntity,
  settled: readonly SettledMonth[],
  year: number,
  today: Day,
): YearOverview {
  const own = settled.filter(({ month }) => month.year === year);
  const all = own.flatMap(({ month, wages }) => wages.map((wage) => ({ month: month.month, wage })));
  const ids = [...new Set(all.map(({ wage }) => wage.worker.id))];
  const workers = ids.flatMap((id) => {
    const paid = all.filter(({ wage }) => wage.worker.id === id);
    const worker = paid.at(-1)?.wage.worker;
    const wages = MONTHS.map((month) => paid.find((one) => one.month === month)?.wage);
    return worker ? [{ worker, wages }] : [];
  });
  const opening = own.filter(isOpeningMonth);
  const known = new Set(own.map(({ month }) => month.month));
  return {
    entity,
    year,
    measures: yearMeasures(entity),
    workers: workers.toSorted((a, b) => inAlphabet(surnameFirst(a.worker), surnameFirst(b.worker))),
    missing: MONTHS.filter((month) => !known.has(month) && lastDayOf({ year, month }) < today),
    opening: opening.map(({ month }) => month.month),
    partial: opening
      .filter(({ month, wages }) =>
        workers.some(
          ({ worker }) =>
            employedIn(worker, month) !== undefined && !wages.some((wage) => wage.worker.id === worker.id),
        ),
      )
      .map(({ month }) => month.month),
  };
}

const MONTHS = Array.from({ length: MONTHS_A_YEAR }, (_, at) => at + 1);

/** A measure of a worker by month; undefined without a wage. */
export const byMonth = (measure: YearMeasure, { wages }: YearOfWorker): readonly (number | undefined)[] =>
  wages.map((wage) => wage && measure.value(wage));

/** The sum of some values; those without a wage are left out. */
export const sumKnown = (values: readonly (number | undefined)[]): number =>
  sumOf(values, (value = 0) => value);

/** The sums of a measure of all workers by month. */
export const monthSums = (measure: YearMeasure, workers: readonly YearOfWorker[]): readonly number[] =>
  MONTHS.map((_, at) => sumOf(workers, ({ wages }) => (wages[at] ? measure.value(wages[at]) : 0)));
