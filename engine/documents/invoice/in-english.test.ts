import { describe, expect, test } from 'vitest';
import type { Block } from '../blocks.ts';
import { documentText } from '../plain-text.ts';
import { invoiceDocument } from './document.ts';
import { englishOf, inLanguage } from './in-english.ts';
import { sampleCreditNote, sampleInvoice } from './invoice.fixture.ts';
import type { Invoice } from './invoice.ts';

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
const ALL = {
  sampleInvoice: { ...sampleInvoice, napomena: '' },
  sampleCreditNote,
  outside,
  exempt,
  discounted,
};

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
    default:
      return [];
  }
}

describe('an invoice in English', () => {
  test.each(Object.entries(ALL))('has an English word for each label: %s', (_name, invoice) => {
    const unknown = invoiceDocument(invoice)
      .blocks.flatMap(ownWords)
      .filter((text) => englishOf(text) === undefined);
    expect(unknown).toEqual([]);
  });

  test('keeps figures and typed texts, and leaves out the amount in words', () => {
    const document = inLanguage(invoiceDocument(exempt), 'en');
    const text = documentText(document);
    expect(document.title).toBe(`Invoice ${exempt.brojFakture}`);
    expect(document.language).toBe('en');
    expect(text).toContain('INVOICE');
    expect(text).toContain('VAT exemption: član 27. Zakona o PDV');
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
