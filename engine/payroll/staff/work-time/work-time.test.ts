import { describe, expect, test } from 'vitest';
import { csvText } from '../../../documents/csv.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { absenceOf } from '../absences/absences.fixture.ts';
import { readWorkTime } from '../staff-records.ts';
import { readClock, writeClock } from './clock.ts';
import { type WorkDayRow, workDayRows } from './day-rows.ts';
import { TIME_HEADINGS, timeCells, timeRows, timeSheets, totalCells } from './time-sheet.ts';
import { monthDifferences, timeTotals, undatedHours } from './totals.ts';
import { newWorkTime, type WorkDayEntry } from './work-time.ts';

const MAY = { year: 2026, month: 5 };
const EIGHT = 480;

const rowsOf = (
  days: Readonly<Record<string, WorkDayEntry>> = {},
  absences: readonly ReturnType<typeof absenceOf>[] = [],
  own: Parameters<typeof workerOf>[0] = {},
  workStart: number | undefined = EIGHT,
) =>
  workDayRows({
    firm: firmOf(),
    worker: workerOf(own),
    month: MAY,
    absences,
    workStart,
    corrections: { ...newWorkTime('f1', MAY, 'r1'), days },
  });
const on = (rows: readonly WorkDayRow[], date: number): WorkDayRow => {
  const row = rows[date - 1];
  if (!row) throw new Error('no such day');
  return row;
};

test('follows the schedule from Monday to Friday, with weekly rest and holidays', () => {
  const rows = rowsOf();
  expect(rows).toHaveLength(31);
  expect(on(rows, 4)).toMatchObject({ start: 480, end: 960, total: 800, isRest: false, absences: {} });
  // Friday, 1 May, and Saturday, 2 May, are holidays.
  expect(on(rows, 1)).toMatchObject({ total: 0, start: undefined, absences: { holiday: 800 } });
  expect(on(rows, 2)).toMatchObject({ total: 0, isRest: true, absences: {} });
  // 21 weekdays of May 2026 less the one holiday.
  expect(timeTotals(rows)).toMatchObject({
    hours: { total: 16_000, overtime: 0 },
    absences: { holiday: 800 },
  });
});

test('has hours but no times until the start of the day is typed', () => {
  const rows = workDayRows({
    firm: firmOf(),
    worker: workerOf(),
    month: MAY,
    absences: [],
    workStart: undefined,
    corrections: undefined,
  });
  expect(on(rows, 4)).toMatchObject({ start: undefined, end: undefined, total: 800, isCorrected: false });
});

test('takes absences from the register, each in its group', () => {
  const leave = absenceOf({ id: 'a', kind: 'annual', from: '2026-05-01', to: '2026-05-05' });
  const ill = absenceOf({ id: 'b', from: '2026-05-06', to: '2026-05-07' });
  const half = absenceOf({ id: 'c', kind: 'unpaid', from: '2026-05-08', to: '2026-05-08', hours: 300 });
  const rows = rowsOf({}, [leave, ill, half]);
  // Leave excludes the holiday; the holiday stays one.
  expect(on(rows, 1).absences).toEqual({ holiday: 800 });
  expect(on(rows, 4)).toMatchObject({ total: 0, absences: { annual: 800 } });
  expect(on(rows, 6).absences).toEqual({ sick: 800 });
  expect(on(rows, 8)).toMatchObject({ total: 500, start: 480, end: 780, absences: { unpaid: 300 } });
  expect(timeTotals(rows).absences).toMatchObject({ annual: 1600, sick: 1600, unpaid: 300 });
});

test('counts hours above the schedule as overtime, and work on a holiday separately', () => {
  const rows = rowsOf({
    '2026-05-01': { start: 480, end: 720 },
    '2026-05-04': { end: 1050 },
    '2026-05-05': { end: 1050, overtime: 100 },
    '2026-05-09': { start: 480, end: 780, night: 50 },
    '2026-05-11': { start: 1320, end: 360 },
    '2026-05-12': { isFree: true },
  });
  expect(on(rows, 1)).toMatchObject({ total: 400, holidayWork: 400, overtime: 0, absences: {} });
  expect(on(rows, 4)).toMatchObject({ total: 950, overtime: 150 });
  expect(on(rows, 5).overtime).toBe(100);
  expect(on(rows, 9)).toMatchObject({ total: 500, overtime: 500, night: 50, isRest: false });
  // From 22:00 to 06:00 of the next day.
  expect(on(rows, 11)).toMatchObject({ total: 800, overtime: 0 });
  expect(on(rows, 12)).toMatchObject({ total: 0, isCorrected: true });
});

