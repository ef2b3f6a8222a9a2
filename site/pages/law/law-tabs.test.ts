import { lawNames } from '@obracun/engine/law/names.ts';
import { expect, test } from 'vitest';
import { COMMON, TABS, tabOf } from './law-tabs.ts';

test('every figure of the law stands on a tab there is', () => {
  const tabs = new Set(TABS.map(({ value }) => value));
  expect(lawNames.filter(({ id }) => !tabs.has(tabOf(id) ?? ''))).toEqual([]);
  expect(tabOf('fbih-naknada_voda')).toBe('fbih');
});

test('lists that are the same for all have a tab of their own, and other places none', () => {
  expect([tabOf('praznici'), tabOf('godisnji-spisak')]).toEqual([COMMON, COMMON]);
  expect(tabOf('')).toBeUndefined();
});
