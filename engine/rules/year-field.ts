import { wholeField } from '../core/field.ts';

const onlyYear = (year: number): string => `Poznata je samo ${year}. godina.`;

/**
 * The years a figure is set for, to choose from: no others are offered or taken. A form opens on the current one, or on the
 * last while that is not known.
 * @param saidOfOne what is said where it is set for one year alone
 */
export function yearField(years: readonly number[], saidOfOne = onlyYear) {
  const [min, max] = [Math.min(...years), Math.max(...years)];
  const invalid = min === max ? saidOfOne(max) : `Izaberite godinu od ${min}. do ${max}.`;
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
