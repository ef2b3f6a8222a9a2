import { expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { newcomer, rs, settled } from '../calculate/settled-wage.fixture.ts';

/** October 2026: 22 weekdays, 176 hours, no holiday. 40,00 a month. */
const paid = async (entries: WorkerMonth['entries'], own: Partial<Worker> = {}, firm: object = {}) => {
  const wage = await settled({ ...newcomer, transport: 4000, ...own }, { entries }, firm);
  return wage.pays?.find(({ kind }) => kind === 'transport')?.untaxed ?? 0;
};

test('pays transport whole when the worker comes to work all month, or misses days paid as work', async () => {
  expect(await paid({})).toBe(4000);
  expect(await paid({ paidDays: 500 })).toBe(4000);
  expect(await paid({ sickHours: 4000 }, { sickShare: 800_000 })).toBe(4000);
});

test.each<[string, WorkerMonth['entries']]>([
  ['on maternity', { fundHours: 17_600 }],
  ['ill', { sickHours: 17_600 }],
  ['on leave', { paidDays: 2200 }],
  ['ill and then at the cost of a fund', { sickHours: 8000, fundHours: 9600 }],
])('pays no transport when a worker is %s all month', async (_, entries) => {
  expect(await paid(entries, { sickShare: 800_000 })).toBe(0);
});

test('pays transport by days in a month of hire, of leaving, and with days unpaid or at the cost of a fund', async () => {
  // 19. 10. is a Monday: 10 of 22 weekdays.
  expect(await paid({}, { employedFrom: '2026-10-19' })).toBe(1818);
  // 1. and 2. 10. are weekdays: 2 of 22.
  expect(await paid({}, { employedTo: '2026-10-02' })).toBe(364);
  expect(await paid({ unpaidDays: 1100 })).toBe(2000);
  expect(await paid({ fundHours: 8800 })).toBe(2000);
  expect(await paid({ fundHours: 8800 }, { hotMeal: 0 }, rs)).toBe(2000);
});

test('pays the amount typed for the month whatever the absence', async () => {
  expect(await paid({ fundHours: 17_600, transport: 1500 })).toBe(1500);
});
