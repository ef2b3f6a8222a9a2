import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import { expect, test } from 'vitest';
import { byToday, nextDayText } from './by-today.ts';

const due = (id: string, day: string): Deadline => ({
  id,
  day,
  title: id,
  note: '',
  source: '',
  certainty: 'visoka',
});
const ALL = [due('a', '2026-11-10'), due('b', '2026-11-30'), due('c', '2026-11-30'), due('d', '2026-12-10')];
const ids = (deadlines: readonly Deadline[]) => deadlines.map(({ id }) => id).join('');

test.each([
  ['2026-11-10', '', 'a', 'bcd'],
  ['2026-11-28', 'a', 'bc', 'd'],
  ['2026-12-10', 'abc', 'd', ''],
  ['2026-12-11', 'abcd', '', ''],
])('parts deadlines at %s', (today, past, next, later) => {
  const parted = byToday(ALL, today);
  expect([ids(parted.past), ids(parted.next), ids(parted.later)]).toEqual([past, next, later]);
});

test.each([
  ['2026-11-30', '30. 11. (danas)'],
  ['2026-11-29', '30. 11. (sutra)'],
  ['2026-11-28', '30. 11. (za 2 dana)'],
  ['2026-11-09', '30. 11. (za 21 dan)'],
])('says on %s when the deadline is: %s', (today, text) =>
  expect(nextDayText('2026-11-30', today)).toBe(text),
);
