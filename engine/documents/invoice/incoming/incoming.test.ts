import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '../invoice.fixture.ts';
import type { Invoice } from '../invoice.ts';
import type { BuyerPayment } from '../state.ts';
import type { BuyerAccount, IncomingLine } from './evidence.ts';
import { incomingOffers } from './offers.ts';
import { exchanged, linesTotals, paymentsOfLines, sharedLines } from './shares.ts';

/** Feninga of one document: 100,00 without VAT, 117,00 with it. */
const OUTSTANDING = 117_00;

function invoice(number: string, datum: string, changed: Partial<Invoice> = {}): Invoice {
  const [first] = sampleInvoice.items;
  if (!first) throw new Error('no item');
  const item = { ...first, quantity: 10_000, price: 1_000_000, discountRate: 0, taxRate: 170_000 };
  return {
    ...sampleInvoice,
    id: `id ${number}`,
    brojFakture: number,
    pozivNaBroj: '',
    datum,
    items: [item],
    ...changed,
  };
}

const other = (number: string, datum: string): Invoice =>
  invoice(number, datum, {
    customer: { ...sampleInvoice.customer, name: 'Druga Pekara d.o.o.', idNumber: '4209999990009' },
  });

const line = (changed: Partial<IncomingLine>): IncomingLine => ({
  id: `+|${Object.values(changed).join('|')}`,
  line: 2,
  day: '2026-11-20',
  amount: OUTSTANDING,
  currency: 'BAM',
  account: '',
  payee: '',
  purpose: '',
  reference: '',
  ...changed,
});

interface Known {
  readonly payments?: readonly BuyerPayment[];
  readonly accounts?: readonly BuyerAccount[];
}

const offered = (
  lines: readonly IncomingLine[],
  issued: readonly Invoice[],
  { payments = [], accounts = [] }: Known = {},
) => incomingOffers(lines, { issued, payments, accounts, today: '2026-11-21' });

/** The numbers proposed for a line. */
const proposed = (one: IncomingLine, issued: readonly Invoice[], known?: Known) =>
  offered([one], issued, known).offers[0]?.proposed.map(({ brojFakture }) => brojFakture);

const paid = (document: Invoice, iznos: number, izvod?: string): BuyerPayment => ({
  za: { id: document.id, vrsta: document.vrsta, broj: document.brojFakture, datum: document.datum },
  dan: '2026-11-18',
  iznos,
  izvod,
});

const twelve = invoice('12/2026', '2026-11-02');
const thirteen = invoice('13/2026', '2026-11-05');
const fourteen = other('14/2026', '2026-11-06');
const all = [twelve, thirteen, fourteen];

