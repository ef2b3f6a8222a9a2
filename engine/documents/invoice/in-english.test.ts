import { describe, expect, test } from 'vitest';
import type { Block } from '../blocks.ts';
import { documentText } from '../plain-text.ts';
import { invoiceDocument } from './document.ts';
import { articleInEnglish } from './english-article.ts';
import { englishOf, inLanguage } from './in-english.ts';
import { sampleCreditNote, sampleInvoice, sampleOf } from './invoice.fixture.ts';
import type { Invoice } from './invoice.ts';
import { KINDS } from './kinds.ts';

const outside: Invoice = { ...sampleInvoice, pdvObveznik: false };
const exempt: Invoice = {
  ...sampleInvoice,
  clanOslobodjenja: 'član 27. Zakona o PDV',
  napomena: '',
  items: sampleInvoice.items.map((item) => ({ ...item, taxRate: 0 })),
};
const discounted: Invoice = {
  ...sampleInvoice,
  napomena: '',
  items: sampleInvoice.items.map((item) => ({ ...item, discountRate: 50_000, jedinica: 'h' })),
};
const ORIGIN = { vrsta: 'ponuda', broj: 'PON-1', datum: '' } as const;

/** Every optional row of a kind, in euros. */
const complete = (vrsta: Invoice['vrsta']): Invoice => ({
  ...sampleOf[vrsta],
  napomena: '',
  valuta: 'EUR',
  kurs: 1_955_830,
  popust: 50_000,
  cijeneSaPdv: true,
  periodOd: '2026-10-01',
  nacinPlacanja: 'kartica',
  narudzba: 'N-1',
  brojOtpremnice: 'O-1',
  fiskalniRacun: '77',
  referencaKupca: 'Nabavka',
  avansi: sampleOf.konacna.avansi,
  items: sampleOf[vrsta].items.map((item) => ({ ...item, sifra: 'A1' })),
});

const ALL = {
  ...Object.fromEntries(
    KINDS.flatMap((kind) => [
      [kind, { ...sampleOf[kind], napomena: '' }],
      [`complete ${kind}`, complete(kind)],
      [`${kind} made from an offer`, { ...complete(kind), ispravlja: null, avansi: [], iz: ORIGIN }],
      [`${kind} outside VAT`, { ...complete(kind), pdvObveznik: false }],
    ]),
  ),
  sampleInvoice: { ...sampleInvoice, napomena: '' },
  sampleCreditNote,
  outside,
  exempt,
  discounted,
};

/** A sentence of the program: about VAT, or of the effect of a correction. */
const SENTENCE = /^(PDV|Osnov|Za .* obaveza|Faktura .* stornira)/;

/** The words of the program in a block, without what was typed. */
function ownWords(block: Block): readonly string[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'small':
      return [block.text];
    case 'meta':
      return block.entries.map(({ label }) => label);
    case 'columns':
      return [...block.left, ...block.right].flatMap(ownWords);
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ title }) => title),
        ...block.totals.map(({ label }) => label),
      ];
    case 'code':
      return [block.words];
    case 'signatures':
      return block.parties.map(({ role }) => role);
    case 'paragraph':
      return typeof block.text === 'string' && SENTENCE.test(block.text) ? [block.text] : [];
    default:
      return [];
  }
}

