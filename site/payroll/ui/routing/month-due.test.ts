import { expect, test } from 'vitest';
import { monthDue } from './month-due.ts';

const TODAY = '2026-11-22';
const march = { year: 2026, month: 3 };

test.each([
  ['the last that is over', undefined, {}, [2026, 10]],
  ['the first after the last closed one', { year: 2025, month: 12 }, {}, [2026, 1]],
  ['the one shown before', { year: 2026, month: 1 }, march, [2026, 3]],
  ['the one shown before, where none is closed', undefined, march, [2026, 3]],
  ['never a closed one', { year: 2026, month: 4 }, march, [2026, 5]],
] as const)('the month to work on is %s', (_, lastClosed, shown, due) => {
  const { year, month } = monthDue('f', TODAY, lastClosed, shown);
  expect([year, month]).toEqual(due);
});
