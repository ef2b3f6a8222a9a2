import { expect, test } from 'vitest';
import { federalMonth } from '../../forms/settled.fixture.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { contributionsOf } from '../../month/calculate/figures.ts';
import { yearSoFar } from './year-so-far.ts';

const [wage] = federalMonth.wages;
if (!wage) throw new Error('no wage');
const { gross, tax, net } = wage.figures;
const inMonth = (year: number, month: number): SettledMonth => ({
  ...federalMonth,
  month: { ...federalMonth.month, year, month },
});

test('adds up the earlier months of the year, and names them', () => {
  const earlier = [
    inMonth(2025, 12),
    inMonth(2026, 6),
    inMonth(2026, 8),
    inMonth(2026, 9),
    inMonth(2026, 11),
  ];
  expect(yearSoFar(inMonth(2026, 10), wage, earlier)).toEqual({
    months: '06/2026, 08/2026–10/2026',
    sums: [
      { label: 'Bruto', amount: 4 * gross },
      { label: 'Doprinosi iz plaće', amount: 4 * contributionsOf(wage.figures) },
      { label: expect.stringContaining('Porez'), amount: 4 * tax },
      { label: expect.stringContaining('Neto'), amount: 4 * net },
      { label: 'Isplaćeno', amount: 4 * wage.payout },
    ],
  });
});

test('has no sums for the first month of the year, and for a worker without earlier months', () => {
  expect(yearSoFar(inMonth(2026, 10), wage, [inMonth(2025, 12)])).toBeUndefined();
  const other = { ...wage, worker: { ...wage.worker, id: 'other' } };
  expect(yearSoFar(inMonth(2026, 10), other, [inMonth(2026, 9)])).toBeUndefined();
});
