import fc from 'fast-check';
import { BOOK_CODES } from '../books/book-codes.ts';
import { KM } from '../currency.ts';
import { madeFrom } from './derive.ts';
import {
  type Advance,
  EXEMPTIONS,
  ID_TYPES,
  type Invoice,
  type Item,
  newInvoice,
  PAYMENT_WAYS,
  type Party,
} from './invoice.ts';
import { KINDS, wordsOf } from './kinds.ts';

/** A complete invoice: two rates, a discount, four decimals in a price. */
export const sampleInvoice: Invoice = {
  ...newInvoice('2026-11-02'),
  brojFakture: '12/2026',
  mjesto: 'Banja Luka',
  datumIsporuke: '2026-10-30',
  rokPlacanja: '2026-11-17',
  racun: '5520040002547572',
  pozivNaBroj: '12-2026',
  company: {
    name: 'Čelik i žica d.o.o.',
    idType: 'JIB',
    idNumber: '4403711250001',
    pdvBroj: '403711250001',
    address: 'Ulica đačka 5, 78000 Banja Luka',
    uPdv: '',
    drzava: 'BA',
    eAdresa: '',
  },
  customer: {
    name: 'Kupac Šumarija j.p.',
    idType: 'JIB',
    idNumber: '4404057800001',
    pdvBroj: '404057800001',
    address: 'Trg ćupova 1\n71000 Sarajevo',
    uPdv: '',
    drzava: 'BA',
    eAdresa: '',
  },
  items: [
    {
      sifra: '',
      description: 'Vođenje poslovnih knjiga, oktobar 2026.',
      jedinica: 'mj.',
      quantity: 10_000,
      price: 3_500_000,
      discountRate: 100_000,
      taxRate: 170_000,
    },
    {
      sifra: '',
      description: 'Arhivske kutije „Đerdap“ (A4)',
      jedinica: 'kom',
      quantity: 125_000,
      price: 33_333,
      discountRate: 0,
      taxRate: 170_000,
    },
    {
      sifra: '',
      description: 'Udžbenik za kurs',
      jedinica: '',
      quantity: 20_000,
      price: 125_000,
      discountRate: 0,
      taxRate: 0,
    },
  ],
  clanOslobodjenja: 'član 24. stav 1. Zakona o PDV',
  napomena: 'Hvala na saradnji.',
};

/** A credit note for all of it. */
export const sampleCreditNote: Invoice = {
  ...sampleInvoice,
  vrsta: 'odobrenje',
  brojFakture: 'KO-1/2026',
  datum: '2026-11-20',
  ispravlja: { broj: '12/2026', datum: '2026-11-02' },
};

const HOSTILE = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '=1+2',
  '+387',
  '-5',
  '@SUM(A1)',
  '"navodnici" & \'apostrofi\'',
  ']]>',
  '\u202Eobrnuto\u202C \u200F',
  '😀 👩‍👩‍👧',
  'a\u0000b\uD800c\uFFFF',
  'čćđšž ČĆĐŠŽ',
  'Љубав и њива, џеп',
  'č composed late',
  'dva\nreda\r\nteksta',
  'x'.repeat(1_000),
];

const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const anyDay = fc.oneof(fc.constantFrom('', '2026-11-02', '9999-12-31', '2026-02-30', 'sutra'), anyText);

const anyParty: fc.Arbitrary<Party> = fc.record({
  name: anyText,
  idType: fc.constantFrom(...ID_TYPES),
  idNumber: anyText,
  pdvBroj: anyText,
  address: anyText,
  uPdv: fc.constantFrom('' as const, '' as const, 'da' as const, 'ne' as const),
  drzava: fc.constantFrom('BA', 'HR', 'DE', 'GR', 'XK'),
  eAdresa: fc.oneof(fc.constantFrom('', '9924:403711250001', '9924:'), anyText),
});

/** Quantities to 999.999, prices to 99.999,9999: a realistic range and the possible range. */
export const anyItem: fc.Arbitrary<Item> = fc.record({
  sifra: fc.oneof(fc.constant(''), anyText),
  description: anyText,
  jedinica: fc.oneof(fc.constantFrom('', 'kom', 'h', 'mj.'), anyText),
  quantity: fc.oneof(
    fc.integer({ min: 0, max: 50 }).map((n) => n * 10_000),
    fc.nat(9_999_990_000),
  ),
  price: fc.oneof(
    fc.nat(100_000).map((n) => n * 100),
    fc.nat(999_999_999),
  ),
  discountRate: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  taxRate: fc.constantFrom(170_000, 0, 170_000, 85_000, 250_000),
});

