import { expect, test } from 'vitest';
import { newOpeningYear } from '../../../staff/opening/opening-year.ts';
import { openingExample, openingRows } from '../../export/opening-rows.ts';
import type { RawCell } from '../cells/reading.ts';
import { FIRST, SECOND, tableOf } from '../hours/judge-hours.fixture.ts';
import { NO_CHOICES } from '../rows/judged.ts';
import { judgeOpenings } from './judge-openings.ts';
import { missingColumns, openingLayoutOf } from './opening-columns.ts';
import { readMonth } from './read-opening-row.ts';

function judge(rows: readonly (readonly RawCell[])[], closed: readonly string[] = []) {
  const table = tableOf(rows);
  const layout = openingLayoutOf(table);
  const into = { entity: 'fbih', workers: [FIRST, SECOND], year: 2026, closed: new Set(closed) } as const;
  return [...judgeOpenings({ table, layout, assignment: layout.assignment }, NO_CHOICES, into)].slice(1);
}

const HEADINGS = ['JMBG', 'mjesec', 'bruto', 'doprinosi', 'porez', 'neto', 'datum isplate'];

test('reads a line when its amounts and day are in local notation', () => {
  const [line] = judge([
    HEADINGS,
    ['3112899990017', '3/2026', '2.000,00', '620,00', '108,00', '1.272,00', '10.4.2026'],
  ]);
  expect(line).toMatchObject({
    state: 'good',
    warnings: [],
    proposal: {
      worker: { id: 'r1' },
      year: 2026,
      month: 3,
      figures: { gross: 200_000, contributions: 62_000, tax: 10_800, net: 127_200, payday: '2026-04-10' },
    },
  });
});

test('matches a worker by name for confirmation when there is no JMBG', () => {
  const [line] = judge([
    ['prezime i ime', 'mjesec', 'bruto plata', 'doprinosi iz', 'porez', 'neto plata'],
    ['Prvi Radnik', 'mart', 2000, 620, 108, 1272],
  ]);
  expect(line).toMatchObject({ state: 'repaired', proposal: { month: 3, year: 2026 } });
});

test('refuses a line with its reason, and warns of a contradiction', () => {
  const lines = judge(
    [
      HEADINGS,
      ['3112899990017', '1/2026', '2.000,00', '620,00', '108,00', '1.272,00', ''],
      ['3112899990017', '2/2026', '2.000,00', '620,00', '108,00', '', ''],
      ['3112899990017', '2/2017', '2.000,00', '620,00', '108,00', '1.272,00', ''],
      ['3112899990017', '', '2.000,00', '620,00', '108,00', '1.272,00', ''],
      ['3112899990017', '4/2026', '2.000,00', '620,00', '108,00', '1.270,00', ''],
      ['3112899990017', '4/2026', '2.000,00', '620,00', '108,00', '1.272,00', ''],
      ['0202899990030', '4/2026', '2.000,00', '620,00', '108,00', '1.272,00', ''],
      ['3112899990017', '5/2026', '', '', '', '', ''],
    ],
    ['2026-01'],
  );
  expect(lines.map(({ state }) => state)).toEqual([
    'refused',
    'refused',
    'refused',
    'refused',
    'good',
    'refused',
    'refused',
    'skipped',
  ]);
  expect(lines[0]?.reasons[0]).toContain('zaključen u ovom programu');
  expect(lines[1]?.reasons).toEqual(['Nedostaje: neto.']);
  expect(lines[4]?.warnings).toEqual(['Bruto manje doprinosi i porez nije neto.']);
  expect(lines[5]?.reasons[0]).toContain('već u redu 6');
});

test.each([
  [3, { month: 3 }],
  ['03/2026', { month: 3, year: 2026 }],
  ['3. 2026.', { month: 3, year: 2026 }],
  ['2026-03', { month: 3, year: 2026 }],
  ['mart 2026.', { month: 3, year: 2026 }],
  [{ day: '2026-03-31' }, { month: 3, year: 2026 }],
  ['31.3.2026', { month: 3, year: 2026 }],
] as const)('reads the month when it is %j', (cell, month) => {
  expect(readMonth(cell)).toMatchObject({ value: month });
});

test.each(['13', '0/2026', '2026', 'sedmica'])('refuses the month when it is %s', (cell) => {
  expect(readMonth(cell)).toHaveProperty('problem');
});

test('reads its own table and its example back', () => {
  const figures = {
    gross: 200_000,
    contributions: 62_000,
    tax: 10_800,
    net: 127_200,
    hours: 16_850,
    leaveDays: 150,
    sickHours: 800,
    onTop: 10_000,
    payday: '2026-04-10',
  };
  const opening = { ...newOpeningYear('f1', 2026, 'r1'), months: { '3': figures } };
  const rows = openingRows([FIRST, SECOND], [opening], 2026);
  expect(rows).toHaveLength(25);
  const read = judge(rows);
  expect(read[2]?.proposal).toEqual({ worker: FIRST, year: 2026, month: 3, figures });
  expect(read.filter(({ state }) => state === 'skipped')).toHaveLength(23);
  const [earlier] = judge(openingRows([FIRST], [opening], 2027));
  expect(earlier?.proposal).toMatchObject({ year: 2026, month: 3 });
  expect(judge(openingExample(2026)).map(({ state }) => state)).toEqual(['good', 'good']);
});

test('names the columns that a list lacks', () => {
  const { assignment } = openingLayoutOf(tableOf([['JMBG', 'mjesec', 'bruto']]));
  expect(missingColumns(assignment)).toEqual(['contributions', 'tax', 'net']);
});