describe('an invoice in English', () => {
  test.each(Object.entries<Invoice>(ALL))('has an English word for each label: %s', (_name, invoice) => {
    const unknown = invoiceDocument(invoice)
      .blocks.flatMap(ownWords)
      .filter((text) => englishOf(text) === undefined);
    expect(unknown).toEqual([]);
  });

  test.each(KINDS)('has no Bosnian word of the program left: %s', (kind) => {
    const text = documentText(inLanguage(invoiceDocument(complete(kind)), 'en'));
    expect(text).not.toMatch(/Kartica|Stavke|Popust|Avans |iznosi|umanjuje|uvećava|stornira|Robu|[\d ]KM\b/);
    expect(inLanguage(invoiceDocument(complete(kind)), 'en').title).not.toMatch(
      /^(Fak|Pred|Pon|Avans|Kon|Knj|Sto|Otp)/,
    );
  });

  test('names the kind, the currency and the advance', () => {
    const final = inLanguage(invoiceDocument(complete('konacna')), 'en');
    expect(final.title).toBe('Final invoice 13/2026');
    expect(final.blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      caption: 'Items of the final invoice, amounts in EUR',
    });
    expect(documentText(final)).toContain(
      'Advance by invoice A-1/2026 of 2. 11. 2026.: of it VAT 17 % 60,63 EUR',
    );
    expect(documentText(final)).toContain('Net amount in BAM');
  });

  test('keeps figures and typed texts, and leaves out the amount in words', () => {
    const document = inLanguage(invoiceDocument(exempt), 'en');
    const text = documentText(document);
    expect(document.title).toBe(`Invoice ${exempt.brojFakture}`);
    expect(document.language).toBe('en');
    expect(text).toContain('INVOICE');
    expect(text).toContain('VAT exemption: Article 27 of the VAT Law, export of goods');
    expect(text).toContain(exempt.customer.name);
    expect(text).toMatch(/\d BAM/);
    expect(text).not.toContain(' KM');
    expect(text).not.toContain('Slovima');
    expect(text).not.toMatch(/Ukupno|Osnovica|Prodavac/);
  });

  test('has both words when it is bilingual, and the amount in Bosnian words', () => {
    const text = documentText(inLanguage(invoiceDocument(ALL.sampleInvoice), 'bs-en'));
    expect(text).toContain('FAKTURA / INVOICE');
    expect(text).toContain('Broj fakture / Invoice no.');
    expect(text).toContain('Slovima: ');
    expect(text).toMatch(/PDV 17 % na osnovicu .+ KM \/ VAT 17 % on .+ KM/);
  });

  test('does not translate a typed text that equals a label', () => {
    const [item] = sampleInvoice.items;
    const typed: Invoice = { ...sampleInvoice, items: item ? [{ ...item, description: 'Opis' }] : [] };
    expect(documentText(inLanguage(invoiceDocument(typed), 'en'))).toContain('Opis');
  });
});

test('is unchanged in Bosnian', () => {
  const document = invoiceDocument(sampleInvoice);
  expect(inLanguage(document, 'bs')).toBe(document);
});

test.each([
  ['član 24. stav 1. tačka 5. Zakona o PDV', 'Article 24, paragraph 1, item 5 of the VAT Law'],
  ['čl. 25 st. 1 t. a) Zakona o PDV', 'Article 25, paragraph 1, item a of the VAT Law'],
  ['član 25. Zakona o porezu na dodatu vrijednost', 'Article 25 of the VAT Law'],
  [
    'član 13. Zakona o PDV: PDV obračunava primalac',
    'Article 13 of the VAT Law: reverse charge, the recipient accounts for VAT',
  ],
  ['po dogovoru', undefined],
])('cites %s in English as %s', (bosnian, english) => expect(articleInEnglish(bosnian)).toBe(english));

describe('an invoice to a buyer abroad', () => {
  const abroad: Invoice = {
    ...exempt,
    clanOslobodjenja: '',
    customer: { ...exempt.customer, drzava: 'DE' },
  };
  const textIn = (language: 'bs' | 'bs-en' | 'en') =>
    documentText(inLanguage(invoiceDocument(abroad), language));

  test('names both countries and the article in its language', () => {
    expect(textIn('en')).toContain('Bosnia and Herzegovina');
    expect(textIn('en')).toContain('\nGermany\n');
    expect(textIn('bs-en')).toContain('Njemačka / Germany');
    expect(textIn('bs-en')).toContain(
      'Osnov oslobođenja od PDV-a: član 27. Zakona o PDV / VAT exemption: Article 27 of the VAT Law',
    );
    expect(textIn('bs')).toContain('\nBosna i Hercegovina\n');
    expect(documentText(invoiceDocument(exempt))).not.toContain('Bosna i Hercegovina');
  });
});

test('has figures and dates in English form by choice, and typed texts as they are', () => {
  const invoice: Invoice = {
    ...complete('konacna'),
    brojFakture: '1.234,5',
    items: [
      {
        ...sampleInvoice.items[0],
        description: 'Lim 1.234,56 od 2. 11. 2026.',
        price: 12_345_600,
      } as Invoice['items'][number],
    ],
  };
  const text = documentText(inLanguage(invoiceDocument(invoice), 'en-form'));
  expect(text).toContain('Date of issue: 20 November 2026');
  expect(text).toContain('from 1 October 2026');
  expect(text).toContain('1 EUR = 1.95583 BAM');
  expect(text).toContain('Advance by invoice A-1/2026 of 2 November 2026: of it VAT 17 % 60.63 EUR');
  expect(text).toContain('1,234.56');
  expect(text).toContain('Lim 1.234,56 od 2. 11. 2026.');
  expect(text).toContain('Invoice no.: 1.234,5');
});
