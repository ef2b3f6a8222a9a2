import { expect, test } from 'vitest';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { workerOfMonth } from './labour-price.ts';
import { requestOf } from './request.ts';
import { workerInMonth } from './worker-in-month.ts';

const october = { year: 2026, month: 10 };
const firm = firmOf({
  labourPrices: [
    { from: '2026-01-01', amount: 60_000 },
    { from: '2026-10-15', amount: 66_000 },
  ],
});
const byCoefficient = (own = {}) =>
  workerOf({
    employedFrom: '2026-10-01',
    agreed: [{ from: '2025-01-01', kind: 'bruto', amount: 0, coefficient: 2_500_000 }],
    ...own,
  });

test('multiplies a coefficient by the price of labour of each day', () => {
  // 2,5 × 600,00 and 2,5 × 660,00.
  expect(workerOfMonth(firm, byCoefficient(), october).agreed).toEqual([
    { from: '2025-01-01', kind: 'bruto', amount: 150_000, coefficient: 2_500_000 },
    { from: '2026-10-15', kind: 'bruto', amount: 165_000, coefficient: 2_500_000 },
  ]);
  const requested = requestOf(workerInMonth(firm, byCoefficient(), monthOf()));
  // Ten weekdays to 14 October and twelve since: (10 × 1.500 + 12 × 1.650) / 22.
  expect('wage' in requested && requested.wage.unos.bruto_plata_input).toBe(1581.82);
});

test('is in proportion to daily hours, but for an hourly rate', () => {
  const half = byCoefficient({ dailyHours: 400 });
  expect(workerOfMonth(firm, half, { year: 2026, month: 9 }).agreed[0]?.amount).toBe(75_000);
  const hourly = workerOf({
    dailyHours: 400,
    agreed: [{ from: '2026-01-01', kind: 'satnica', amount: 0, coefficient: 20_000 }],
  });
  expect(workerOfMonth(firm, hourly, { year: 2026, month: 9 }).agreed[0]?.amount).toBe(1200);
});

test('does not round the rate of an hour that follows from a coefficient', () => {
  const hourly = workerOf({
    agreed: [{ from: '2026-01-01', kind: 'satnica', amount: 0, coefficient: 1_450_000 }],
  });
  const priced = firmOf({ labourPrices: [{ from: '2026-01-01', amount: 306 }] });
  const requested = requestOf(workerInMonth(priced, hourly, monthOf()));
  // 3,06 × 1,45 = 4,437, for 176 hours; 4,44 would give 781,44.
  expect('wage' in requested && requested.wage.unos.bruto_plata_input).toBe(780.91);
});

test('ends with the next agreement, and gives the same when it is applied again', () => {
  const worker = byCoefficient({
    agreed: [
      { from: '2026-02-01', kind: 'bruto', amount: 0, coefficient: 2_000_000 },
      { from: '2026-09-01', kind: 'bruto', amount: 200_000 },
    ],
  });
  const once = workerOfMonth(firm, worker, october);
  expect(once.agreed).toEqual([
    { from: '2026-02-01', kind: 'bruto', amount: 120_000, coefficient: 2_000_000 },
    { from: '2026-09-01', kind: 'bruto', amount: 200_000 },
  ]);
  expect(workerOfMonth(firm, once, october)).toEqual(once);
});

test('requires a price of labour', () => {
  expect(requestOf(workerInMonth(firmOf(), byCoefficient(), monthOf()))).toMatchObject({
    reason: expect.stringContaining('Upišite cijenu rada'),
  });
});
