import { expect, test } from 'vitest';
import { advanceFor, advanceOf, madeFrom } from './derive.ts';
import { sampleInvoice } from './invoice.fixture.ts';
import type { Invoice, Item } from './invoice.ts';
import type { InvoiceKind } from './kinds.ts';
import { linkDoubts } from './link-doubts.ts';
import { leftTotal, nextKinds, openAdvances } from './links.ts';
import { totalsOf } from './totals.ts';

const DAY = '2026-11-10';
const row = (price: number, taxRate = 170_000): Item => ({
  sifra: '',
  description: 'Roba',
  jedinica: '',
  quantity: 10_000,
  price: price * 10_000,
  discountRate: 0,
  taxRate,
});
const document = (id: string, vrsta: InvoiceKind, items: readonly Item[]): Invoice => ({
  ...sampleInvoice,
  id,
  vrsta,
  brojFakture: id,
  datum: DAY,
  items,
});
let made = 0;
const next = (before: Invoice, kind: InvoiceKind, all: readonly Invoice[], id = `m${++made}`): Invoice => ({
  ...madeFrom(before, kind, id, DAY, all),
  id,
});
const vatOf = (all: readonly Invoice[]): number =>
  all.reduce((sum, one) => sum + totalsOf(one).km.remaining.reduce((own, { vat }) => own + vat, 0), 0);
const messages = (one: Invoice, all: readonly Invoice[]) => linkDoubts(one, all).map(({ poruka }) => poruka);

test('deducts an advance once, and says where the rest went', () => {
  // An advance of 1.170,00 and two final invoices of 3.510,00 and 2.340,00: VAT 170 + 510 − 170 + 340 = 850.
  const advance = document('A1', 'avans', [row(1_000)]);
  const first = { ...next(advance, 'konacna', [advance], '1'), items: [row(3_000)] };
  expect(first.avansi).toEqual([advanceOf(advance)]);
  expect(nextKinds(advance, [advance, first])).toEqual([]);
  const second = { ...document('2', 'konacna', [row(2_000)]), avansi: [] };
  expect(openAdvances(second, [advance, first])).toEqual([]);
  expect(vatOf([advance, first, second])).toBe(850_00);
  const twice = { ...second, avansi: [advanceOf(advance)] };
  expect(messages(twice, [advance, first])).toEqual([
    'Od avansa A1 ostaje 0,00, a ovdje se odbija 1.170,00. Ostatak je otišao na: Konačna faktura 1: 1.170,00.',
  ]);
});

test('leaves the rest of an advance to the next final invoice', () => {
  const advance = document('A1', 'avans', [row(1_000)]);
  const small = {
    ...document('1', 'konacna', [row(400)]),
    avansi: [{ ...advanceOf(advance), parts: [{ taxRate: 170_000, total: 468_00 }] }],
  };
  expect(leftTotal(advance, [advance, small])).toBe(702_00);
  const second = next(advance, 'konacna', [advance, small], '2');
  expect(second.avansi).toMatchObject([{ id: 'A1', parts: [{ taxRate: 170_000, total: 702_00 }] }]);
  // The storno of the first returns what it took.
  const storno = next(small, 'storno', [advance, small], 'S1');
  expect(leftTotal(advance, [advance, small, storno])).toBe(1_170_00);
});

test('makes advances of an offer by per cent and by amount, and a final invoice with its rows', () => {
  const offer = document('P1', 'predracun', [row(1_000), row(500, 0)]);
  const first: Invoice = { ...advanceFor(offer, { rate: 300_000 }, 'A1', DAY), id: 'A1' };
  expect(totalsOf(first)).toMatchObject({ base: 450_00, vat: 51_00, total: 501_00 });
  const second: Invoice = { ...advanceFor(offer, { amount: 200_00 }, 'A2', DAY), id: 'A2' };
  expect(totalsOf(second).total).toBe(200_00);
  expect(first.iz).toMatchObject({ vrsta: 'predracun', id: 'P1' });
  const all = [offer, first, second];
  for (const from of [offer, second]) {
    const final = next(from, 'konacna', all);
    expect(final.items).toEqual(offer.items);
    expect(final.avansi.map(({ id }) => id)).toEqual(['A1', 'A2']);
    expect(totalsOf(final)).toMatchObject({ total: 1_670_00, prepaid: 701_00, payable: 969_00 });
  }
  expect(nextKinds(offer, [offer])).not.toContain('konacna');
  expect(nextKinds(offer, all)).toContain('konacna');
});

test('credits only what is left, by rows or by rate', () => {
  const invoice = document('1', 'faktura', [row(100), row(200)]);
  const part = { ...next(invoice, 'odobrenje', [invoice], 'KO1'), items: [row(100)] };
  expect(next(invoice, 'odobrenje', [invoice, part]).items).toEqual([row(200)]);
  const odd = { ...part, items: [{ ...row(100), price: 33_3333 }] };
  const rest = next(invoice, 'storno', [invoice, odd], 'S1');
  expect(totalsOf(rest).total).toBe(totalsOf(odd).total - totalsOf(invoice).total);
  expect(messages(rest, [invoice, odd])).toEqual([]);
  const whole = next(invoice, 'odobrenje', [invoice], 'KO2');
  expect(messages(whole, [invoice, part])).toEqual([
    'Faktura 1 ima 351,00. Već je iskorišteno: Knjižno odobrenje KO1: 117,00. Ostaje 234,00, a ovdje je 351,00.',
  ]);
  expect(messages(next(invoice, 'storno', [invoice], 'S2'), [invoice, rest, odd])).toHaveLength(1);
  expect(nextKinds(invoice, [invoice, whole])).toEqual(['zaduzenje', 'otpremnica']);
});

test('starts a debit note empty, and names it when its invoice is cancelled', () => {
  const invoice = document('1', 'faktura', [row(100)]);
  const debit = next(invoice, 'zaduzenje', [invoice], 'KZ1');
  expect(totalsOf(debit).total).toBe(0);
  const storno = next(invoice, 'storno', [invoice, debit], 'S1');
  expect(messages(storno, [invoice, debit])).toEqual([
    'Knjižno zaduženje KZ1 uvećava fakturu koju stornirate: stornirajte i njega.',
  ]);
});

test('doubts the storno of a deducted advance, and the final invoice of a cancelled one', () => {
  const advance = document('A1', 'avans', [row(100)]);
  const final = next(advance, 'konacna', [advance], '1');
  const storno = next(advance, 'storno', [advance], 'S1');
  expect(messages(storno, [advance, final])).toContain(
    'Avans je odbijen na dokumentu Konačna faktura 1 za 117,00: prvo stornirajte taj dokument.',
  );
  expect(messages(final, [advance, storno])).toEqual([
    'Avansna faktura A1 je stornirana: uklonite je odavde.',
  ]);
});
