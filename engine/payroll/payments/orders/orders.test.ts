import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { checkSums, sumsAgree } from './check-sums.ts';
import {
  ask,
  BANJA_LUKA,
  CENTAR,
  NOVI_GRAD,
  ofSrpska,
  ordered,
  revenues,
  settled,
} from './ordered.fixture.ts';
import { ordersOf } from './orders.ts';

test('omits the disability levy of a craft', async () => {
  const made = await ordered({ kind: 'obrt' }, [{}]);
  expect(revenues(made).map(([code]) => code)).not.toContain('722569');
});

describe('a firm with the base of its activity', () => {
  // 739,00: PIO 125,63 + 18,48, health 92,38 + 14,78, unemployment 11,09 + 3,70, for each gross; then tax by the wage.
  test('pays contributions from 30 % of the average, which add up to the wages', async () => {
    const agreed = (amount: number) => [{ from: '2020-01-01', kind: 'bruto', amount }] as const;
    const staff = [
      { municipality: CENTAR, agreed: agreed(150_000) },
      { municipality: NOVI_GRAD, agreed: agreed(150_000) },
      // Above 85 % of 1.600,00: 2.000,00 × 19,5 %, 14,5 % and 2 %.
      { municipality: CENTAR, agreed: agreed(200_000) },
    ];
    const month = await settled({ hasSectorBase: true }, staff, [], { averageNet: 160_000 });
    const made = ordersOf(month);
    const paid = (of: string) =>
      made.orders.reduce((sum, one) => (one.obligation === of ? sum + one.amount : sum), 0);
    expect(month.wages.map(({ figures }) => figures.base)).toEqual([73_900, 73_900, 200_000]);
    expect(paid('pension')).toBe(2 * (12_563 + 1848) + 39_000);
    expect(paid('health')).toBe(2 * (9238 + 1478) + 29_000);
    expect(paid('unemployment')).toBe(2 * (1109 + 370) + 4000);
    // (1.500 − 229,10 − 300) and (2.000 − 620 − 300), at 10 %.
    expect(paid('tax')).toBe(2 * 9709 + 10_800);
    expect(made.skipped).toEqual([]);
    expect(sumsAgree(checkSums(month, made))).toBe(true);
  });
});

test('merges health and unemployment of a canton on request, and never tax', async () => {
  const staff = [{ municipality: NOVI_GRAD }, { municipality: CENTAR }, { municipality: BANJA_LUKA }];
  const made = await ordered({}, staff, { mergeCantons: true });
  expect(revenues(made)).toEqual([
    ['712112', '077', 117_000],
    ['712111', '077', 52_084],
    ['712149', '002', 26_042],
    ['712111', '077', 8874],
    ['712113', '077', 5600],
    ['712113', '077', 3600],
    ['722581', '077', 1908],
    ['722529', '077', 1908],
    ['716111', '077', 10_800],
    ['716111', '078', 10_800],
    ['716111', '077', 10_800],
    ['722569', '077', 3000],
  ]);
  expect(made.orders[1]?.doubts).toEqual([expect.stringMatching(/^Spojen nalog/)]);
  expect(await ordered({ mergeCantons: true }, staff)).toEqual(made);
  expect(revenues(await ordered({}, staff)).filter(([code]) => code === '712111')).toEqual([
    ['712111', '077', 26_042],
    ['712111', '078', 26_042],
    ['712111', '077', 8874],
  ]);
});

test('merges orders that agree in account, code, municipality and period, and says what they contain', async () => {
  const staff = [{ municipality: NOVI_GRAD }, { municipality: CENTAR }, { municipality: BANJA_LUKA }];
  const made = await ordered({ mergeOrders: true }, staff);
  const taxes = made.orders.filter(({ obligation }) => obligation === 'tax');
  // The tax of a resident of Republika Srpska is paid at the employer's municipality, as that of a resident of Centar.
  expect(taxes.map(({ revenue, amount }) => [revenue?.municipality, amount])).toEqual([
    ['077', 21_600],
    ['078', 10_800],
  ]);
  expect(taxes[0]?.contains?.map(({ amount }) => amount)).toEqual([10_800, 10_800]);
  expect(taxes[0]?.doubts[0]).toBe('Spojen nalog, sadrži 2: 108,00 KM + 108,00 KM.');
  expect(taxes[1]?.contains).toBeUndefined();
});

test('pays public revenue and pay from the accounts of the firm that pay them', async () => {
  const otherAccounts = [
    { account: '1619990000001209', name: 'Doprinosi', pays: 'revenue' },
    { account: '1549990000001314', name: '' },
  ] as const;
  const { orders } = await ordered({ account: '3389990000001173', otherAccounts }, [
    { municipality: CENTAR },
  ]);
  const from = (isRevenue: boolean) =>
    new Set(
      orders.filter(({ revenue }) => (revenue !== undefined) === isRevenue).map((one) => one.payerAccount),
    );
  expect(from(true)).toEqual(new Set(['1619990000001209']));
  expect(from(false)).toEqual(new Set(['3389990000001173']));
});

test('reports a missing municipality of the firm, not of its workers, in a merged order', async () => {
  const made = await settled({}, [{ municipality: CENTAR }]);
  const { municipality: _, ...firm } = made.firm;
  const { skipped } = ordersOf({ ...made, firm }, { mergeCantons: true });
  expect(skipped.length).toBeGreaterThan(2);
  for (const { reason } of skipped) expect(reason).toMatch(/^Upišite općinu firme/);
});

test('adds remarks on an account to its order', async () => {
  const { orders } = await ordered(ofSrpska, [{ municipality: BANJA_LUKA }]);
  expect(orders[0]?.accountSource).toMatchObject({ certainty: 'srednja', seen: '2026-08' });
  expect(orders[0]?.doubts[0]).toMatch(/^Budžetska organizacija: 9999999 .*\.$/);
});

describe.each(['fbih', 'rs', 'bd'] as const)('any staff of %s', (entity) => {
  test.each([{}, { mergeCantons: true }, { mergeOrders: true }])(
    'pays to the fening: %o',
    async (options) => {
      await fc.assert(
        fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
          const { wages } = await calculateMonth(firm, workers, month, ask);
          const made = { firm, month, wages };
          const { orders, skipped } = ordersOf(made, options);
          const wrong = checkSums(made, { orders, skipped }).filter((one) => one.slips !== one.orders);
          expect(wrong).toEqual([]);
          expect(orders.every(({ amount }) => amount > 0)).toBe(true);
          expect(skipped.every(({ reason }) => /^\p{Lu}.*\.$/u.test(reason))).toBe(true);
          for (const { payeeAccount, revenue } of orders) {
            expect(payeeAccount).toMatch(/^\d{16}$/);
            if (revenue) expect(Object.values(revenue).every((part) => part !== '')).toBe(true);
          }
        }),
        { numRuns: 20 },
      );
    },
  );
});

test('reports a sum that does not agree', async () => {
  const made = await settled({}, [{}]);
  const { orders, skipped } = ordersOf(made);
  const [first, ...rest] = orders;
  expect(sumsAgree(checkSums(made, { orders, skipped }))).toBe(true);
  const checks = checkSums(made, { orders: rest, skipped });
  expect(sumsAgree(checks)).toBe(false);
  expect(checks.filter((one) => one.slips !== one.orders).map(({ label }) => label)).toEqual([
    'PIO',
    'Doprinosi ukupno',
    'Ukupni trošak',
  ]);
  expect(first?.obligation).toBe('pension');
});
