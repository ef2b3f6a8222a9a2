import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import type { Obligation } from '../../model/order.ts';
import type { Payout } from '../../model/payout.ts';
import type { SettledMonth, WageFigures } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { checkSums, sumsAgree } from '../../payments/orders/check-sums.ts';
import { ask, BANJA_LUKA, CENTAR, ofSrpska } from '../../payments/orders/ordered.fixture.ts';
import { type Ordered, ordersOf } from '../../payments/orders/orders.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { calculateMonth } from '../calculate/calculate-month.ts';
import { earlierNeeds, earlierPays } from '../calculate/earlier-pay.ts';
import { inHand } from '../calculate/figures.ts';
import { gross, standing } from '../calculate/settled-wage.fixture.ts';
import { addedPay, REGRES } from './amounts.ts';
import { nothingOf, plus } from './figure-parts.ts';
import { addsPay, ownPayouts } from './month-payouts.ts';
import { paidOut } from './paid-in.ts';
import { randomPayouts } from './random-payouts.fixture.ts';

/** The mean of 1.632, 1.622 and 1.664. */
const AVERAGE = 163_933;

/** October 2026 of one worker with a gross of 2.000 KM, paid on 6 November. */
async function october(
  payout: Payout | undefined,
  firm: Partial<Firm> = {},
  worker: Partial<Worker> = {},
  entries: WorkerMonth['entries'] = {},
) {
  const own = {
    employedFrom: '2026-10-01',
    hotMeal: 0,
    agreed: gross(200_000),
    municipality: CENTAR,
    ...worker,
  };
  const payouts = payout && { payouts: { i1: payout } };
  const month = monthOf({ r1: { entries } }, { averageOfThree: AVERAGE, ...payouts });
  const { wages, unsettled } = await calculateMonth(firmOf(firm), [workerOf(own)], month, ask);
  return { settled: { firm: firmOf(firm), month, wages }, unsettled };
}

const srpska = (payout: Payout) => october(payout, ofSrpska, { municipality: BANJA_LUKA });

/** Obligations and amounts of the orders of one day. */
const onDay = ({ orders }: Ordered, day: string) =>
  orders.filter((one) => one.day === day).map(({ obligation, amount }) => [obligation, amount]);

const advance = (more: Partial<Payout> = {}): Payout => ({
  kind: 'advance',
  day: '2026-10-15',
  amount: 40_000,
  ...more,
});

const holidayBonus: Payout = { kind: 'holidayBonus', day: '2026-11-20', amount: 100_000 };
const bonus: Payout = { kind: 'bonus', day: '2026-11-20', amount: 50_000 };

function expectSums(settled: SettledMonth): void {
  expect(checkSums(settled, ordersOf(settled)).filter(({ slips, orders }) => slips !== orders)).toEqual([]);
}

