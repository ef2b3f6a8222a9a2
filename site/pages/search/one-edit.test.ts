import { expect, test } from 'vitest';
import { beginsNear, isOneEdit } from './search.ts';

test.each([
  ['minimalac', 'minimalec'],
  ['virman', 'virmn'],
  ['regres', 'regresi'],
  ['otpremnina', 'otpermnina'],
  ['bolovanje', 'bolovanje'],
])('%s and %s are one letter apart at most', (one, other) => {
  expect(isOneEdit(one, other)).toBe(true);
  expect(isOneEdit(other, one)).toBe(true);
});

test.each([
  ['plata', 'porez'],
  ['virman', 'vrmna'],
  ['dnevnica', 'dnevni'],
])('%s and %s are not', (one, other) => expect(isOneEdit(one, other)).toBe(false));

test('matches a prefix, and no word of three letters', () => {
  expect(beginsNear('otpremnina', 'otpermn')).toBe(true);
  expect(beginsNear('mip', 'mop')).toBe(false);
});
