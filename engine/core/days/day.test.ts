import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { describe, expect, it } from 'vitest';
import { byDay, dayOf, daysInMonth, isDay, monthOf, yearOf } from './day.ts';

const YEARS = Array.from({ length: 402 }, (_, index) => 1899 + index);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

describe('the calendar', () => {
  it('has as many days in every month as the library says', () => {
    for (const year of YEARS)
      for (const month of MONTHS)
        expect(daysInMonth(year, month)).toBe(PlainDate.daysInMonth(PlainDate.create(year, month, 1)));
  });

  it('ends each month where the month ends', () => {
    for (const month of MONTHS) {
      const last = daysInMonth(2024, month);
      expect([isDay(dayOf(2024, month, last)), isDay(dayOf(2024, month, last + 1))]).toEqual([true, false]);
    }
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '1. 1. 2026.',
    '',
    '2026-01-01 ',
    '12026-01-01',
  ])('%j is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

it('sorts by days, and says of the same day that neither is first', () => {
  expect(['2026-02-01', '2025-12-31', '2026-01-31'].sort(byDay)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(byDay('2026-01-01', '2026-01-01')).toBe(0);
  expect([byDay('2025-12-31', '2026-01-01'), byDay('2026-01-01', '2025-12-31')]).toEqual([-1, 1]);
});

it('tells the year and the month of a day', () => {
  expect([yearOf('2026-03-05'), monthOf('2026-03-05')]).toEqual([2026, 3]);
});
