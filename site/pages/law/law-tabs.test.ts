import { lawNames } from '@obracun/engine/law/names.ts';
import { expect, test } from 'vitest';
import { COMMON, TABS, tabOf } from './law-tabs.ts';

test('puts every figure of the law on an existing tab', () => {
  const tabs = new Set(TABS.map(({ value }) => value));
  expect(lawNames.filter(({ id }) => !tabs.has(tabOf(id) ?? ''))).toEqual([]);
  expect(tabOf('fbih-naknada_voda')).toBe('fbih');
});

test('has a separate tab for lists that are the same for all', () => {
  expect([tabOf('praznici'), tabOf('godisnji-spisak')]).toEqual([COMMON, COMMON]);
  expect(tabOf('')).toBeUndefined();
});
