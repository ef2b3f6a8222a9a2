import { monthCount, type YearMonth } from '../../core/days/day.ts';
import { monthWritten } from '../../core/numbers/format.ts';

/** `01/2026–03/2026, 05/2026`: consecutive months as one range. */
export function monthRanges(months: readonly YearMonth[]): string {
  const ranges: { readonly first: YearMonth; last: YearMonth }[] = [];
  for (const month of months.toSorted((one, other) => monthCount(one) - monthCount(other))) {
    const range = ranges.at(-1);
    if (range && monthCount(month) - monthCount(range.last) <= 1) range.last = month;
    else ranges.push({ first: month, last: month });
  }
  return ranges
    .map(({ first, last }) =>
      monthCount(first) === monthCount(last)
        ? monthWritten(first)
        : `${monthWritten(first)}–${monthWritten(last)}`,
    )
    .join(', ');
}
