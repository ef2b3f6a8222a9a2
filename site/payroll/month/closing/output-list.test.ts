import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { newMonthSteps } from '@obracun/engine/payroll/model/month-steps.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { paymentsOf } from '@obracun/engine/payroll/payments/due/payment.ts';
import { ordersOf } from '@obracun/engine/payroll/payments/orders/orders.ts';
import { expect, test } from 'vitest';
import { outputRows } from './output-list.tsx';

const ordered = ordersOf(federalMonth);
const closed = { settled: federalMonth, ...ordered } as ClosedMonth;
const payments = paymentsOf(federalMonth.month, ordered, undefined);
const { firm, year, month } = federalMonth.month;

test('lists the outputs of a month in the order people act, with what is left of each', () =>
  expect(outputRows(closed, payments, undefined).map(({ title, state }) => `${title}: ${state}`)).toEqual([
    'Platne liste: 3 radnika',
    'Nalozi: 19 naloga, do 6. 11. 2026.',
    'Obrasci: MIP-1023 do 13. 11. 2026.',
    'Knjiženje: temeljnica i rekapitulacija',
  ]));

test('states the days of steps that are marked as done', () => {
  const steps = {
    ...newMonthSteps(firm, { year, month }),
    slips: '2026-11-11',
    paid: '2026-11-10',
    filed: '2026-11-12',
  };
  const states = outputRows(closed, payments, steps).map(({ state }) => state);
  expect(states[0]).toContain('date 11. 11. 2026.');
  expect(states[1]).toContain('plaćeno 10. 11. 2026.');
  expect(states[2]).toBe('predato 12. 11. 2026.');
});