describe('incoming payments', () => {
  test.each([
    ['the reference is the number', { reference: '13-2026' }, ['13/2026']],
    ['the reference has zeros before', { reference: '0000132026' }, ['13/2026']],
    ['the text names the number', { purpose: 'Uplata po fakturi br. 13/2026' }, ['13/2026']],
    ['the text has a year of two digits', { purpose: 'rn 013/26' }, ['13/2026']],
    ['the text lists several', { purpose: 'fakture 12, 13 i 14/2026' }, ['12/2026', '13/2026', '14/2026']],
    ['the text has a day too', { purpose: 'uplata 12/2026 dana 05.12.2026.' }, ['12/2026']],
    ['the text has only a day', { purpose: 'uplata 05.12.2026.', amount: 1 }, undefined],
    ['the number is a part of a longer one', { purpose: 'ugovor 112/2026', amount: 1 }, undefined],
    ['it is a number of another series', { purpose: 'avans A-12/2026', amount: 1 }, undefined],
  ])('proposes what a line names when %s', (_, changed, expected) => {
    expect(proposed(line(changed), all)).toEqual(expected);
  });

  test('proposes the document of a buyer when its open amount is the line', () => {
    const smaller = invoice('15/2026', '2026-11-07', { popust: 100_000 });
    const name = 'KUPAC SUMARIJA JP SARAJEVO';
    expect(proposed(line({ payee: name, amount: 105_30 }), [twelve, smaller])).toEqual(['15/2026']);
    expect(proposed(line({ payee: name, amount: 222_30 }), [twelve, smaller])).toEqual([
      '12/2026',
      '15/2026',
    ]);
    expect(proposed(line({ payee: name, amount: 50_00 }), [twelve, smaller])).toEqual([]);
  });

  test('leaves the choice open when two documents of a buyer owe the same', () => {
    expect(proposed(line({ payee: 'Kupac Šumarija' }), all)).toEqual([]);
  });

  test('knows a buyer by its account when it paid from it before, and by its number in the text', () => {
    const accounts = [{ account: '1990490009999949', document: fourteen }];
    expect(proposed(line({ account: '1990490009999949' }), all, { accounts })).toEqual(['14/2026']);
    expect(proposed(line({ purpose: 'JIB 4209999990009' }), all)).toEqual(['14/2026']);
  });

  test('takes a number for a month when the payer is another buyer', () => {
    const monthly = { payee: 'Druga pekara', purpose: 'usluge za 12/2026', amount: OUTSTANDING };
    expect(proposed(line(monthly), all)).toEqual(['14/2026']);
  });

  test('offers, but does not propose, a document when the amount alone agrees', () => {
    const { offers } = offered([line({ payee: 'Neko treći' })], [fourteen]);
    expect(offers[0]?.candidates.map(({ by }) => by)).toEqual(['iznos']);
    expect(offers[0]?.proposed).toEqual([]);
  });

  test('does not propose a document twice when two lines pay it', () => {
    const lines = [line({ id: '1', reference: '12/2026' }), line({ id: '2', reference: '12/2026' })];
    expect(offered(lines, all).offers.map(({ proposed: one }) => one.length)).toEqual([1, 0]);
  });

  test('books no line twice when it was booked before', () => {
    const one = line({ reference: '12/2026' });
    const { offers, booked } = offered([one], all, { payments: [paid(twelve, OUTSTANDING, one.id)] });
    expect([offers, booked]).toEqual([[], [one]]);
  });

  test('says which payment was entered in another way when amount and day agree', () => {
    const typed = paid(twelve, OUTSTANDING);
    const { offers } = offered([line({ reference: '12/2026' })], all, { payments: [typed] });
    expect(offers[0]?.entered).toBe(typed);
    expect(offers[0]?.proposed).toEqual([]);
    const inAnotherFormat = [paid(twelve, 100_00, 'other'), paid(thirteen, 17_00, 'other')];
    const again = offered([line({ reference: '13/2026', day: '2026-11-18' })], all, {
      payments: inAnotherFormat,
    });
    expect(again.offers[0]?.entered).toBe(inAnotherFormat[1]);
  });

  test('offers neither a cancelled document nor an advance', () => {
    const storno = invoice('S-1/2026', '2026-11-10', {
      vrsta: 'storno',
      ispravlja: { id: twelve.id, broj: '12/2026', datum: twelve.datum },
    });
    const advance = invoice('21/2026', '2026-11-02', { vrsta: 'avans' });
    const { others } = offered(
      ['12/2026', '21/2026'].map((reference) => line({ id: reference, reference })),
      [twelve, storno, advance],
    );
    expect(others).toHaveLength(2);
  });
});

const inEuro = invoice('20/2026', '2026-11-02', { valuta: 'EUR', kurs: 1_955_830 });

describe('payments in another currency', () => {
  test('offers a document by what names it, but proposes none in another currency than the line', () => {
    const [offer] = offered([line({ reference: '20/2026' })], [twelve, inEuro]).offers;
    expect(offer?.candidates.map(({ document, open }) => [document.brojFakture, open])).toEqual([
      ['20/2026', OUTSTANDING],
    ]);
    expect(offer?.proposed).toEqual([]);
    const named = line({ payee: 'Kupac Šumarija', purpose: 'faktura 20/2026' });
    expect(proposed(named, [twelve, inEuro])).toEqual([]);
    expect(proposed({ ...named, currency: 'EUR' }, [twelve, inEuro])).toEqual(['20/2026']);
  });

  test('compares equal amounts within one currency only', () => {
    expect(offered([line({ payee: 'Neko treći' })], [inEuro]).others).toHaveLength(1);
    const typed = paid(inEuro, OUTSTANDING);
    const [offer] = offered([line({ reference: '20/2026' })], [inEuro], { payments: [typed] }).offers;
    expect(offer?.entered).toBeUndefined();
  });

  test('offers the amount by the rate of the document, and none when a rate is unknown', () => {
    expect(exchanged(line({ amount: 228_83 }), inEuro)).toBe(OUTSTANDING);
    expect(exchanged(line({ amount: OUTSTANDING, currency: 'EUR' }), twelve)).toBe(228_83);
    expect(exchanged(line({ currency: 'USD' }), twelve)).toBe(0);
    expect(exchanged(line({}), { ...inEuro, kurs: 0 })).toBe(0);
  });

  test('books what was confirmed in the currency of the document, and nothing before', () => {
    const one = line({ amount: 200_00 });
    const openOf = () => OUTSTANDING;
    expect(sharedLines([{ line: one, documents: [inEuro] }], openOf)).toEqual([]);
    const [shared] = sharedLines([{ line: one, documents: [inEuro], paid: 102_26 }], openOf);
    expect(shared?.shares).toEqual([{ document: inEuro, amount: 102_26 }]);
    expect(shared?.over).toBe(0);
  });
});