describe('a payout of the Federation', () => {
  test('is an advance without tax: orders 400 alone, and lowers the rest', async () => {
    const { settled } = await october(advance());
    const all = ordersOf(settled);
    expect(onDay(all, '2026-10-15')).toEqual([['payout', 40_000]]);
    expect(onDay(all, '2026-11-06')).toEqual([
      ['pension', 39_000],
      ['health', 26_042],
      ['health', 2958],
      ['unemployment', 2800],
      ['unemployment', 1200],
      ['disaster', 636],
      ['water', 636],
      ['tax', 10_800],
      ['disability', 1000],
      ['payout', 87_200],
    ]);
    expect(sumOf(all.orders, ({ amount }) => amount)).toBe(212_272);
    expect(all.orders.map(({ purpose }) => purpose)).toContain('Akontacija plaće za 10/2026');
    expect(all.orders.map(({ purpose }) => purpose)).toContain('Ostatak plaće za 10/2026');
    expectSums(settled);
  });

  test('is an advance with tax: orders 400 of 1.272 of every amount with it, and the rest later', async () => {
    const { settled } = await october(advance({ isTaxed: true }));
    const all = ordersOf(settled);
    // 106,92 + 15,72 · 78,62 + 12,58 in 89,8 and 10,2 % · 9,43 + 3,14 in 70 and 30 % · 108 × 400 / 1.272
    expect(onDay(all, '2026-10-15')).toEqual([
      ['pension', 12_264],
      ['health', 8190],
      ['health', 930],
      ['unemployment', 880],
      ['unemployment', 377],
      ['disaster', 200],
      ['water', 200],
      ['tax', 3396],
      ['disability', 314],
      ['payout', 40_000],
    ]);
    expect(settled.wages[0]?.parts?.[0]?.figures.gross).toBe(62_893);
    expect(sumOf(all.orders, ({ amount }) => amount)).toBe(212_272);
    expectSums(settled);
  });

  test.each(['2026-10-20', '2026-11-20'])(
    'is a bonus of 500 on %s: 310,50 net with its own dues',
    async (day) => {
      const { settled } = await october({ ...bonus, day });
      const all = ordersOf(settled);
      // 31 % and 5 % of 500, 10,2 % of 72,50 is 7,395; tax on 345 at 10 %, as the wage has used the deduction; 0,5 % of 1.582,50 less 0,5 % of 1.272
      expect(onDay(all, day)).toEqual([
        ['pension', 9750],
        ['health', 6510],
        ['health', 740],
        ['unemployment', 700],
        ['unemployment', 300],
        ['disaster', 155],
        ['water', 155],
        ['tax', 3450],
        ['disability', 250],
        ['payout', 31_050],
      ]);
      expect(onDay(all, '2026-11-06').at(-1)).toEqual(['payout', 127_200]);
      expectSums(settled);
    },
  );

  test('pays a holiday bonus untaxed up to its limit, and taxes the rest', async () => {
    // Half of (1.632 + 1.622 + 1.664) / 3 = 819,67
    const { settled } = await october(holidayBonus);
    const [part] = settled.wages[0]?.parts?.filter(({ payout }) => payout === 'i1') ?? [];
    expect(part?.figures).toMatchObject({ untaxed: 81_967, gross: 18_033 });
    expectSums(settled);
  });

  test('has one limit for regres in its column and apart, this month and earlier in the year', async () => {
    const untaxedApart = ({ wages }: SettledMonth) =>
      wages[0]?.parts?.find(({ payout }) => payout === 'i1')?.figures.untaxed;
    const beside = await october(holidayBonus, {}, {}, { 'vrsta:iznos:regres': 50_000 });
    expect(untaxedApart(beside.settled)).toBe(31_967);
    expect(beside.settled.wages[0]?.figures.untaxed).toBe(81_967);
    expectSums(beside.settled);
    const month = monthOf({}, { averageOfThree: AVERAGE, payouts: { i1: holidayBonus } });
    const before = new Map([['r1', { untaxed: { 'vrsta:iznos:regres': 60_000 } }]]);
    const { wages } = await calculateMonth(firmOf(), [workerOf({ hotMeal: 0 })], month, ask, before);
    expect(untaxedApart({ firm: firmOf(), month, wages })).toBe(21_967);
    expect(earlierNeeds(firmOf(), month).limited).toBe('all');
    const settled = [{ worker: workerOf(), answer: {}, pays: wages[0]?.pays ?? [] }];
    const found = await earlierPays({ ill: [], limited: 'all', ofYear: 1 }, async () => settled);
    expect(found.get('r1')?.untaxed).toMatchObject({ 'vrsta:iznos:regres': 21_967 });
  });

  test('asks for the average when the limit of regres is unknown, and takes a stated untaxed part', async () => {
    const calculated = (payout: Payout) =>
      calculateMonth(firmOf(), [workerOf()], monthOf({}, { payouts: { i1: payout } }), ask);
    expect((await calculated(holidayBonus)).unsettled[0]?.reason).toContain('Upišite prosječnu neto plaću');
    expect((await calculated({ ...holidayBonus, untaxed: 40_000 })).wages[0]?.figures.untaxed).toBe(40_000);
  });

  test('pays the column of the month on its own day', async () => {
    const { amount: _, ...byColumn } = bonus;
    const { settled } = await october(byColumn, {}, {}, { bonus: 50_000 });
    expect(onDay(ordersOf(settled), '2026-11-20').at(-1)).toEqual(['payout', 31_050]);
    const { kind } = advance();
    const early = await october({ kind, day: '2026-10-15' }, {}, {}, { advance: 40_000 });
    expect(onDay(ordersOf(early.settled), '2026-10-15')).toEqual([['payout', 40_000]]);
    expectSums(early.settled);
  });

  test('is a share of the pay in hand for an advance, and of the gross for a 13th pay', async () => {
    const { amount: _, ...half } = advance({ share: 500_000 });
    const early = await october(half);
    expect(onDay(ordersOf(early.settled), '2026-10-15')).toEqual([['payout', 63_600]]);
    const { settled } = await october({ kind: 'thirteenth', day: '2026-12-20', share: 1_000_000 });
    expect(settled.wages[0]?.figures.gross).toBe(400_000);
    // 31 % of 2.000; tax on 1.380
    expect(onDay(ordersOf(settled), '2026-12-20').at(-1)).toEqual(['payout', 124_200]);
  });

  test('orders contributions alone, and tax with the pay', async () => {
    const { settled } = await october({ kind: 'contributions', day: '2026-10-31' });
    const all = ordersOf(settled);
    expect(onDay(all, '2026-10-31').map(([obligation]) => obligation)).toEqual([
      'pension',
      'health',
      'health',
      'unemployment',
      'unemployment',
    ]);
    expect(onDay(all, '2026-11-06')).toEqual([
      ['disaster', 636],
      ['water', 636],
      ['tax', 10_800],
      ['disability', 1000],
      ['payout', 127_200],
    ]);
    expectSums(settled);
  });

  test('orders contributions and tax alone, and pays later without orders for public revenue', async () => {
    const { settled } = await october({ kind: 'contributions', day: '2026-10-31', isTaxed: true });
    expect(onDay(ordersOf(settled), '2026-11-06')).toEqual([['payout', 127_200]]);
    const later = await october({ kind: 'pay', day: '2026-12-10' });
    const all = ordersOf(later.settled);
    expect(onDay(all, '2026-12-10')).toEqual([['payout', 127_200]]);
    expect(onDay(all, '2026-11-06').map(([obligation]) => obligation)).not.toContain('payout');
    expectSums(later.settled);
  });

  test('pays deductions once, with the wage', async () => {
    const loan = standing({ amount: 25_000, account: '1999990000002094' });
    const { settled } = await october(advance(), {}, { deductions: [loan] });
    const all = ordersOf(settled);
    expect(all.orders.filter(({ obligation }) => obligation === 'deduction')).toMatchObject([
      { amount: 25_000, day: '2026-11-06' },
    ]);
    expect(settled.wages[0]?.payout).toBe(62_200);
    expectSums(settled);
  });

  test('refuses a payout above what is owed, with both amounts', async () => {
    const { unsettled } = await october(advance({ amount: 127_201 }));
    expect(unsettled.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /^Akontacija plaće 15\. 10\. 2026\. je 1\.272,01 KM, a radniku se duguje 1\.272,00 KM\. /,
      ),
    ]);
    expect((await october(advance({ amount: 127_200 }))).unsettled).toEqual([]);
  });
});

