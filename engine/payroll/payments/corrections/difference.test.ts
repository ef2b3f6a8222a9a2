import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { settledOf } from '../../forms/settled.fixture.ts';
import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth, type RequestWages } from '../../month/calculate/calculate-month.ts';
import { gross, standing } from '../../month/calculate/settled-wage.fixture.ts';
import { randomPayouts } from '../../month/payouts/random-payouts.fixture.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { ask, CENTAR, NOVI_GRAD, settled } from '../orders/ordered.fixture.ts';
import { ordersOf } from '../orders/orders.ts';
import { type ComparedClosing, differenceBetween, paidBy } from './difference.ts';

const DAY = '2026-12-15';

const closed = (month: SettledMonth): ComparedClosing => ({ settled: month, ...ordersOf(month) });

/** Closes October of one worker of the Federation. */
const october = async (
  own: Partial<Worker>,
  entries: WorkerMonth['entries'] = {},
  firm: Partial<Firm> = {},
) => closed(await settled(firm, [{ municipality: CENTAR, account: '3389990000001173', ...own }], [entries]));

/** Expects earlier payments + new payments = payments of the later closing. */
function expectSums(before: ComparedClosing, after: ComparedClosing): void {
  const { ordered, overpaid } = differenceBetween(before, after, DAY);
  const over = sumOf(overpaid, ({ amount }) => amount);
  expect(paidBy(before) + paidBy(ordered) - over).toBe(paidBy(after));
}

test('orders only the difference when a gross of 2.000 becomes 2.100', async () => {
  const [before, after] = [
    await october({ agreed: gross(200_000) }),
    await october({ agreed: gross(210_000) }),
  ];
  const { ordered, overpaid, workers } = differenceBetween(before, after, DAY);
  // 19,50 pension · 14,50 health in 89,8 and 10,2 % · 2,00 unemployment in 70 and 30 % · 6,90 tax · 62,10 net · 0,31 + 0,31 · 0,50
  const amounts = ordered.orders.map(({ obligation, amount }) => [obligation, amount]);
  expect(amounts).toEqual([
    ['pension', 1950],
    ['health', 1302],
    ['health', 148],
    ['unemployment', 140],
    ['unemployment', 60],
    ['disaster', 31],
    ['water', 31],
    ['tax', 690],
    ['disability', 50],
    ['payout', 6210],
  ]);
  expect(ordered.skipped).toEqual([]);
  expect(overpaid).toEqual([]);
  expect(workers.map(({ worker }) => worker.id)).toEqual(['r0']);
  expect(ordered.orders.every(({ day, purpose }) => day === DAY && purpose.endsWith(', razlika'))).toBe(true);
  expectSums(before, after);
});

test('orders the difference once when the month has several payouts', async () => {
  const paid = (amount: number) =>
    settledOf(
      firmOf(),
      [workerOf({ employedFrom: '2026-10-01', hotMeal: 0, agreed: gross(amount) })],
      {},
      {
        payouts: {
          a: { kind: 'advance', day: '2026-10-15', amount: 40_000, isTaxed: true },
          b: { kind: 'bonus', day: '2026-11-20', amount: 50_000 },
        },
      },
    );
  const [before, after] = [closed(await paid(200_000)), closed(await paid(210_000))];
  const { ordered } = differenceBetween(before, after, DAY);
  const payouts = ordered.orders.filter(({ obligation }) => obligation === 'payout');
  expect(payouts).toMatchObject([{ amount: 6210, day: DAY }]);
  expect(ordered.orders.filter(({ obligation }) => obligation === 'pension')).toMatchObject([
    { amount: 1950 },
  ]);
  expect(ordered.orders.every((order) => !('payout' in order))).toBe(true);
  expectSums(before, after);
  expectSums(after, before);
});

