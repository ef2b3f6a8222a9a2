import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { readWorker } from '../../model/reading/worker.ts';
import { carriedOn, owingAgain, recalculatedDebts, repaid, repaymentsOf } from './debts.ts';
import { calledDeduction, instalmentOf } from './deductions.ts';
import { enforcedWarnings } from './enforced.ts';
import { legalLimit } from './enforcement-limit.ts';
import { newcomer, rs, settled, standing, union } from './settled-wage.fixture.ts';

const OCTOBER = { year: 2026, month: 10 };
/** Net 1.272,00, of which 681,33 may be taken. */
const NET = 127_200;
const LIMIT = 68_133;

const order = (id: string, amount: number, own: object = {}) =>
  standing({ id, name: id, amount, isEnforced: true, receivedOn: '2026-09-10', ...own });
const owing = (...deductions: Parameters<typeof standing>[0][]) =>
  settled({ ...newcomer, deductions: deductions.map(standing) });
const taken = ({ withheld }: Awaited<ReturnType<typeof owing>>) =>
  withheld.map(({ name, amount }) => [name, amount]);

test.each([
  // A half of 961,50; 500 and two thirds of 272,00; exactly at the amount; two thirds of one fening.
  [96_150, 48_075],
  [127_200, 68_133],
  [100_000, 50_000],
  [100_001, 50_001],
  [0, 0],
])('limits a net of %i feninga to %i in the Federation', (net, amount) => {
  expect(legalLimit('fbih', net, OCTOBER)?.amount).toBe(amount);
});

test('knows no limit of Republika Srpska, of Brčko, and of early months', () => {
  expect(legalLimit('rs', NET, OCTOBER)).toBeUndefined();
  expect(legalLimit('bd', NET, OCTOBER)).toBeUndefined();
  expect(legalLimit('fbih', NET, { year: 2017, month: 12 })).toBeUndefined();
});

test('takes alimony first and the rest by the day of receipt, up to the limit, before other deductions', async () => {
  const wage = await owing(
    union,
    order('kasnije', 30_000, { receivedOn: '2026-09-20' }),
    order('ranije', 40_000, { receivedOn: '2026-09-01' }),
    order('alimentacija', 20_000, { receivedOn: '2026-10-05', isAlimony: true }),
  );
  expect(taken(wage)).toEqual([
    ['alimentacija', 20_000],
    ['ranije', 40_000],
    ['kasnije', LIMIT - 60_000],
    ['Sindikat', 1272],
  ]);
  expect(wage.leftOut.map(({ name, amount }) => [name, amount])).toEqual([['kasnije', 30_000 - 8133]]);
  expect(enforcedWarnings(wage)).toEqual([]);
});

test('takes alimony before an overpayment, an advance and pay in kind, which take what is left', async () => {
  const alimony = order('alimentacija', 30_000, { isAlimony: true });
  const overpaid = await settled(
    { ...newcomer, deductions: [alimony] },
    { entries: {}, overpaid: { 'f1:2026-06': NET } },
  );
  expect(taken(overpaid)).toEqual([
    ['alimentacija', 30_000],
    ['Preplaćeno za 06/2026', NET - 30_000],
  ]);
  expect([overpaid.payout, overpaid.leftOut[0]?.amount]).toEqual([0, 30_000]);
  const advance = await settled({ ...newcomer, deductions: [alimony] }, { entries: { advance: 100_000 } });
  expect(taken(advance)).toEqual([
    ['alimentacija', 30_000],
    ['Akontacija (avans)', 97_200],
  ]);
  // An order without its day of receipt comes before them as well, whole.
  const undated = { ...alimony, receivedOn: undefined } as never;
  const bare = await settled({ ...newcomer, deductions: [undated] }, { entries: { advance: NET } });
  expect(taken(bare)[0]).toEqual(['alimentacija', 30_000]);
});

test('divides the limit among orders of maintenance by their stated shares when they do not all fit', async () => {
  const two = (own: object = {}, other: object = {}) =>
    owing(
      order('prvo', 50_000, { isAlimony: true, receivedOn: '2026-09-01', ...own }),
      order('drugo', 40_000, { isAlimony: true, receivedOn: '2026-09-02', ...other }),
    );
  const byDay = await two();
  expect(taken(byDay)).toEqual([
    ['prvo', 50_000],
    ['drugo', LIMIT - 50_000],
  ]);
  expect(enforcedWarnings(byDay).map(({ poruka }) => poruka)).toEqual([
    expect.stringContaining('upišite udio svakog iz rješenja'),
  ]);
  const halves = await two({ maintenanceShare: 500_000 }, { maintenanceShare: 500_000 });
  expect(taken(halves)).toEqual([
    ['prvo', 34_067],
    ['drugo', 34_066],
  ]);
  expect(enforcedWarnings(halves)).toEqual([]);
  // What one does not need goes to the other.
  const small = await two({ maintenanceShare: 900_000 }, { maintenanceShare: 100_000 });
  expect(taken(small)).toEqual([
    ['prvo', 50_000],
    ['drugo', 18_133],
  ]);
});

test('takes an order without its day of receipt as before: whole, with a warning', async () => {
  const wage = await owing({ ...order('nalog', 70_000), receivedOn: undefined } as never);
  expect(taken(wage)).toEqual([['nalog', 70_000]]);
  expect(enforcedWarnings(wage)).toHaveLength(1);
});

