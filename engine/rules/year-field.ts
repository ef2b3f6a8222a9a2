import { wholeField } from '../core/field.ts';

const onlyYear = (year: number): string => `Poznata je samo ${year}. godina.`;

/**
 * The choice of years a figure is set for; no others are accepted. A form starts with the current one, or with the last while that is not
 * known.
 * @param singleYearHint the hint when it is set for one year alone
 */
export function yearField(years: readonly number[], singleYearHint = onlyYear) {
  const [min, max] = [Math.min(...years), Math.max(...years)];
  const invalid = min === max ? singleYearHint(max) : `Izaberite godinu od ${min}. do ${max}.`;
  return wholeField({
    label: 'Godina',
    missing: invalid,
    invalid,
    min,
    max,
    offered: years,
    offeredOnly: true,
    initial: max,
    opensOnThisYear: true,
  });
}
