import { expect, test } from 'vitest';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { firmOf, monthOf, statedRates, unstatedFirm, workerOf } from '../../staff.fixture.ts';
import { calculateMonth } from '../calculate/calculate-month.ts';
import { ask, bd, rs } from '../calculate/settled-wage.fixture.ts';
import { openedAgain, paidByDefault } from './paid-by-default.ts';

const served: Partial<Worker> = { employedFrom: '2020-03-01', hotMeal: 0, fund: 'rs' };
const inMonth = monthOf({ r1: { entries: { overtime: 1600, night: 4000, sickHours: 1600 } } });

/** As closed by an earlier version: unstated percentages were not sent, and the defaults applied. */
async function asEarlier(firm: Partial<Firm>, month: PayrollMonth = inMonth, worker = served) {
  const forgotten = ['minuli_proc', 'prekovremeni_proc', 'nocni_proc', 'praznik_proc', 'bolovanje_proc'];
  const { wages } = await calculateMonth(firmOf(firm), [workerOf(worker)], month, ask);
  return wages.map(
    (wage): SettledWage => ({
      ...wage,
      request: Object.fromEntries(Object.entries(wage.request).filter(([name]) => !forgotten.includes(name))),
    }),
  );
}

test('finds the unstated percentages a wage was paid by', async () => {
  const [srpska] = await asEarlier(rs);
  expect(srpska && paidByDefault(srpska)).toEqual({ overtimeUplift: 260_000, nightUplift: 260_000 });
  const [federal] = await asEarlier({});
  expect(federal && paidByDefault(federal)).toEqual({
    seniority: 6000,
    overtimeUplift: 300_000,
    nightUplift: 300_000,
  });
  const [district] = await asEarlier(bd);
  expect(district && paidByDefault(district)).toMatchObject({ seniority: 6000, sickShare: 800_000 });
});

test('finds none when all percentages were stated', async () => {
  const { wages } = await calculateMonth(firmOf(), [workerOf(served)], inMonth, ask);
  const [wage] = wages;
  expect(wage && paidByDefault(wage)).toEqual({});
  expect(openedAgain({ ...inMonth, isClosed: true }, wages)).toEqual(inMonth);
});

test.each([
  ['Republika Srpska', rs],
  ['the Federation', {}],
  ['the District', bd],
] as const)(
  'keeps the sums of a reopened month of %s when the firm states other percentages',
  async (_, firm) => {
    const closed = await asEarlier(firm);
    const again = openedAgain({ ...inMonth, isClosed: true }, closed);
    expect(again.isClosed).toBe(false);
    for (const now of [unstatedFirm(firm), firmOf({ ...firm, defaults: { overtimeUplift: 500_000 } })]) {
      const { wages } = await calculateMonth(now, [workerOf(served)], again, ask);
      expect(wages.map(({ figures }) => figures)).toEqual(closed.map(({ figures }) => figures));
    }
  },
);

test('requires a percentage when a reopened month gets new hours', async () => {
  const closed = await asEarlier(rs);
  const again = openedAgain(inMonth, closed);
  const entries = { ...again.workers.r1?.entries, holidayWork: 800 };
  const month = { ...again, workers: { r1: { ...again.workers.r1, entries } } };
  const { unsettled } = await calculateMonth(unstatedFirm(rs), [workerOf(served)], month, ask);
  expect(unsettled[0]?.reason).toContain('rad na praznik');
  const stated = await calculateMonth(firmOf(rs), [workerOf(served)], month, ask);
  expect(stated.wages[0]?.request).toMatchObject({ prekovremeni_proc: 26, praznik_proc: 210 });
  expect(statedRates('rs')).toEqual({
    overtimeUplift: 260_000,
    nightUplift: 260_000,
    holidayUplift: 2_100_000,
  });
});
