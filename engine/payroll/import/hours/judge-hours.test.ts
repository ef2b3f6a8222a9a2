import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursRows } from '../../export/hours-rows.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { workerOf } from '../../staff.fixture.ts';
import type { RawCell } from '../cells/raw-cell.ts';
import type { SourceTable } from '../columns/source-table.ts';
import { type ImportChoices, NO_CHOICES } from '../rows/choices.ts';
import { hourColumnsOf, hourQuestions } from './hour-columns.ts';
import { type HoursLine, judgeHours } from './judge-hours.ts';

const tableOf = (rows: readonly (readonly RawCell[])[]): SourceTable => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});

const FIRST = workerOf();
const SECOND = workerOf({ id: 'r2', firstName: 'Radnica', lastName: 'Druga', jmbg: '0101899995024' });

const judge = (
  rows: readonly (readonly RawCell[])[],
  choices: Partial<ImportChoices> = {},
  workers: readonly Worker[] = [FIRST, SECOND],
  fullDay = 800,
): HoursLine[] => {
  const month = { entity: 'fbih', year: 2026, month: 10, workers, fullDay } as const;
  return [...judgeHours(hourColumnsOf(tableOf(rows)), { ...NO_CHOICES, ...choices }, month)];
};

const entriesIn = (line: HoursLine | undefined) => line?.proposal?.entries;

test('a day of absence is as long as a full day by the law of the month', () => {
  const rows = [
    ['jmbg', 'godišnji'],
    ['3112899990017', '16'],
  ];
  expect(entriesIn(judge(rows)[1])).toMatchObject({ paidDays: 200 });
  expect(entriesIn(judge(rows, {}, undefined, 400)[1])).toMatchObject({ paidDays: 400 });
});

test('hours go to the columns of the month, absences in days of the worker', () => {
  const [, one, two] = judge([
    [
      'jmbg',
      'rad',
      'prekovremeni',
      'noćni',
      'godišnji',
      'plaćeno',
      'bolovanje',
      'porodiljsko',
      'neplaćeno',
      'stimulacija',
    ],
    ['3112899990017', '128', '6,5', '8', '24', '8', '16', '', '', '150,00'],
    ['0101899995024', '100', '0', '', '', '', '', '8', '4', ''],
  ]);
  expect(entriesIn(one)).toEqual({
    overtime: 650,
    night: 800,
    paidDays: 400,
    sickHours: 1600,
    bonus: 15_000,
  });
  expect(one).toMatchObject({ state: 'good', warnings: [] });
  expect(entriesIn(two)).toEqual({ overtime: 0, fundHours: 800, unpaidDays: 50 });
  expect(two?.warnings).toEqual(['Sati zajedno čine 112, a fond mjeseca je 176.']);
});

test('a heading or an answer says that absences are days', () => {
  const rows = [
    ['jmbg', 'plaćeno dana', 'neplaćeno'],
    ['3112899990017', '1,5', '2'],
  ];
  expect(hourQuestions(hourColumnsOf(tableOf(rows))).map(({ id, suggested }) => [id, suggested])).toEqual([
    ['jedinica:1', 'dani'],
    ['jedinica:2', 'sati'],
  ]);
  expect(entriesIn(judge(rows, { answers: { 'jedinica:2': 'dani' } })[1])).toEqual({
    paidDays: 150,
    unpaidDays: 200,
  });
  expect(entriesIn(judge(rows)[1])).toEqual({ paidDays: 150, unpaidDays: 25 });
});

test('workers are known by JMBG, else by name in any order, which is confirmed', () => {
  const rows = [
    ['Prezime i ime', 'JMBG', 'prekovremeni'],
    ['Prvi Radnik', '', '5'],
    ['Niko Nepoznat', '', '5'],
    ['', '1503899990035', '5'],
    ['Radnik Prvi', '3112899990017', '5'],
  ];
  const lines = judge(rows);
  expect(lines.map(({ state }) => state)).toEqual(['skipped', 'repaired', 'refused', 'refused', 'refused']);
  expect(lines.map(({ reasons: [reason] }) => reason).slice(2)).toEqual([
    'Radnika s ovim imenom nema u firmi.',
    'Radnika s ovim JMBG nema u firmi.',
    'Ovaj radnik je već u redu 2.',
  ]);
  expect(judge(rows, { accepted: new Set(['match']) })[1]?.state).toBe('good');
  expect(judge(rows, {}, [FIRST, { ...FIRST, id: 'x', jmbg: '' }])[1]?.reasons[0]).toContain('Više radnika');
});