describe('a payout of Republika Srpska', () => {
  test('is an advance without tax: orders 400 alone, and lowers the rest', async () => {
    const { settled } = await srpska(advance());
    const all = ordersOf(settled);
    expect(onDay(all, '2026-10-15')).toEqual([['payout', 40_000]]);
    expect(onDay(all, '2026-11-06')).toEqual([
      ['contributions', 62_000],
      ['tax', 8000],
      ['solidarity', 325],
      ['payout', 89_675],
    ]);
    expectSums(settled);
  });

  test('is an advance with tax: orders 400 of 1.296,75 of every amount with it', async () => {
    const { settled } = await srpska(advance({ isTaxed: true }));
    const all = ordersOf(settled);
    // 114,13 + 62,93 + 10,49 + 3,70
    expect(onDay(all, '2026-10-15')).toEqual([
      ['contributions', 19_125],
      ['tax', 2468],
      ['solidarity', 100],
      ['payout', 40_000],
    ]);
    expect(sumOf(all.orders, ({ amount }) => amount)).toBe(200_000);
    expectSums(settled);
  });

  test('is a bonus of 500 on another day: 304,24 with its own dues', async () => {
    const { settled } = await srpska(bonus);
    // 31 % and 8 % of 500; solidarity 4,01 − 3,25
    expect(onDay(ordersOf(settled), '2026-11-20')).toEqual([
      ['contributions', 15_500],
      ['tax', 4000],
      ['solidarity', 76],
      ['payout', 30_424],
    ]);
    expectSums(settled);
  });
});

