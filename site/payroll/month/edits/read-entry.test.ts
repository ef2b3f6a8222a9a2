import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEntry, writeEntry } from './read-entry.ts';

test.each<[EntryName, string, number | undefined]>([
  ['overtime', '7,5', 750],
  ['overtime', '7.5 h', 750],
  ['overtime', '7:30', 750],
  ['overtime', '8:00:00', 800],
  ['overtime', '', undefined],
  ['unpaidDays', '1,5', 150],
  ['bonus', '1.234,56', 123_456],
  ['bonus', '1234.56 KM', 123_456],
  ['secondMeals', '3', 3],
  ['bonus', '0', 0],
])('%s „%s“ is %s', (name, text, value) => {
  expect(readEntry(name, text)).toEqual(value === undefined ? {} : { value });
});

test.each<[EntryName, string, RegExp]>([
  ['overtime', 'osam', /npr\. 7,5/],
  ['bonus', '1.23.4', /npr\. 150,00/],
  ['bonus', '7:30', /npr\. 150,00/],
  ['bonus', '10%', /npr\. 150,00/],
  ['paidDays', '16 h', /npr\. 2/],
  ['overtime', '5 KM', /npr\. 7,5/],
  ['overtime', '-2', /Manje je od nule/],
  ['bonus', '12345678', /zarez/],
  ['secondMeals', '2,5', /cijeli broj/],
])('%s „%s“ is refused in words', (name, text, error) => {
  expect(readEntry(name, text)).toEqual({ error: expect.stringMatching(error) });
});

test('echoes an ambiguous or rounded number', () => {
  expect(readEntry('bonus', '1.000')).toEqual({ value: 100_000, note: 'Čita se kao 1.000,00 KM.' });
  expect(readEntry('bonus', '1,000')).toEqual({ value: 100, note: 'Čita se kao 1,00 KM.' });
  expect(readEntry('overtime', '7:20')).toEqual({ value: 733, note: 'Zaokruženo na 7,33 h.' });
  expect(readEntry('overtime', '7,333')).toEqual({ value: 733, note: 'Zaokruženo na 7,33 h.' });
});

test('parses the text of a cell to its value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<EntryName>('overtime', 'unpaidDays', 'bonus', 'secondMeals'),
      fc.integer({ min: 0, max: 9_999_999 }),
      (name, value) => {
        expect(readEntry(name, writeEntry(name, value)).value).toBe(value);
      },
    ),
  );
});
