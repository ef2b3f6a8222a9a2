import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyItem, sampleInvoice } from './invoice.fixture.ts';
import type { Item } from './invoice.ts';
import { totalsOf } from './totals.ts';

const item = (quantity: number, price: number, taxRate = 170_000, discountRate = 0): Item => ({
  description: '',
  jedinica: '',
  quantity: Math.round(quantity * 10_000),
  price: Math.round(price * 10_000),
  taxRate,
  discountRate,
});

test('equals the sample calculated by hand', () => {
  const totals = totalsOf(sampleInvoice);
  // 350,00 − 10 % = 315,00; 12,5 × 3,3333 = 41,66625 → 41,67; 2 × 12,50 = 25,00 without VAT
  expect(totals.lines.map(({ gross, discount, base }) => [gross, discount, base])).toEqual([
    [350_00, 35_00, 315_00],
    [41_67, 0, 41_67],
    [25_00, 0, 25_00],
  ]);
  // 17 % of 356,67 = 60,6339 → 60,63
  expect(totals.rates).toEqual([
    { rate: 170_000, base: 356_67, vat: 60_63 },
    { rate: 0, base: 25_00, vat: 0 },
  ]);
  expect([totals.base, totals.vat, totals.payable]).toEqual([381_67, 60_63, 442_30]);
});

test('rounds VAT of the sum, and that of each line separately: three lines of 0,10 give 0,05, not 0,06', () => {
  const totals = totalsOf({ pdvObveznik: true, items: [item(1, 0.1), item(1, 0.1), item(1, 0.1)] });
  expect(totals.vat).toBe(5);
  expect(totals.lines.map(({ total }) => total)).toEqual([12, 12, 12]);
  expect([totals.payable, totals.rounding]).toEqual([35, -1]);
});

test('rounds half a fening up', () => {
  expect(totalsOf({ pdvObveznik: true, items: [item(1, 0.5)] }).vat).toBe(9); // 8,5 feninga
  expect(totalsOf({ pdvObveznik: false, items: [item(0.5, 0.01)] }).base).toBe(1); // 0,5 feninga
});

test('has no VAT outside the VAT system, whatever the rows contain', () => {
  const totals = totalsOf({ pdvObveznik: false, items: [item(2, 10)] });
  expect(totals).toMatchObject({ rates: [], base: 20_00, vat: 0, payable: 20_00 });
});

test('has no amounts when there are no items', () => {
  expect(totalsOf({ pdvObveznik: true, items: [] })).toEqual({
    lines: [],
    rates: [],
    base: 0,
    vat: 0,
    payable: 0,
    rounding: 0,
  });
});

const decimal = (value: number, scale: number) => new Decimal(value).div(scale);
const toFeninga = (amount: Decimal) => amount.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);

test('equals exact decimals in every amount, and every sum to the fening', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyItem, { maxLength: 30 }), (pdvObveznik, items) => {
      const totals = totalsOf({ pdvObveznik, items });
      const bases = new Map<number, Decimal>();
      items.forEach(({ quantity, price, discountRate, taxRate }, index) => {
        const gross = toFeninga(decimal(quantity, 10_000).times(decimal(price, 10_000)));
        const discount = gross
          .times(decimal(discountRate, 1_000_000))
          .toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
        const net = gross.minus(discount);
        expect(totals.lines[index]?.base).toBe(net.toNumber());
        bases.set(taxRate, net.plus(bases.get(taxRate) ?? 0));
      });
      if (pdvObveznik) {
        expect(totals.rates.length).toBe(bases.size);
        for (const { rate, base, vat } of totals.rates) {
          expect(base).toBe(bases.get(rate)?.toNumber());
          const exact = new Decimal(base).times(rate).div(1_000_000);
          expect(vat).toBe(exact.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber());
        }
        expect(totals.vat).toBe(totals.rates.reduce((sum, { vat }) => sum + vat, 0));
      }
      expect(totals.payable).toBe(totals.base + totals.vat);
      expect(totals.payable - totals.rounding).toBe(totals.lines.reduce((sum, { total }) => sum + total, 0));
      for (const [index, { base, vat }] of totals.lines.entries()) {
        const own = new Decimal(pdvObveznik ? (items[index]?.taxRate ?? 0) : 0).times(base).div(1_000_000);
        expect(vat).toBe(own.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber());
      }
    }),
  );
});
