import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';

/** Money has two decimals. */
const MOST_PLACES = 2;

/** Labels of an axis: positions and their texts. */
export interface AxisLabels {
  readonly values: readonly number[];
  readonly write: (value: number) => string;
}

/**
 * The labels of an axis with the fewest decimals that distinguish them, each exact. One that needs more than `most` is
 * omitted, such as half a month or a part of a fening.
 */
export function axisLabels(ticks: readonly number[], most: number = MOST_PLACES): AxisLabels {
  const values = ticks.filter((tick) => isExact(tick, most));
  const found = Array.from({ length: most }, (_, places) => places).find((places) =>
    values.every((value) => isExact(value, places)),
  );
  const places = found ?? most;
  return { values, write: (value) => written(value, places) };
}

/** All labels of an axis have the same decimals: `0,10` under `0,15`. */
function written(value: number, places: number): string {
  const [whole = '', fraction = ''] = formatDecimal(Math.round(value * 10 ** places), places).split(',');
  return places === 0 ? whole : `${whole},${fraction.padEnd(places, '0')}`;
}

/** Ticks of the library are sums of steps: 0.30000000000000004. */
const isExact = (value: number, places: number): boolean => {
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
};
