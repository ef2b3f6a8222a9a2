import { commaAmount } from '../../../core/numbers/units.ts';
import type { Specification } from './form-2001.ts';

/** A specification as it is copied into the form: its number, its words, what the form and the slips come to, and by how much they differ. */
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
