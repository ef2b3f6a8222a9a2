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

test('the sample, by hand', () => {
  const totals = totalsOf(sampleInvoice);
  // 350,00 − 10 % = 315,00; 12,5 × 3,3333 = 41,66625 → 41,67; 2 × 12,50 = 25,00 without VAT
  expect(totals.redovi.map(({ bruto, rabat, osnovica }) => [bruto, rabat, osnovica])).toEqual([
    [350_00, 35_00, 315_00],
    [41_67, 0, 41_67],
    [25_00, 0, 25_00],
  ]);
  // 17 % of 356,67 = 60,6339 → 60,63
  expect(totals.stope).toEqual([
    { stopa: 170_000, osnovica: 356_67, pdv: 60_63 },
    { stopa: 0, osnovica: 25_00, pdv: 0 },
  ]);
  expect([totals.osnovica, totals.pdv, totals.zaPlatiti]).toEqual([381_67, 60_63, 442_30]);
});

test('VAT is taken of the sum and that of each line for itself: three lines of 0,10 give 0,05, not 0,06', () => {
  const totals = totalsOf({ pdvObveznik: true, items: [item(1, 0.1), item(1, 0.1), item(1, 0.1)] });
  expect(totals.pdv).toBe(5);
  expect(totals.redovi.map(({ ukupno }) => ukupno)).toEqual([12, 12, 12]);
  expect([totals.zaPlatiti, totals.zaokruzenje]).toEqual([35, -1]);
});

test('half a fening goes up', () => {
  expect(totalsOf({ pdvObveznik: true, items: [item(1, 0.5)] }).pdv).toBe(9); // 8,5 feninga
  expect(totalsOf({ pdvObveznik: false, items: [item(0.5, 0.01)] }).osnovica).toBe(1); // 0,5 feninga
});

test('outside the VAT system there is no VAT, whatever the rows say', () => {
  const totals = totalsOf({ pdvObveznik: false, items: [item(2, 10)] });
  expect(totals).toMatchObject({ stope: [], osnovica: 20_00, pdv: 0, zaPlatiti: 20_00 });
});

test('no items, no amounts', () => {
  expect(totalsOf({ pdvObveznik: true, items: [] })).toEqual({
    redovi: [],
    stope: [],
    osnovica: 0,
    pdv: 0,
    zaPlatiti: 0,
    zaokruzenje: 0,
  });
});

const decimal = (value: number, scale: number) => new Decimal(value).div(scale);
const toFeninga = (amount: Decimal) => amount.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);

test('every amount as exact decimals have it, and every sum to the fening', () => {
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
        expect(totals.redovi[index]?.osnovica).toBe(net.toNumber());
        bases.set(taxRate, net.plus(bases.get(taxRate) ?? 0));
      });
      if (pdvObveznik) {
        expect(totals.stope.length).toBe(bases.size);
        for (const { stopa, osnovica, pdv } of totals.stope) {
          expect(osnovica).toBe(bases.get(stopa)?.toNumber());
          const vat = new Decimal(osnovica).times(stopa).div(1_000_000);
          expect(pdv).toBe(vat.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber());
        }
        expect(totals.pdv).toBe(totals.stope.reduce((sum, { pdv }) => sum + pdv, 0));
      }
      expect(totals.zaPlatiti).toBe(totals.osnovica + totals.pdv);
      expect(totals.zaPlatiti - totals.zaokruzenje).toBe(
        totals.redovi.reduce((sum, { ukupno }) => sum + ukupno, 0),
      );
      for (const [index, { osnovica, pdv }] of totals.redovi.entries()) {
        const own = new Decimal(pdvObveznik ? (items[index]?.taxRate ?? 0) : 0)
          .times(osnovica)
          .div(1_000_000);
        expect(pdv).toBe(own.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber());
      }
    }),
  );
});
