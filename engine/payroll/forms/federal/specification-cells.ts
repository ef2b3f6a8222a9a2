import { commaAmount } from '../../../core/numbers/units.ts';
import type { Specification } from './form-2001.ts';

/** A specification for copying into the form: number, label, sums of form and slips, and their difference. */
export const specificationCells = ({
  head,
  rows,
}: Pick<Specification, 'head' | 'rows'>): readonly (readonly string[])[] => [
  ...head.map(({ row, label, value }) => [row, label, value, '', '']),
  ...rows.map(({ row, label, amount, slips }) => [
    row,
    label,
    commaAmount(amount),
    slips === undefined ? '' : commaAmount(slips),
    slips === undefined || slips === amount ? '' : commaAmount(amount - slips),
  ]),
];