test('has no hours outside the employment', () => {
  const rows = rowsOf({}, [], { employedFrom: '2026-05-18', employedTo: '2026-05-20' });
  expect(on(rows, 15)).toMatchObject({ isEmployed: false, total: 0, isRest: false });
  expect(timeTotals(rows).hours.total).toBe(2400);
});

test('lists what it would change in the month', () => {
  const totals = timeTotals(rowsOf({ '2026-05-04': { end: 1050, night: 200 } }));
  expect(monthDifferences(totals)).toEqual([
    { column: 'overtime', before: undefined, after: 150 },
    { column: 'night', before: undefined, after: 200 },
  ]);
  expect(monthDifferences(totals, { overtime: 150, night: 200, holidayWork: 400 })).toEqual([
    { column: 'holidayWork', before: 400, after: 0 },
  ]);
});

describe('a file of the record', () => {
  const evil = { worker: workerOf({ firstName: '=cmd|x', lastName: 'Šč/ž' }), rows: rowsOf() };

  test('has a cell for each heading, and sums below', () => {
    expect(timeCells(on(rowsOf(), 4))).toHaveLength(TIME_HEADINGS.length);
    expect(totalCells({ rows: rowsOf() })).toHaveLength(TIME_HEADINGS.length);
    expect(totalCells({ rows: rowsOf() })[4]).toMatchObject({ value: 16_000 });
  });

  test('has valid names of sheets, and no formula in a table', () => {
    expect(timeSheets([evil])[0]?.name).toBe('1 =cmd|x Šč ž');
    const csv = csvText(timeRows([evil]));
    expect(csv.split('\n')[4]).toMatch(/^'=cmd\|x Šč\/ž;4\. 5\. 2026\.;08:00;16:00;/);
    expect(csv.split('\n')).toHaveLength(33);
  });
});

test.each([
  ['8', 480],
  ['7:30', 450],
  ['7.30', 450],
  ['0730', 450],
  ['24', 1440],
  ['24:01', undefined],
  ['7:60', undefined],
  ['osam', undefined],
])('reads %s as a time of day', (typed, minutes) => expect(readClock(typed)).toBe(minutes));

test('writes a time of day with two digits', () =>
  expect([writeClock(450), writeClock(0), writeClock(undefined)]).toEqual(['07:30', '00:00', '']));

test('is read with the fields of a later version', () => {
  const stored = {
    ...newWorkTime('f1', MAY, 'r1'),
    days: { '2026-05-04': { end: 1050, later: 1 } },
    more: 2,
  };
  expect(readWorkTime(stored)).toEqual(stored);
  expect(readWorkTime({ ...stored, days: { '2026-05-04': { end: -1 } } })).toBeUndefined();
});

describe('hours that the month pays without a day in the record', () => {
  const paid = { overtime: 1000, night: 1600 };

  test('are in the sums and in a row of their own', () => {
    const rows = rowsOf();
    const time = { worker: workerOf(), rows, undated: undatedHours(rows, paid) };
    expect(time.undated).toEqual({ total: 1000, overtime: 1000, night: 1600 });
    expect(timeTotals(rows, time.undated).hours).toMatchObject({
      total: 17_000,
      overtime: 1000,
      night: 1600,
    });
    const [sheet] = timeSheets([time]);
    expect(sheet?.rows.at(-2)?.[0]).toBe('Bez upisanog dana');
    expect(sheet?.rows.at(-1)?.slice(4, 7)).toMatchObject([
      { value: 17_000 },
      { value: 1000 },
      { value: 1600 },
    ]);
    expect(timeRows([time]).at(-1)?.slice(1, 2)).toEqual(['Bez upisanog dana']);
  });

  test('are fewer by those that have a day, and none when all have one', () => {
    const rows = rowsOf({ '2026-05-04': { end: 1050, night: 1600 } });
    expect(undatedHours(rows, paid)).toEqual({ total: 850, overtime: 850 });
    expect(undatedHours(rows, { overtime: 100 })).toEqual({});
    expect(timeSheets([{ worker: workerOf(), rows }])[0]?.rows).toHaveLength(33);
  });
});
