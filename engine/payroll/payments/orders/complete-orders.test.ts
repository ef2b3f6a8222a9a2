import { expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import type { Firm } from '../../model/firm.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { paymentsOf } from '../due/payment.ts';
import { completeOrders } from './complete-orders.ts';
import { BRCKO, ofDistrict, ofSrpska, settled } from './ordered.fixture.ts';
import { ordersOf } from './orders.ts';

const inDistrict = (own: Partial<Firm> = {}): Firm => firmOf({ ...ofDistrict, ...own });
const total = (all: readonly { readonly amount: number }[]) => sumOf(all, ({ amount }) => amount);

async function closedInDistrict() {
  const made = await settled(ofDistrict, [
    { municipality: BRCKO, fund: 'fbih' },
    { municipality: BRCKO, fund: 'rs', lastName: 'Drugi', account: '' },
  ]);
  return { settled: made, ...ordersOf(made) };
}

test('orders the frozen amounts when the code of the municipality is typed after the closing', async () => {
  const frozen = await closedInDistrict();
  const now = completeOrders(frozen, {
    firm: inDistrict({
      municipalityCodes: { 'bd:Brčko distrikt': '099' },
      accounts: { 'bd:water': { code: '722529', account: '1401010310000878' } },
    }),
    workers: [],
  });
  expect(frozen.skipped.filter(({ reason }) => reason.includes('tri cifre')).length).toBeGreaterThan(3);
  expect(now.skipped.map(({ obligation }) => obligation)).toEqual(['payout']);
  expect(total([...now.orders, ...now.skipped])).toBe(total([...frozen.orders, ...frozen.skipped]));
  expect(now.orders.flatMap(({ revenue }) => revenue?.municipality ?? [])).toContain('099');
  expect(now.orders.slice(0, frozen.orders.length)).toMatchObject(frozen.orders);
});

test('pays a worker whose account is typed after the closing', async () => {
  const frozen = await closedInDistrict();
  const workers = [workerOf({ id: 'r1', lastName: 'Drugi', account: '3389990000001173' })];
  const { orders } = completeOrders(frozen, { firm: inDistrict(), workers });
  expect(orders.find(({ payee }) => payee === 'Radnik Drugi')?.payeeAccount).toBe('3389990000001173');
});

test('keeps the mark of a payment when its order is made later', async () => {
  const frozen = await closedInDistrict();
  const { month } = frozen.settled;
  const tax = paymentsOf(month, frozen, undefined).find(({ obligation }) => obligation === 'tax');
  const paid = { paid: { day: '2026-11-10', amount: tax?.amount ?? 0 } };
  const firm = inDistrict({ municipalityCodes: { 'bd:Brčko distrikt': '099' } });
  const now = paymentsOf(month, completeOrders(frozen, { firm, workers: [] }), {
    orders: { [tax?.key ?? '']: paid },
  });
  const marked = now.filter(({ status }) => status.paid);
  expect(marked.map(({ obligation, left, order }) => [obligation, left, order?.payeeAccount])).toEqual([
    ['tax', 0, '1401010310000878'],
  ]);
});

test('makes every order of a firm without municipality, JIB and account', async () => {
  const { municipality: _, ...unplaced } = await settled({ ...ofSrpska, jib: '', account: '' }, [
    { municipality: ofSrpska.municipality },
  ]).then(({ firm }) => firm);
  const made = { ...(await settled(ofSrpska, [{ municipality: ofSrpska.municipality }])), firm: unplaced };
  const frozen = { settled: made, ...ordersOf(made) };
  const now = completeOrders(frozen, { firm: firmOf(ofSrpska), workers: [] });
  expect(frozen.skipped.filter(({ amount }) => amount > 0).length).toBeGreaterThan(0);
  expect(now.skipped.filter(({ amount }) => amount > 0)).toEqual([]);
  expect(new Set(now.orders.map(({ payerAccount }) => payerAccount))).toEqual(new Set(['3389990000000106']));
});

test('leaves a closing as it is while its gaps remain', async () => {
  const frozen = await closedInDistrict();
  const now = completeOrders(frozen, { firm: inDistrict(), workers: [] });
  expect(now.orders).toBe(frozen.orders);
  expect(now.skipped).toBe(frozen.skipped);
});

test('leaves a closing without gaps as it is', async () => {
  const made = await settled({}, [{}]);
  const frozen = { settled: made, ...ordersOf(made) };
  const now = completeOrders(frozen, { firm: firmOf({ jib: '', name: 'Novi naziv' }), workers: [] });
  expect(now).toEqual(ordersOf(made));
});