test('a grid of days counts codes once each was confirmed', () => {
  const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
  const codes = days.map((_, at) => (at < 20 ? '8' : at === 20 ? 'GO' : at === 21 ? 'b.' : ''));
  const rows = [
    ['JMBG', ...days],
    ['3112899990017', ...codes],
  ];
  const asked = hourQuestions(hourColumnsOf(tableOf(rows)));
  expect(asked.map(({ id, proposed }) => [id, proposed])).toEqual([
    ['kod:GO', 'leave'],
    ['kod:B', 'sick'],
  ]);
  expect(judge(rows)[1]?.reasons).toHaveLength(2);
  const line = judge(rows, { answers: { 'kod:GO': 'leave', 'kod:B': 'sick' } })[1];
  expect(line).toMatchObject({ state: 'good', warnings: [] });
  expect(entriesIn(line)).toEqual({ paidDays: 100, sickHours: 800 });
});

test('annual leave is paid absence, in hours and in days', () => {
  const rows = [
    ['jmbg', 'godišnji dana', 'plaćeno'],
    ['3112899990017', '3', '8'],
    ['0101899995024', '', ''],
  ];
  expect(hourQuestions(hourColumnsOf(tableOf(rows))).map(({ suggested }) => suggested)).toEqual([
    'dani',
    'sati',
  ]);
  expect(judge(rows).slice(1).map(entriesIn)).toEqual([{ paidDays: 400 }, {}]);
  expect(judge(rows, {}, [{ ...FIRST, dailyHours: 700 }, SECOND])[1]).toMatchObject({
    proposal: { entries: {} },
    warnings: [expect.stringContaining('ne uvoze se')],
  });
});

test('days of meals that the month reckons otherwise are said, and not taken', () => {
  const rows = [
    ['jmbg', 'godišnji', 'topli obrok dana'],
    ['3112899990017', '24', '19'],
    ['0101899995024', '24', '22'],
  ];
  const [, right, other] = judge(rows);
  expect(right).toMatchObject({ warnings: [], proposal: { entries: { paidDays: 300 } } });
  expect(other?.warnings).toEqual([
    'Dana toplog obroka je ovdje 22, a po satima i odsustvima ih je 19: obračun uzima 19.',
  ]);
  expect(other?.proposal?.entries).toEqual({ paidDays: 300 });
});

test('of meals in a month that is all absence nothing is said: its wage is refused', () => {
  const rows = [
    ['jmbg', 'bolovanje', 'topli obrok dana'],
    ['3112899990017', '184', '2'],
  ];
  expect(judge(rows)[1]?.warnings).toEqual([]);
});

test.each(['Prevoz', 'Prijevoz u mjesecu', 'Naknada za prevoz', 'Troškovi prijevoza'])(
  'transport of the month comes in under %s, nought as nought',
  (heading) => {
    const rows = [
      ['jmbg', heading],
      ['3112899990017', '53,00'],
      ['0101899995024', '0'],
    ];
    expect(judge(rows).slice(1).map(entriesIn)).toEqual([{ transport: 5300 }, { transport: 0 }]);
  },
);

const hundredths = fc.integer({ min: 0, max: 20_000 });
const entries: fc.Arbitrary<WorkerMonth['entries']> = fc.record(
  {
    overtime: hundredths,
    night: hundredths,
    holidayWork: hundredths,
    paidDays: hundredths,
    unpaidDays: hundredths,
    missedHours: hundredths,
    sickHours: hundredths,
    fundHours: hundredths,
    perDiems: hundredths,
    secondMeals: fc.nat(99),
    bonus: fc.nat(10_000_000),
    untaxed: fc.nat(10_000_000),
    transport: fc.nat(10_000_000),
    deductionsOfMonth: fc.nat(10_000_000),
  },
  { requiredKeys: [] },
);

test('what is exported comes back', () => {
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 1, max: 2400 }),
      fc.constantFrom('', '=1+2', 'napomena'),
      (any, dailyHours, note) => {
        const worker = { ...FIRST, dailyHours };
        const [, line] = judge(hoursRows([worker], { workers: { r1: { entries: any, note } } }), {}, [
          worker,
        ]);
        expect(line?.reasons).toEqual([]);
        expect(entriesIn(line)).toEqual(any);
        expect(line?.proposal?.note ?? '').toBe(note);
      },
    ),
  );
});

test('any cells get an answer', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.double(),
    fc.constantFrom('3112899990017', 'GO', '8', 'rad', 'constructor'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }), (any) => {
      expect(judge([['JMBG', 'radnik', '1', '2', 'plaćeno', 'bonus'], ...any])).toHaveLength(any.length + 1);
    }),
  );
});