test('finds no difference when only the day of a payout changed', async () => {
  const paidOn = async (day: string) =>
    closed(
      await settledOf(
        firmOf(),
        [workerOf({ employedFrom: '2026-10-01', hotMeal: 0 })],
        {},
        {
          payouts: { b: { kind: 'bonus', day, amount: 50_000 } },
        },
      ),
    );
  const { workers, payments } = differenceBetween(
    await paidOn('2026-11-20'),
    await paidOn('2026-12-20'),
    DAY,
  );
  expect([workers, payments]).toEqual([[], []]);
});

test('makes no order and lists the overpayment when the later closing owes less', async () => {
  const [before, after] = [
    await october({ agreed: gross(210_000) }),
    await october({ agreed: gross(200_000) }),
  ];
  const { ordered, overpaid } = differenceBetween(before, after, DAY);
  expect(ordered).toEqual({ orders: [], skipped: [] });
  expect(overpaid.find(({ kind }) => kind === 'worker')).toMatchObject({ worker: 'r0', amount: 6210 });
  expect(sumOf(overpaid, ({ amount }) => amount)).toBe(10_612);
  expectSums(before, after);
});

test('makes no order when both closings are equal', async () => {
  const one = await october({ agreed: gross(200_000) });
  const { ordered, overpaid, workers, payments } = differenceBetween(one, one, DAY);
  expect([ordered.orders, ordered.skipped, overpaid, workers, payments]).toEqual([[], [], [], [], []]);
});

test('pays a new account of a worker the difference, and the full amount when the creditor is new', async () => {
  const loan = standing({ amount: 10_000 });
  const before = await october({ agreed: gross(200_000), deductions: [loan] });
  const other = { ...loan, account: '1549990000001314' };
  const after = await october({
    agreed: gross(210_000),
    deductions: [other],
    account: '1619990000001209',
  });
  const { ordered, overpaid } = differenceBetween(before, after, DAY);
  const transfers = ordered.orders.filter(({ revenue }) => !revenue);
  expect(transfers.map(({ payeeAccount, amount }) => [payeeAccount, amount])).toEqual([
    ['1619990000001209', 6210],
    ['1549990000001314', 10_000],
  ]);
  expect(overpaid).toEqual([expect.objectContaining({ kind: 'deduction', worker: 'r0', amount: 10_000 })]);
  expectSums(before, after);
});

test('pays only the difference when the account of public revenue changes', async () => {
  const before = await october({ agreed: gross(200_000) });
  const account = { 'fbih:pio': { account: '1610000000000011' } };
  const after = await october({ agreed: gross(210_000) }, {}, { accounts: account });
  const { ordered, overpaid } = differenceBetween(before, after, DAY);
  expect(ordered.orders[0]).toMatchObject({ obligation: 'pension', amount: 1950 });
  expect(after.orders[0]?.payeeAccount).not.toBe(before.orders[0]?.payeeAccount);
  expect(overpaid).toEqual([]);
  expectSums(before, after);
});

test('pays the whole tax to the new municipality when a worker moves', async () => {
  const before = await october({ agreed: gross(200_000) });
  const after = await october({ agreed: gross(200_000), municipality: NOVI_GRAD });
  const { ordered, overpaid } = differenceBetween(before, after, DAY);
  expect(ordered.orders.find(({ obligation }) => obligation === 'tax')?.amount).toBe(10_800);
  expect(overpaid.some(({ kind, amount }) => kind === 'revenue' && amount === 10_800)).toBe(true);
  expectSums(before, after);
});

test('pays the difference when an amount paid by hand has a known account by then', async () => {
  const account = { 'fbih:pio': { account: '' } };
  const before = await october({ agreed: gross(200_000) }, {}, { accounts: account });
  const after = await october({ agreed: gross(210_000) });
  const { ordered } = differenceBetween(before, after, DAY);
  expect(before.skipped.find(({ obligation }) => obligation === 'pension')?.amount).toBe(39_000);
  expect(ordered.orders[0]).toMatchObject({ obligation: 'pension', amount: 1950 });
  expectSums(before, after);
});

