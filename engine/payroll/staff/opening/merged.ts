import { monthCode, monthCount, type YearMonth } from '../../../core/days/day.ts';
import type { SettledMonth } from '../../model/wage.ts';

/** True for a month taken from opening balances. */
export const isOpeningMonth = ({ wages }: Pick<SettledMonth, 'wages'>): boolean =>
  wages.some(({ opening }) => opening !== undefined);

/**
 * Closed months and those of opening balances, first to last. A closed month takes precedence over an opening balance of the same month.
 * @param closed months that are closed, readable or not
 */
export const withOpenings = (
  settled: readonly SettledMonth[],
  openings: readonly SettledMonth[],
  closed: readonly YearMonth[],
): readonly SettledMonth[] => {
  const codes = new Set(closed.map(monthCode));
  return [...settled, ...openings.filter(({ month }) => !codes.has(monthCode(month)))].toSorted(
    (one, other) => monthCount(one.month) - monthCount(other.month),
  );
};