test('has no parts and the same orders in a month that is paid once', async () => {
  const { settled } = await october(undefined);
  expect(settled.wages[0]).not.toHaveProperty('parts');
  expect(ordersOf({ ...settled, month: { ...settled.month, payouts: {} } })).toEqual(ordersOf(settled));
});

/** The same month paid once: what payouts add is typed into its columns. */
function paidOnce(month: PayrollMonth, firm: Firm, workers: readonly Worker[]): PayrollMonth {
  const { payouts: _, ...rest } = month;
  const typed = workers.map(({ id }): [string, WorkerMonth] => {
    const inputs = month.workers[id] ?? { entries: {} };
    const added = ownPayouts(month, id)
      .filter((payout) => addsPay(payout) && payout.amount !== undefined)
      .map((payout) => addedPay(firm.entity, month, id, payout, 0));
    const entries = {
      ...inputs.entries,
      bonus: (inputs.entries.bonus ?? 0) + sumOf(added, ({ taxed }) => taxed),
      untaxed: (inputs.entries.untaxed ?? 0) + sumOf(added, ({ untaxed }) => untaxed),
      [REGRES]: (inputs.entries[REGRES] ?? 0) + sumOf(added, ({ regres = 0 }) => regres),
    };
    return [id, { ...inputs, entries }];
  });
  return { ...rest, workers: Object.fromEntries(typed) };
}

const smallestOf = (figures: WageFigures): number =>
  Math.min(
    ...Object.values(figures).flatMap((one) => (typeof one === 'number' ? [one] : [one.from, one.on])),
  );

const PUBLIC: readonly Obligation[] = [
  'contributions',
  'pension',
  'health',
  'unemployment',
  'child',
  'tax',
  'solidarity',
  'disaster',
  'water',
  'disability',
];

describe.each(['fbih', 'rs', 'bd'] as const)('any payouts of any staff of %s', (entity) => {
  test('add up to the month paid once, to the fening', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), randomPayouts, async ({ firm, workers, month }, payouts) => {
        const often = { ...month, payouts, ...(entity === 'fbih' && { averageOfThree: AVERAGE }) };
        const { wages } = await calculateMonth(firm, workers, often, ask);
        const staff = wages.map(({ worker }) => worker);
        const once = await calculateMonth(firm, staff, paidOnce(often, firm, staff), ask);
        for (const [at, wage] of wages.entries()) {
          const whole = once.wages[at];
          expect(wage.figures).toEqual(whole?.figures);
          if (!wage.parts) continue;
          compared += 1;
          const sum = wage.parts.map(({ figures }) => figures).reduce(plus, nothingOf(wage.figures));
          expect(sum).toEqual(wage.figures);
          expect(sumOf(wage.parts, ({ paid }) => paid)).toBe(paidOut(wage));
          for (const { figures, paid } of wage.parts)
            expect(Math.min(smallestOf(figures), paid)).toBeGreaterThanOrEqual(0);
          const others = wage.withheld.filter(({ payout }) => payout === undefined);
          expect(paidOut(wage) + sumOf(others, ({ amount }) => amount)).toBe(inHand(wage.figures));
        }
        const settled = { firm, month: often, wages };
        const ordered = ordersOf(settled);
        expect(sumsAgree(checkSums(settled, ordered))).toBe(true);
        const single = ordersOf({ firm, month, wages: once.wages });
        const sumFor = ({ orders, skipped }: Ordered, of: Obligation) =>
          sumOf(
            [...orders, ...skipped].filter(({ obligation }) => obligation === of),
            ({ amount }) => amount,
          );
        for (const of of PUBLIC) expect(sumFor(ordered, of)).toBe(sumFor(single, of));
      }),
      { numRuns: 20 },
    );
    expect(compared).toBeGreaterThan(30);
  });
});
