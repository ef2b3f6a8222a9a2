import { expect, it } from 'vitest';
import { coefficientOf, type Family, type Member } from './family-coefficient.ts';

const WORTH: Record<Member, number> = {
  osnovni: 1,
  supruznik: 0.5,
  prvo_dijete: 0.5,
  drugo_dijete: 0.7,
  trece_i_vise: 0.9,
  drugi_clan: 0.3,
  invalidnost: 0.3,
};
const ALONE: Family = { hasSpouse: false, children: 0, others: 0, disabled: 0 };

it.each([
  [{}, 1],
  [{ hasSpouse: true, children: 2 }, 2.7],
  [{ children: 4 }, 4],
  [{ children: 0.5 }, 1.25],
  [{ hasSpouse: true, others: 1, disabled: 1 }, 2.1],
])('%o has the coefficient %s', (family, coefficient) => {
  expect(coefficientOf({ ...ALONE, ...family }, (member) => WORTH[member])).toBe(coefficient);
});

it('is not known where the law is not', () => {
  expect(coefficientOf(ALONE, () => undefined)).toBeUndefined();
});
