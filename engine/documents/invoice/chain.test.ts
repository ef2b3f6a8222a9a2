import { expect, test } from 'vitest';
import { cycleOf, documentsAfter, documentsBefore } from './chain.ts';
import { advanceOf, copyInvoice, madeFrom } from './derive.ts';
import { sampleInvoice } from './invoice.fixture.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceKind } from './kinds.ts';
import { nextKinds } from './links.ts';
import { type BuyerPayment, debtFacts, standingOf } from './state.ts';
import { totalsOf } from './totals.ts';

const offer: Invoice = { ...sampleInvoice, vrsta: 'ponuda', brojFakture: 'PON-1/2026' };
const next = (before: Invoice, kind: InvoiceKind, number: string): Invoice => ({
  ...madeFrom(before, kind, number, '2026-11-10'),
  rokPlacanja: '2026-11-20',
});
const proforma = next(offer, 'predracun', 'P-1/2026');
const advance = next(proforma, 'avans', 'A-1/2026');
const final = next(advance, 'konacna', '13/2026');
const invoice = next(proforma, 'faktura', '14/2026');
const credit = next(invoice, 'odobrenje', 'KO-1/2026');
const storno = next(invoice, 'storno', 'S-1/2026');
const all = [offer, proforma, advance, final, invoice, credit, storno];

const numbers = (documents: readonly Invoice[]) => documents.map(({ brojFakture }) => brojFakture);

test('shows the chain from both ends', () => {
  expect(numbers(documentsBefore(final, all))).toEqual(['A-1/2026']);
  expect(numbers(documentsAfter(advance, all))).toEqual(['13/2026']);
  expect(numbers(documentsAfter(proforma, all))).toEqual(['A-1/2026', '14/2026']);
  expect(numbers(documentsAfter(invoice, all))).toEqual(['KO-1/2026', 'S-1/2026']);
  expect(numbers(documentsBefore(credit, all))).toEqual(['14/2026']);
  expect(nextKinds(invoice, all)).toEqual([]);
  expect(nextKinds(invoice, [invoice])).toEqual(['odobrenje', 'zaduzenje', 'storno', 'otpremnica']);
});

test('deducts the advance from which a final invoice is made, and reverses every amount in a storno', () => {
  expect(final.avansi).toEqual([advanceOf(advance)]);
  expect(totalsOf(final).payable).toBe(0);
  expect(totalsOf(storno).payable).toBe(-totalsOf(invoice).payable);
  const returned = next(final, 'storno', 'S-2/2026');
  expect(totalsOf(returned)).toMatchObject({ prepaid: -totalsOf(final).prepaid });
});

test('copies no delivery note of an earlier supply', () => {
  const delivered = { ...invoice, brojOtpremnice: 'O-1/2026' };
  expect(copyInvoice(delivered, '15/2026', '2026-12-01').brojOtpremnice).toBe('');
  const note = next(invoice, 'otpremnica', 'O-2/2026');
  expect(next(note, 'faktura', '16/2026').brojOtpremnice).toBe('O-2/2026');
});

test('names a cycle, and none in a chain without one', () => {
  for (const one of all) expect(cycleOf(one, all)).toBeUndefined();
  const circular = { ...offer, iz: { vrsta: 'avans' as const, broj: 'A-1/2026', datum: '2026-11-10' } };
  expect(cycleOf(circular, [proforma, advance])).toBe(
    'Ponuda PON-1/2026, Avansna faktura A-1/2026, Predračun P-1/2026, Ponuda PON-1/2026',
  );
  const itself = { ...credit, brojFakture: '14/2026', ispravlja: { broj: '14/2026', datum: '' }, iz: null };
  expect(cycleOf(itself, [])).toBeUndefined();
});

const paid = (iznos: number, of = invoice): BuyerPayment => ({
  za: { vrsta: of.vrsta, broj: of.brojFakture, datum: of.datum },
  dan: '2026-11-15',
  iznos,
});
const stateWith = (documents: readonly Invoice[], payments: readonly BuyerPayment[], today = '2026-11-18') =>
  standingOf(invoice, debtFacts(documents, payments), today);

test('states an invoice, and apart from it how far it is paid', () => {
  // 442,30
  expect(stateWith([invoice], [])).toEqual({
    state: 'izdata',
    paid: 'neplacena',
    open: 442_30,
    over: 0,
    isOverdue: false,
  });
  expect(stateWith([invoice], [], '2026-11-21').isOverdue).toBe(true);
  expect(stateWith([invoice], [paid(100_00)])).toMatchObject({ paid: 'djelimicno', open: 342_30 });
  expect(stateWith([invoice], [paid(100_00), paid(342_30)], '2026-11-21')).toMatchObject({
    state: 'izdata',
    paid: 'placena',
    open: 0,
    isOverdue: false,
  });
  expect(stateWith([invoice], [paid(500_00)])).toMatchObject({ paid: 'preplacena', open: 0, over: 57_70 });
  expect(stateWith([invoice], [paid(442_30, advance)])).toMatchObject({ paid: 'neplacena' });
});

test('calls a credited invoice lowered, and never partly paid', () => {
  const some = { ...credit, items: credit.items.slice(2) };
  // 25,00 of 442,30
  expect(stateWith([invoice, some], [])).toMatchObject({
    state: 'umanjena',
    paid: 'neplacena',
    open: 417_30,
  });
  expect(stateWith([invoice, some], [paid(442_30)])).toMatchObject({ paid: 'preplacena', over: 25_00 });
  expect(stateWith([invoice, credit], [])).toMatchObject({ state: 'umanjena', paid: undefined, open: 0 });
  expect(stateWith([invoice, storno], [paid(100_00)])).toMatchObject({
    state: 'stornirana',
    paid: 'preplacena',
    open: 0,
    over: 100_00,
  });
});

test('takes an invoice paid by card as paid when it is issued', () => {
  const byCard: Invoice = { ...invoice, nacinPlacanja: 'kartica' };
  expect(standingOf(byCard, debtFacts([byCard], []), '2026-12-31')).toMatchObject({
    state: 'izdata',
    paid: 'placena',
    open: 0,
    isOverdue: false,
  });
});

test('follows an identity when two documents have one number and day', () => {
  const twins = ['a', 'b'].map((id): Invoice => ({ ...invoice, id }));
  const ofSecond: BuyerPayment = { ...paid(442_30), za: { ...paid(0).za, id: 'b' } };
  const facts = debtFacts(twins, [ofSecond]);
  expect(twins.map((one) => standingOf(one, facts, '2026-11-18').open)).toEqual([442_30, 0]);
});
