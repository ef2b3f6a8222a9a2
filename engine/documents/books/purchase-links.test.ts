import { expect, test } from 'vitest';
import { newPurchase, type Purchase, readPurchase } from './purchase.ts';
import {
  asBooked,
  asOnPaper,
  creditable,
  type IdentifiedPurchase,
  openPurchaseAdvances,
  purchaseLinkDoubts,
  purchaseLinkText,
} from './purchase-links.ts';

const supplier = { supplier: 'Dobavljač d.o.o.', jib: '4209999990009', date: '2026-11-02' };

const stored = (id: string, changed: Partial<Purchase>): IdentifiedPurchase => ({
  id,
  content: { ...newPurchase('2026-11-03'), ...supplier, number: id, ...changed },
});

const amounts = (base: number) => ({
  base: base * 100,
  vat: base * 17,
  deductible: base * 17,
});

const advance = stored('A-5', { code: '03', ...amounts(100) });
const final = (id: string, deducted: number) =>
  stored(
    id,
    asBooked({
      ...stored(id, amounts(300)).content,
      advances: [{ id: 'A-5', ...amounts(deducted) }],
    }),
  );
const credit = (id: string, base: number, lowers: string) =>
  stored(id, { code: '06', ...amounts(-base), lowers });

test('books a final invoice less its advance, and shows the amounts of the paper', () => {
  const { content } = final('F-1', 100);
  expect([content.base, content.vat, content.deductible]).toEqual([200_00, 34_00, 34_00]);
  const paper = asOnPaper(content);
  expect([paper.base, paper.vat, paper.deductible]).toEqual([300_00, 51_00, 51_00]);
});

test('offers what is left of an advance when a part was deducted, and none of another supplier', () => {
  const next = stored('F-2', amounts(300)).content;
  expect(openPurchaseAdvances(next, [advance, final('F-1', 60)])).toEqual([
    { id: 'A-5', number: 'A-5', base: 40_00, vat: 6_80, deductible: 6_80 },
  ]);
  expect(openPurchaseAdvances(next, [advance, final('F-1', 100)])).toEqual([]);
  expect(openPurchaseAdvances({ ...next, jib: '4201111110001' }, [advance])).toEqual([]);
});

test('doubts an advance that two final invoices deduct, in each of the three', () => {
  const all = [advance, final('F-1', 100), final('F-2', 100)];
  const doubt = 'Od avansa A-5 odbijeno je 234,00 KM, a iznosi 117,00 KM: ispravite odbitak.';
  expect(all.map((one) => purchaseLinkDoubts(one, all))).toEqual([[doubt], [doubt], [doubt]]);
  expect(purchaseLinkDoubts(advance, all.slice(0, 2))).toEqual([]);
});

test('doubts credit notes above their invoice, where it is the invoice of the paper', () => {
  const invoice = final('F-1', 100);
  const fits = [advance, invoice, credit('KO-1', 300, 'F-1')];
  expect(fits.map((one) => purchaseLinkDoubts(one, fits))).toEqual([[], [], []]);
  const tooMuch = [...fits, credit('KO-2', 1, 'F-1')];
  const doubt = 'Odobrenja uz fakturu F-1 iznose 352,17 KM, a faktura 351,00 KM: provjerite ih.';
  expect(tooMuch.map((one) => purchaseLinkDoubts(one, tooMuch))).toEqual([[], [doubt], [doubt], [doubt]]);
});

test('doubts a link whose document is gone, and advances above the invoice', () => {
  const [lone, note] = [final('F-1', 100), credit('KO-1', 5, 'F-0')];
  const gone = 'Dokument na koji se odnosi više nije upisan.';
  expect(purchaseLinkDoubts(lone, [lone])).toEqual([gone]);
  expect(purchaseLinkDoubts(note, [note])).toEqual([gone]);
  const big = stored('A-5', { code: '03', ...amounts(400) });
  const more = final('F-1', 400);
  expect(purchaseLinkDoubts(more, [big, more])).toEqual([
    'Odbijeni avansi su veći od fakture: odbijte najviše njen iznos.',
  ]);
});

test('names the links of both sides, and offers no credit note to lower', () => {
  const all = [advance, final('F-1', 100), credit('KO-1', 10, 'F-1'), credit('KO-2', 10, '')];
  expect(all.map((one) => purchaseLinkText(one, all))).toEqual([
    ['odbijeno 117,00 KM, ostaje 0,00 KM'],
    ['odbijen avans A-5: 117,00 KM', 'odobreno 11,70 KM'],
    ['uz fakturu F-1'],
    [],
  ]);
  expect(creditable(credit('KO-3', 1, '').content, all).map(({ id }) => id)).toEqual(['A-5', 'F-1']);
});

test('reads a purchase of a version without links', () => {
  const { advances: _, lowers: __, ...before } = advance.content;
  expect(readPurchase(before)).toEqual(advance.content);
});
