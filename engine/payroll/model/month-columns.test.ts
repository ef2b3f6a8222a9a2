import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursRows } from '../files/export/hours-rows.ts';
import { fieldOfEntry, HOUR_FIELDS } from '../files/import/columns/hour-fields.ts';
import { entriesIn, FIRST, judge } from '../files/import/hours/judge-hours.fixture.ts';
import type { WorkerMonth } from './month.ts';
import { ENTRY_NAMES, MONTH_COLUMNS, type MonthColumn } from './month-columns.ts';

const VALUES: Readonly<Record<MonthColumn['kind'], fc.Arbitrary<number>>> = {
  sati: fc.nat(20_000),
  dani: fc.nat(20_000),
  iznos: fc.nat(10_000_000),
  posto: fc.nat(1_000_000),
  koeficijent: fc.nat(100_000_000),
  cijeli: fc.nat(99),
};

const entries: fc.Arbitrary<WorkerMonth['entries']> = fc.record(
  Object.fromEntries(ENTRY_NAMES.map((name) => [name, VALUES[MONTH_COLUMNS[name].kind]])),
  { requiredKeys: [] },
);

test('gives the same month when an export is imported', () => {
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 1, max: 2400 }),
      fc.constantFrom('', '=1+2', 'napomena'),
      (any, dailyHours, note) => {
        const worker = { ...FIRST, dailyHours };
        const rows = hoursRows([worker], { workers: { r1: { entries: any, note } } });
        const [, line] = judge(rows, {}, [worker]);
        expect(line?.reasons).toEqual([]);
        expect(entriesIn(line)).toEqual(any);
        expect(line?.proposal?.note ?? '').toBe(note);
      },
    ),
    { numRuns: 40 },
  );
});

describe.each(ENTRY_NAMES)('%s', (name) => {
  test('is imported when it is the only column of the file', () => {
    const rows = hoursRows([FIRST], { workers: { r1: { entries: { [name]: 3 } } } });
    expect(entriesIn(judge(rows)[1])).toEqual({ [name]: 3 });
  });

  test('is offered once when columns are listed', () => {
    expect(HOUR_FIELDS.filter((field) => field === fieldOfEntry(name))).toHaveLength(1);
  });
});