describe('payments by a proforma', () => {
  const proforma = invoice('P-3/2026', '2026-11-02', { vrsta: 'predracun' });
  const iz = { id: proforma.id, vrsta: 'predracun', broj: 'P-3/2026', datum: proforma.datum } as const;
  const three = other('3/2026', '2026-11-03');

  test.each([
    ['its number is the reference', { reference: 'P-3/2026' }],
    ['its number is in the text', { purpose: 'uplata po P-3/2026' }],
    ['the text names the kind before the number', { purpose: 'po predračunu br. 3/2026' }],
  ])('are an advance when %s', (_, changed) => {
    const [offer] = offered([line({ amount: 35_10, ...changed })], [proforma, three]).offers;
    expect(offer?.advance).toEqual({ document: proforma, issued: [] });
    expect(offer?.proposed).toEqual([]);
  });

  test('name the advances of the same amount that were issued', () => {
    const advance = invoice('A-1/2026', '2026-11-19', { vrsta: 'avans', iz });
    const [offer] = offered([line({ reference: 'P-3/2026' })], [proforma, advance]).offers;
    expect(offer?.advance?.issued).toEqual([advance]);
  });

  test('pay the invoice that was made of it, also through an advance', () => {
    const made = invoice('13/2026', '2026-11-05', { iz });
    const purpose = 'po profakturi P-3/2026';
    expect(proposed(line({ purpose }), [proforma, made])).toEqual(['13/2026']);
    const advance = invoice('A-1/2026', '2026-11-04', { vrsta: 'avans', iz });
    const final = invoice('14/2026', '2026-11-06', {
      vrsta: 'konacna',
      iz: { id: advance.id, vrsta: 'avans', broj: 'A-1/2026', datum: advance.datum },
    });
    expect(proposed(line({ purpose }), [proforma, advance, final])).toEqual(['14/2026']);
  });
});

describe('shares of a line', () => {
  const openOf = () => OUTSTANDING;

  test('pays a document in part when the line is smaller', () => {
    const [shared] = sharedLines([{ line: line({ amount: 50_00 }), documents: [twelve, thirteen] }], openOf);
    expect(shared?.shares).toEqual([{ document: twelve, amount: 50_00 }]);
  });

  test('adds up to the line, with what is too much in the last share, when lines overlap', () => {
    const shared = sharedLines(
      [
        { line: line({ id: 'a', amount: 200_00 }), documents: [twelve, thirteen] },
        { line: line({ id: 'b', amount: 50_00 }), documents: [thirteen] },
        { line: line({ id: 'c', amount: 9_00 }), documents: [] },
      ],
      openOf,
    );
    expect(shared.map(({ shares, over }) => [shares.map(({ amount }) => amount), over])).toEqual([
      [[117_00, 83_00], 0],
      [[50_00], 16_00],
    ]);
    expect(linesTotals(shared)).toEqual([{ currency: 'BAM', total: 250_00 }]);
    expect(paymentsOfLines(shared).map(({ za, iznos, izvod }) => [za.broj, iznos, izvod])).toEqual([
      ['12/2026', 117_00, 'a'],
      ['13/2026', 83_00, 'a'],
      ['13/2026', 50_00, 'b'],
    ]);
  });
});