test('pays or lists the full amount when a worker is only in one closing', async () => {
  const both = closed(await settled({}, [{}, {}]));
  const one = closed(await settled({}, [{}]));
  expect(differenceBetween(one, both, DAY).workers.map(({ worker }) => worker.id)).toEqual(['r1']);
  const gone = differenceBetween(both, one, DAY).overpaid.find(({ kind }) => kind === 'worker');
  expect(gone).toMatchObject({ worker: 'r1', amount: both.settled.wages[1]?.payout });
  expectSums(one, both);
  expectSums(both, one);
});

describe.each(['fbih', 'rs', 'bd'] as const)('two closings of any staff of %s', (entity) => {
  test('agree to the fening with the orders between them', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomStaff(entity),
        randomStaff(entity),
        fc.boolean(),
        fc.option(randomPayouts, { nil: {} }),
        async (one, other, isMoved, payouts) => {
          const firm = isMoved ? { ...other.firm, id: one.firm.id } : one.firm;
          const [first, second] = [
            await calculateMonth(one.firm, one.workers, one.month, ask),
            await calculateMonth(firm, other.workers, { ...other.month, payouts }, ask),
          ];
          const before = closed({ ...one, wages: first.wages });
          const after = closed({ firm, month: { ...other.month, payouts }, wages: second.wages });
          expectSums(before, after);
          expectSums(after, before);
          const { ordered, overpaid, payments } = differenceBetween(before, after, DAY);
          for (const { amount } of [...ordered.orders, ...ordered.skipped, ...overpaid])
            expect(amount).toBeGreaterThan(0);
          expect(sumOf(payments, ({ before: was, after: is }) => is - was)).toBe(
            paidBy(after) - paidBy(before),
          );
        },
      ),
      { numRuns: 20 },
    );
  });
});

test('gives back what an earlier version took by the least base of everyone', async () => {
  const staff = [
    workerOf({
      employedFrom: '2026-10-01',
      hotMeal: 0,
      municipality: CENTAR,
      account: '3389990000001173',
      agreed: gross(140_000),
      coefficient: 2_700_000,
    }),
  ];
  // Contributions on 1.605,48 whatever the card, as versions before 0.7.0 answered.
  const earlier: RequestWages = async (requests) =>
    (await ask(requests)).map((answer) =>
      'odgovor' in answer ? { status: 200, odgovor: { ...answer.odgovor, ...OF_EVERYONE } } : answer,
    );
  const closedBy = async (service: RequestWages) =>
    closed({
      firm: firmOf(),
      month: monthOf(),
      ...(await calculateMonth(firmOf(), staff, monthOf(), service)),
    });
  const [before, after] = [await closedBy(earlier), await closedBy(ask)];
  const frozen = structuredClone(before);
  const { ordered, overpaid } = differenceBetween(before, after, DAY);
  // On 1.523,35: net 915,98 and tax 11,78; pension 258,97 + 38,08 instead of 272,93 + 40,14.
  expect(ordered.orders.find(({ obligation }) => obligation === 'payout')?.amount).toBe(2291);
  expect(ordered.orders.find(({ obligation }) => obligation === 'tax')?.amount).toBe(255);
  expect(overpaid.map(({ amount }) => amount)).toContain(1396 + 206);
  expectSums(before, after);
  expect(before).toEqual(frozen);
});

const OF_EVERYONE = {
  osnovica_doprinosa: 1605.48,
  PIO: 272.93,
  zdravstveno: 200.69,
  nezaposlenost: 24.08,
  doprinosi_ukupno: 497.7,
  poreska_osnovica: 92.3,
  porez: 9.23,
  neto_plata: 893.07,
  za_isplatu: 893.07,
  pos_PIO: 40.14,
  pos_zdravstveno: 32.11,
  pos_nezaposlenost: 8.03,
} as const;
