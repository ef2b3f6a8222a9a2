import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KM } from '../currency.ts';
import { anyInvoice, anyItem, sampleInvoice } from './invoice.fixture.ts';
import { type Item, LATER_FIELDS } from './invoice.ts';
import { type Priced, totalsOf as totalsWith } from './totals.ts';

const totalsOf = (priced: Partial<Priced> & Pick<Priced, 'pdvObveznik' | 'items'>) =>
  totalsWith({ ...LATER_FIELDS, ...priced });

const item = (quantity: number, price: number, taxRate = 170_000, discountRate = 0): Item => ({
  sifra: '',
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
  expect(totals.rates).toMatchObject([
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
  expect(totalsOf({ pdvObveznik: true, items: [] })).toMatchObject({
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

test('takes VAT out of prices that include it: nine lines of 1,00 come to 9,00', () => {
  const items = Array.from({ length: 9 }, () => item(1, 1));
  const totals = totalsOf({ pdvObveznik: true, cijeneSaPdv: true, items });
  // 9,00 × 17 / 117 = 1,3077 → 1,31; each line alone is 0,85 + 0,15, so four of them carry one more fening of VAT.
  expect([totals.base, totals.vat, totals.payable, totals.rounding]).toEqual([7_69, 1_31, 9_00, 0]);
  expect(totals.lines.map(({ total }) => total)).toEqual(Array.from({ length: 9 }, () => 1_00));
  expect(totals.lines.map(({ base }) => base).toSorted((a, b) => a - b)).toEqual([
    85, 85, 85, 85, 85, 86, 86, 86, 86,
  ]);
});

test('discounts the whole by rate, before VAT or with it', () => {
  const items = [item(1, 100), item(1, 50, 0)];
  // 100,00 − 10 % = 90,00, VAT 15,30; 50,00 − 10 % = 45,00
  expect(totalsOf({ pdvObveznik: true, popust: 100_000, items })).toMatchObject({
    linesBase: 150_00,
    discount: 15_00,
    base: 135_00,
    vat: 15_30,
    payable: 150_30,
    rates: [
      { rate: 170_000, lines: 100_00, discount: 10_00, base: 90_00, vat: 15_30 },
      { rate: 0, lines: 50_00, discount: 5_00, base: 45_00, vat: 0 },
    ],
  });
  // 117,00 − 10 % = 105,30 with VAT: 105,30 × 17 / 117 = 15,30
  expect(
    totalsOf({ pdvObveznik: true, popust: 100_000, cijeneSaPdv: true, items: [item(1, 117)] }),
  ).toMatchObject({ base: 90_00, vat: 15_30, payable: 105_30, discount: 10_00 });
});

test('deducts advances by rate', () => {
  const avansi = [
    { broj: 'A-1', datum: '2026-11-02', parts: [{ taxRate: 170_000, total: 117_00 }] },
    { broj: 'A-2', datum: '2026-11-03', parts: [{ taxRate: 170_000, total: 58_50 }] },
  ];
  expect(totalsOf({ pdvObveznik: true, avansi, items: [item(1, 1000)] })).toMatchObject({
    total: 1170_00,
    advances: [{ rate: 170_000, base: 150_00, vat: 25_50 }],
    prepaid: 175_50,
    payable: 994_50,
  });
});

test('converts base and VAT of each rate to KM', () => {
  // 100,00 EUR × 1,95583 = 195,583 → 195,58; 17,00 × 1,95583 = 33,24911 → 33,25
  const { km } = totalsOf({ pdvObveznik: true, valuta: 'EUR', kurs: 1_955_830, items: [item(1, 100)] });
  expect(km).toMatchObject({ base: 195_58, vat: 33_25, total: 228_83 });
});

test('has amounts of the opposite sign in a storno', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const opposite = totalsOf({
        ...invoice,
        avansi: [],
        items: invoice.items.map((one) => ({ ...one, quantity: 0 - one.quantity })),
      });
      const there = totalsOf({ ...invoice, avansi: [] });
      const all = ({ base, vat, payable, rounding, km }: typeof there) =>
        [base, vat, payable, rounding, km.total].map((amount) => amount + 0);
      expect(all(opposite)).toEqual(all(there).map((amount) => 0 - amount));
    }),
  );
});

test('adds up in every mode: base and VAT to the total, lines to the base of their rate, a price with VAT exactly', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const totals = totalsOf(invoice);
      expect(totals.base + totals.vat).toBe(totals.total);
      expect(totals.payable).toBe(totals.total - totals.prepaid);
      for (const { rate, base, vat, lines, discount } of totals.groups) {
        const own = totals.lines.filter(
          (_, at) => (invoice.pdvObveznik ? invoice.items[at]?.taxRate : 0) === rate,
        );
        expect(own.reduce((sum, line) => sum + line.base, 0)).toBe(lines);
        expect(lines - discount).toBe(base);
        const exact = new Decimal(base).times(rate).div(1_000_000);
        expect(exact.minus(vat).abs().lte(0.6)).toBe(true);
      }
      for (const { gross, discount, base, vat, total } of totals.lines) {
        expect(gross - discount).toBe(base);
        expect(base + vat).toBe(total);
      }
      if (invoice.cijeneSaPdv && invoice.popust === 0)
        expect(totals.total).toBe(totals.lines.reduce((sum, line) => sum + line.total, 0));
      if (invoice.valuta === KM) expect(totals.km.payable).toBe(totals.payable);
    }),
  );
});
