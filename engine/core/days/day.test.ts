import fc from 'fast-check';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  byDay,
  columnsOf,
  type Day,
  dayOf,
  daysBetween,
  daysInMonth,
  durationOf,
  isDay,
  monthCount,
  monthOf,
  monthsLater,
  weekdayOf,
  yearOf,
} from './day.ts';

const YEARS = Array.from({ length: 402 }, (_, index) => 1899 + index);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

describe('the calendar', () => {
  it('has as many days in every month as the standard library', () => {
    for (const year of YEARS)
      for (const month of MONTHS)
        expect(daysInMonth(year, month)).toBe(PlainDate.daysInMonth(PlainDate.create(year, month, 1)));
  });

  it('ends each month on its last day', () => {
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
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

it('sorts by day and returns 0 when the days are the same', () => {
  expect(['2026-02-01', '2025-12-31', '2026-01-31'].sort(byDay)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(byDay('2026-01-01', '2026-01-01')).toBe(0);
  expect([byDay('2025-12-31', '2026-01-01'), byDay('2026-01-01', '2025-12-31')]).toEqual([-1, 1]);
});

it('returns the year and the month of a day', () => {
  expect([yearOf('2026-03-05'), monthOf('2026-03-05')]).toEqual([2026, 3]);
});

const days: fc.Arbitrary<Day> = fc
  .record({
    year: fc.integer({ min: 1000, max: 9000 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, date }) => dayOf(year, month, Math.min(date, daysInMonth(year, month))));

const theirs = (day: Day): PlainDate.Record => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return PlainDate.create(year, month, date);
};

test('adds, counts and formats days and months as the standard library does', () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: -10_000, max: 10_000 }), (day, other, count) => {
      expect(addDays(day, count)).toBe(PlainDate.toString(PlainDate.addDays(theirs(day), count)));
      expect(addMonths(day, count % 1000)).toBe(
        PlainDate.toString(PlainDate.addMonths(theirs(day), count % 1000)),
      );
      expect(daysBetween(day, other)).toBe(PlainDate.diffDays(theirs(day), theirs(other)));
      expect(weekdayOf(day)).toBe(PlainDate.dayOfWeek(theirs(day)));
    }),
    { numRuns: 2000 },
  );
});

test('clamps to the end of the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(addMonths('2026-12-01', 1)).toBe('2027-01-01');
});

test.each([
  [{ year: 2026, month: 11 }, 0, { year: 2026, month: 11 }],
  [{ year: 2026, month: 11 }, 1, { year: 2026, month: 12 }],
  [{ year: 2026, month: 11 }, 2, { year: 2027, month: 1 }],
  [{ year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
  [{ year: 2026, month: 1 }, -13, { year: 2024, month: 12 }],
])('adds %o and %i months', (from, months, later) => {
  expect(monthsLater(from, months)).toEqual(later);
  expect(monthCount(later) - monthCount(from)).toBe(months);
});

it.each([
  [{ years: 4, months: 10, days: 26 }, 1766],
  [{ years: 0, months: 0, days: 29 }, 29],
  [{ years: 0, months: 1, days: 0 }, 30],
  [{ years: 1, months: 0, days: 0 }, 360],
])('counts %j as %i days of a year of twelve months of thirty', (columns, duration) => {
  expect(durationOf(columns)).toBe(duration);
  expect(columnsOf(duration)).toEqual(columns);
});

it('carries over when days or months exceed their unit', () => {
  expect(columnsOf(durationOf({ years: 1, months: 14, days: 65 }))).toEqual({ years: 2, months: 4, days: 5 });
});
