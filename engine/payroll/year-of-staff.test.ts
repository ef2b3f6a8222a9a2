import { describe, expect, test } from 'vitest';
import { sumOf } from '../core/numbers/money.ts';
import { journalsOf } from './books/journal/journal.ts';
import { bookOf } from './books/journal/ledger-accounts.ts';
import { monthForms } from './forms/month-forms.ts';
import type { Absence } from './model/absence.ts';
import type { Firm } from './model/firm.ts';
import type { PayrollMonth } from './model/month.ts';
import type { PayrollEntity } from './model/place.ts';
import { refundSum } from './model/refund.ts';
import type { SettledMonth } from './model/wage.ts';
import type { Worker } from './model/worker.ts';
import { payoutMonths } from './month/payouts/paid-in.ts';
import { differenceBetween, paidBy } from './payments/corrections/difference.ts';
import { checkSums } from './payments/orders/check-sums.ts';
import { ordersOf } from './payments/orders/orders.ts';
import { settledMonths } from './payments/refunds/refunds.fixture.ts';
import { firmOf, workerOf } from './staff.fixture.ts';

const ENTITIES = ['fbih', 'rs'] as const;
const MUNICIPALITIES = {
  fbih: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
  rs: { entity: 'rs', code: '002', name: 'Banja Luka' },
} as const;

const firmIn = (entity: PayrollEntity & keyof typeof MUNICIPALITIES): Firm =>
  firmOf({
    entity,
    municipality: MUNICIPALITIES[entity],
    fundPayments: { illness: 'net', ...(entity === 'rs' && { maternity: 'gross' }) },
  });

/** Fifteen workers: hired and left in the year, raised from a day, of two employers, a director without pay, a trainee. */
function staffOf(entity: keyof typeof MUNICIPALITIES): readonly Worker[] {
  const own: readonly Partial<Worker>[] = [
    {},
    { employedFrom: '2026-02-09' },
    { employedTo: '2026-09-18' },
    {
      agreed: [
        { from: '2020-03-01', kind: 'bruto', amount: 200_000 },
        { from: '2026-05-11', kind: 'bruto', amount: 240_000 },
      ],
    },
    { agreed: [{ from: '2020-03-01', kind: 'neto', amount: 130_000 }] },
    { worksElsewhere: true, dailyHours: 400, otherIncome: 150_000 },
    { status: 'unpaid' },
    { status: 'trainee', agreed: [{ from: '2026-01-01', kind: 'bruto', amount: 150_000 }] },
    { dailyHours: 600 },
    { otherAccounts: [{ account: '1619990000001209', amount: 20_000 }] },
    { earlierSpells: [{ from: '2026-01-01', to: '2026-03-10' }], employedFrom: '2026-04-06' },
    { transport: 5300 },
    {},
    {},
    {},
  ];
  return own.map((differing, at) =>
    workerOf({ id: `w${at}`, lastName: `Radnik${at}`, municipality: MUNICIPALITIES[entity], ...differing }),
  );
}

const absent = (worker: string, kind: Absence['kind'], from: string, to: string): Absence => ({
  id: `${worker}-${from}`,
  firm: 'f1',
  worker,
  kind,
  from,
  to,
  report: '',
  note: '',
});

/** The months before the year are not closed here. */
const BASE = { fundBase: 130_000 } as const;

const absencesOf = (entity: PayrollEntity): readonly Absence[] => [
  absent('w0', 'annual', '2026-07-06', '2026-07-24'),
  { ...absent('w4', 'illness', '2026-03-02', '2026-05-15'), ...(entity === 'rs' && BASE) },
  absent('w8', 'illness', '2026-10-05', '2026-10-09'),
  absent('w9', 'unpaid', '2026-06-15', '2026-06-19'),
  ...(entity === 'rs' ? [{ ...absent('w12', 'maternity', '2026-04-01', '2026-12-31'), ...BASE }] : []),
];

/** An advance of an ill worker in April and of two others in August, a 13th pay and contributions before pay in December, overtime and a bonus in May. */
function withPayouts(month: PayrollMonth): PayrollMonth {
  if (month.month === 8)
    return {
      ...month,
      payouts: { a: { kind: 'advance', day: '2026-08-20', workers: ['w0', 'w9'], amount: 40_000 } },
    };
  if (month.month === 4)
    return {
      ...month,
      payouts: { a: { kind: 'advance', day: '2026-04-20', workers: ['w4'], amount: 20_000, isTaxed: true } },
    };
  if (month.month === 12)
    return {
      ...month,
      payouts: {
        b: { kind: 'thirteenth', day: '2026-12-24', workers: ['w0', 'w3', 'w13'], amount: 100_000 },
        c: { kind: 'contributions', day: '2026-12-31' },
      },
    };
  if (month.month !== 5) return month;
  return { ...month, workers: { w0: { entries: { overtime: 1000 } }, w3: { entries: { bonus: 30_000 } } } };
}

function expectAgreement(settled: SettledMonth): void {
  const ordered = ordersOf(settled);
  expect(checkSums(settled, ordered).filter(({ slips, orders }) => slips !== orders)).toEqual([]);
  const cost = sumOf(settled.wages, ({ figures }) => figures.cost);
  const claims = sumOf(settled.wages, (wage) => refundSum(wage, 'claim'));
  const paid = payoutMonths(settled).flatMap(({ wages }) => wages);
  expect(sumOf(paid, (wage) => refundSum(wage, 'claim'))).toBe(claims);
  const journals = journalsOf({ settled, orders: ordered.orders }, bookOf(settled.firm));
  for (const { debit, credit } of journals) expect(debit).toBe(credit);
  expect(journals[0]?.debit).toBe(cost + claims);
  expect(monthForms(settled, '2027-01-10').length).toBeGreaterThan(0);
}

describe.each(ENTITIES)('a year of fifteen workers in %s', (entity) => {
  test('agrees in orders, slips, claims, journal and forms of every month', async () => {
    const year = await settledMonths(
      firmIn(entity),
      staffOf(entity),
      absencesOf(entity),
      { year: 2026, month: 1 },
      12,
      withPayouts,
    );
    for (const settled of year) expectAgreement(settled);
    expect(year.map(({ wages }) => wages.length)).toEqual([14, 15, 15, 15, 15, 15, 15, 15, 15, 14, 14, 14]);
    expect(year.some(({ wages }) => wages.some(({ refunds = [] }) => refunds.length > 0))).toBe(true);
  });

  test('orders the exact difference of June corrected in September', async () => {
    const june = (workers: readonly Worker[]) =>
      settledMonths(firmIn(entity), workers, absencesOf(entity), { year: 2026, month: 6 }, 1);
    const raised = staffOf(entity).map((worker) =>
      worker.id === 'w1'
        ? { ...worker, agreed: [{ from: '2026-06-01', kind: 'bruto' as const, amount: 230_000 }] }
        : worker,
    );
    const [[before], [after]] = await Promise.all([june(staffOf(entity)), june(raised)]);
    if (!before || !after) throw new Error('no June');
    const closing = (settled: SettledMonth) => ({ settled, ...ordersOf(settled) });
    const difference = differenceBetween(closing(before), closing(after), '2026-09-10');
    expect(difference.workers.map(({ worker }) => worker.id)).toEqual(['w1']);
    expect(difference.overpaid).toEqual([]);
    expect(paidBy(difference.ordered)).toBe(paidBy(ordersOf(after)) - paidBy(ordersOf(before)));
  });
});