const anyReference = fc.record({ broj: anyText, datum: anyDay });

/** Its number is in a row of totals, so it is printable. */
const anyAdvance: fc.Arbitrary<Advance> = fc.record({
  broj: fc.constantFrom('', 'A-1/2026', '=1+2', '<b>&', 'čćđšž'),
  datum: anyDay,
  parts: fc.array(fc.record({ taxRate: fc.constantFrom(170_000, 0, 85_000), total: fc.nat(100_000_00) }), {
    maxLength: 2,
  }),
});

const currency = fc.oneof(
  fc.constant({ valuta: KM, kurs: 1_000_000 }),
  fc.record({
    valuta: fc.constantFrom('EUR', 'USD', 'HUF'),
    kurs: fc.constantFrom(1_955_830, 1_673_421, 4_872, 0),
  }),
);

const anyFacts = fc.record({
  vrsta: fc.constantFrom(...KINDS),
  ispravlja: anyReference,
  iz: fc.option(fc.record({ broj: anyText, datum: anyDay, vrsta: fc.constantFrom(...KINDS) })),
  avansi: fc.array(anyAdvance, { maxLength: 2 }),
  pdvObveznik: fc.boolean(),
  brojFakture: anyText,
  datum: anyDay,
  mjesto: anyText,
  datumIsporuke: anyDay,
  periodOd: anyDay,
  periodDo: anyDay,
  rokPlacanja: anyDay,
  racun: anyText,
  pozivNaBroj: anyText,
  nacinPlacanja: fc.constantFrom(...PAYMENT_WAYS),
  referencaKupca: anyText,
  narudzba: anyText,
  brojOtpremnice: anyText,
  fiskalniRacun: anyText,
  company: anyParty,
  customer: anyParty,
  items: fc.array(anyItem, { maxLength: 8 }),
  cijeneSaPdv: fc.boolean(),
  popust: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  osnovBezPdv: fc.constantFrom('' as const, '' as const, ...EXEMPTIONS),
  clanOslobodjenja: anyText,
  napomena: anyText,
  logo: fc.oneof(fc.constant(''), anyText),
  vrstaKnjige: fc.constantFrom('' as const, '' as const, ...BOOK_CODES),
  jci: fc.option(anyReference),
  bic: fc.oneof(fc.constant(''), anyText),
});

/** Any document: rows of a kind that allows it may be negative; only a final invoice deducts advances. */
export const anyInvoice: fc.Arbitrary<Invoice> = fc
  .tuple(anyFacts, currency, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([facts, money, returned]) => {
    const { allowsNegative, corrects } = wordsOf(facts);
    return {
      ...facts,
      ...money,
      id: '',
      razlogIspravke: '',
      ispravlja: corrects ? facts.ispravlja : null,
      avansi: facts.vrsta === 'konacna' ? facts.avansi : [],
      items: facts.items.map((item, at) =>
        allowsNegative && returned[at] ? { ...item, quantity: 0 - item.quantity } : item,
      ),
    };
  });

/** A complete document of each kind, made from the sample. */
export const sampleOf: Readonly<Record<Invoice['vrsta'], Invoice>> = {
  ...(Object.fromEntries(KINDS.map((vrsta) => [vrsta, { ...sampleInvoice, vrsta }])) as Record<
    Invoice['vrsta'],
    Invoice
  >),
  konacna: {
    ...madeFrom(
      { ...sampleInvoice, vrsta: 'avans', brojFakture: 'A-1/2026' },
      'konacna',
      '13/2026',
      '2026-11-20',
    ),
    datumIsporuke: '2026-11-19',
    rokPlacanja: '2026-12-05',
    items: sampleInvoice.items.map((item) => ({ ...item, quantity: 2 * item.quantity })),
  },
  odobrenje: sampleCreditNote,
  zaduzenje: { ...sampleCreditNote, vrsta: 'zaduzenje', brojFakture: 'KZ-1/2026', rokPlacanja: '' },
  storno: madeFrom(sampleInvoice, 'storno', 'S-1/2026', '2026-11-20'),
};
