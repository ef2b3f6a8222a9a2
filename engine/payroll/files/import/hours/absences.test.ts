import { expect, test } from 'vitest';
import { hourColumnsOf, hourQuestions } from './hour-columns.ts';
import { entriesIn, FIRST, judge, SECOND, tableOf } from './judge-hours.fixture.ts';

test('uses the full day of the month when an absence is in days', () => {
  const rows = [
    ['jmbg', 'godišnji'],
    ['3112899990017', '16'],
  ];
  expect(entriesIn(judge(rows)[1])).toMatchObject({ paidDays: 200 });
  expect(entriesIn(judge(rows, {}, undefined, 400)[1])).toMatchObject({ paidDays: 400 });
});

test('reads absences as days when a heading or an answer sets days', () => {
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

test('adds annual leave to paid absence when it is in hours or days', () => {
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

test('warns and skips meal days when the month calculates others', () => {
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

test('gives no meal warning when absences fill the month', () => {
  const rows = [
    ['jmbg', 'bolovanje', 'topli obrok dana'],
    ['3112899990017', '184', '2'],
  ];
  expect(judge(rows)[1]?.warnings).toEqual([]);
});