test('keeps to the share typed from the order, where no law is known', async () => {
  const deductions = [order('nalog', 90_000, { limitShare: 333_300 })];
  const wage = await settled({ ...newcomer, hotMeal: 0, deductions }, undefined, rs);
  expect(wage.withheld[0]?.amount).toBe(Math.round((wage.figures.net * 3333) / 10_000));
  expect(enforcedWarnings(wage)).toEqual([]);
  const [untyped] = enforcedWarnings(
    await settled({ ...newcomer, hotMeal: 0, deductions: [order('nalog', 100)] }, undefined, rs),
  );
  expect(untyped?.poruka).toContain('provjerite u rješenju');
});

test('carries on what did not fit, and takes it with the next month', async () => {
  const first = await owing(order('o1', 70_000));
  expect(taken(first)).toEqual([['o1', LIMIT]]);
  const after = carriedOn(repaid(first.worker, first.withheld), first);
  expect(after.deductions[0]?.carried).toBe(70_000 - LIMIT);
  const second = await owing({ ...after.deductions[0], amount: 60_000 });
  expect(taken(second)).toEqual([['o1', 60_000 + 1867]]);
  expect(carriedOn(after, second).deductions[0]).not.toHaveProperty('carried');
  expect(readWorker(JSON.parse(JSON.stringify(after)))).toEqual(after);
});

test('demands no more than the rest of the debt, and lowers a month as typed', async () => {
  const rest = await owing(order('o1', 30_000, { remaining: 12_345, carried: 5000 }));
  expect([taken(rest), rest.leftOut]).toEqual([[['o1', 12_345]], []]);
  const typed = await settled(
    { ...newcomer, deductions: [order('o1', 30_000)] },
    { entries: {}, deductions: { o1: 10_000 } },
  );
  expect([typed.withheld[0]?.amount, typed.leftOut[0]?.amount]).toEqual([10_000, 20_000]);
});

test('reverts what was carried on when a month is reopened, and recalculates it when two devices are merged', async () => {
  const wage = await owing(order('o1', 70_000, { carried: 100 }));
  const after = carriedOn(wage.worker, wage);
  const change = { repaid: {}, carried: { [wage.worker.id]: { o1: 70_000 - LIMIT } } };
  expect(after.deductions[0]?.carried).toBe(100 + 70_000 - LIMIT);
  expect(owingAgain(after, {}, change.carried[wage.worker.id])).toEqual(wage.worker);
  expect(recalculatedDebts(after, repaymentsOf([change]), repaymentsOf([]))).toEqual(wage.worker);
});

test('numbers the instalments of a debt with a known total', async () => {
  const debt = standing({ amount: 25_000, total: 600_000, remaining: 500_000 });
  expect(instalmentOf(debt)).toEqual({ number: 5, of: 24 });
  const wage = await owing(debt);
  expect(wage.withheld.map(calledDeduction)).toEqual(['Kredit (rata 5 od 24)']);
  expect(instalmentOf({ ...debt, remaining: 1 })).toEqual({ number: 24, of: 24 });
  const { total: _, ...untold } = debt;
  expect(instalmentOf(untold)).toBeUndefined();
  expect(instalmentOf({ ...debt, remaining: 700_000 })).toBeUndefined();
});

const anyOrder = fc.record(
  {
    amount: fc.integer({ min: 0, max: 150_000 }),
    receivedOn: fc.constantFrom('2026-01-05', '2026-05-05', '2026-09-05'),
    isAlimony: fc.boolean(),
    limitShare: fc.integer({ min: 0, max: 1_000_000 }),
    remaining: fc.integer({ min: 0, max: 300_000 }),
    carried: fc.integer({ min: -20_000, max: 60_000 }),
  },
  { requiredKeys: ['amount', 'receivedOn'] },
);

test('never takes more than the limit, takes alimony first, and keeps Σ taken + left = demanded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 5 }), async (orders) => {
      let staff = orders.map((own, at) => order(`o${at}`, own.amount, own));
      for (let month = 0; month < 3; month++) {
        const wage = await owing(...staff);
        const amountOf = (id: string, some: typeof wage.withheld) =>
          sumOf(
            some.filter((one) => one.standing === id),
            ({ amount }) => amount,
          );
        expect(sumOf(wage.withheld, ({ amount }) => amount)).toBeLessThanOrEqual(LIMIT);
        const isHeldBack = staff.some(
          ({ id, isAlimony, limitShare }) =>
            isAlimony && limitShare === undefined && amountOf(id, wage.leftOut) > 0,
        );
        const others = sumOf(
          staff.filter(({ isAlimony }) => !isAlimony),
          ({ id }) => amountOf(id, wage.withheld),
        );
        // While alimony without a share of its own is not whole, nothing else is taken.
        if (isHeldBack) expect(others).toBe(0);
        const after = carriedOn(repaid(wage.worker, wage.withheld), wage);
        for (const { id, amount = 0, remaining, carried = 0 } of staff) {
          const demanded = Math.min(amount + Math.max(0, carried), remaining ?? Number.POSITIVE_INFINITY);
          expect(amountOf(id, wage.withheld) + amountOf(id, wage.leftOut)).toBe(demanded);
          const now = after.deductions.find((one) => one.id === id);
          expect((now?.carried ?? 0) - Math.min(0, carried)).toBe(amountOf(id, wage.leftOut));
        }
        staff = after.deductions.map((one) => one);
      }
    }),
    { numRuns: 20 },
  );
});
