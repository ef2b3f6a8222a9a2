import fc from 'fast-check';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, monthCount, monthsLater, weekdayOf } from './calendar.ts';
import { type Day, dayOf, daysInMonth } from './day.ts';

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

test('days and months are added, counted and named as the library of the standard does', () => {
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

test('months end where they end', () => {
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
])('%o and %i months', (from, months, later) => {
  expect(monthsLater(from, months)).toEqual(later);
  expect(monthCount(later) - monthCount(from)).toBe(months);
});
