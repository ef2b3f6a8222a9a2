import type { AnyParameter } from '@obracun/engine/core/law.ts';
import { expect, test } from 'vitest';
import { timelineOn } from './in-force.ts';

const change = (od: string, stopa: number) => ({
  od,
  vrijednost: { stopa },
  izvor: { pouzdanost: 'visoka' as const, provjereno: '2026-11-20' },
});
const parameter: AnyParameter = {
  naziv: 'Stopa',
  neobavezno: false,
  znacenja: { stopa: { naziv: 'stopa', jedinica: 'posto' } },
  promjene: [change('2018-01-01', 1), change('2024-01-01', 2), change('2027-01-01', 3)],
  poznato_do: '2027-12-31',
};
const rates = (today: string | undefined, from = parameter) => {
  const { now, upcoming, earlier } = timelineOn(from, today);
  return [now?.vrijednost.stopa, ...[upcoming, earlier].map((all) => all.map((one) => one.vrijednost.stopa))];
};

test('shows a future change as upcoming until its day', () => {
  expect(rates('2026-12-31')).toEqual([2, [3], [1]]);
  expect(rates('2027-01-01')).toEqual([3, [], [2, 1]]);
});

test('uses the day of the last check when prerendered', () => {
  expect(rates(undefined)).toEqual([2, [3], [1]]);
});

test('has nothing in force before the first change', () => {
  expect(rates('2017-12-31')).toEqual([undefined, [3, 2, 1], []]);
});
