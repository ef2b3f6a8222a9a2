import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../core/days/day.ts';
import { averageHours, calendarMonth, workdaysBetween, workingYear, yearTotal } from './working-year.ts';

describe('a working year', () => {
  it('has 261 weekdays, four of its holidays among them, in the Federation in 2026', () => {
    const total = yearTotal(workingYear('fbih', 2026, 800));
    expect(total).toEqual({
      weekdays: 261,
      holidays: 4,
      workdays: 257,
      fundHours: 208_800,
      workHours: 205_600,
    });
    expect(averageHours(total)).toBe(17_400);
  });

  it('has half the hours at half the time', () => {
    const [full, half] = [workingYear('rs', 2026, 800), workingYear('rs', 2026, 400)];
    expect(half.map(({ fundHours }) => fundHours * 2)).toEqual(full.map(({ fundHours }) => fundHours));
  });

  it('names a holiday on its day', () => {
    expect(calendarMonth('rs', 2026, 1).filter(({ holiday }) => holiday)).toEqual([
      { day: '2026-01-01', date: 1, weekday: 4, holiday: 'Nova godina' },
      { day: '2026-01-02', date: 2, weekday: 5, holiday: 'Nova godina' },
      { day: '2026-01-09', date: 9, weekday: 5, holiday: 'Dan Republike' },
    ]);
  });
});

describe('working days between two days', () => {
  it('count both ends, and none in reverse order', () => {
    expect(workdaysBetween('rs', '2026-01-05', '2026-01-09')).toEqual({
      weekdays: 5,
      holidays: 1,
      workdays: 4,
    });
    expect(workdaysBetween('rs', '2026-01-09', '2026-01-05').workdays).toBe(0);
  });

  it('add up the months for a whole year', () => {
    for (const entity of ['rs', 'fbih', 'bd'] as const)
      expect(workdaysBetween(entity, '2027-01-01', '2027-12-31').workdays).toBe(
        yearTotal(workingYear(entity, 2027, 800)).workdays,
      );
  });

  it('add up wherever the time is split', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.nat(700), (first, second) => {
        const middle = addDays('2025-03-01', first);
        const end = addDays(middle, second + 1);
        const parts =
          workdaysBetween('fbih', '2025-03-01', middle).workdays +
          workdaysBetween('fbih', addDays(middle, 1), end).workdays;
        expect(parts).toBe(workdaysBetween('fbih', '2025-03-01', end).workdays);
      }),
      { numRuns: 40 },
    );
  });
});
