import { expect, it } from 'vitest';
import { coefficientOf, type Family, type Member, readFamily } from './family-coefficient.ts';

const WORTH: Record<Member, number> = {
  osnovni: 1,
  supruznik: 0.5,
  prvo_dijete: 0.5,
  drugo_dijete: 0.7,
  trece_i_vise: 0.9,
  drugi_clan: 0.3,
  invalidnost: 0.3,
};
const ALONE: Family = { hasSpouse: false, children: [], others: 0, disabled: 0 };

it.each([
  [{}, 1],
  [{ hasSpouse: true, children: [1, 1] }, 2.7],
  [{ children: [1, 1, 1, 1] }, 4],
  [{ children: [0.5] }, 1.25],
  [{ children: [0.5, 0.5] }, 1.6],
  [{ children: [0.5, 1] }, 1.95],
  [{ hasSpouse: true, others: 1, disabled: 1 }, 2.1],
])('%o has the coefficient %s', (family, coefficient) => {
  expect(coefficientOf({ ...ALONE, ...family }, (member) => WORTH[member])).toBe(coefficient);
});

it('is undefined when the law is unknown', () => {
  expect(coefficientOf(ALONE, () => undefined)).toBeUndefined();
});

const typed = { hasSpouse: false, children: '', shares: [], others: '', disabled: '' };

it('counts a child without a share whole, and ignores the share of a removed child', () => {
  expect(readFamily({ ...typed, children: '3', shares: ['0,5', ''] })?.children).toEqual([0.5, 1, 1]);
  expect(readFamily({ ...typed, children: '1', shares: ['1', '0,5'] })?.children).toEqual([1]);
  expect(readFamily(typed)).toEqual(ALONE);
});

it.each([
  { children: 'dva' },
  { children: '1,5' },
  { children: '16' },
  { children: '1', shares: ['2'] },
  { children: '1', shares: ['pola'] },
  { others: '-1' },
  { disabled: '0,5' },
])('reads no family from an unreadable value: %o', (wrong) => {
  expect(readFamily({ ...typed, ...wrong })).toBeUndefined();
});
