import type { Block } from '@obracun/engine/documents/blocks.ts';
import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import type { Invoice, Item } from '@obracun/engine/documents/invoice/invoice.ts';
import { LARGEST_PRICE, LARGEST_QUANTITY } from '@obracun/engine/documents/invoice/schema.ts';
import { describe, expect, test } from 'vitest';
import { flowing, readPdf } from './read-pdf.fixture.ts';
import { renderPdf } from './render-pdf.ts';
import { mm, PAGE_MARGINS } from './styles.ts';

/** The reader rounds. */
const RIGHT_EDGE = mm(210) - PAGE_MARGINS[2] + 0.5;
const HEADER = /R\. br\. Opis .*Ukupno/;

const [first] = sampleInvoice.items;
if (!first) throw new Error('the sample has items');
const invoiceOf = (...items: Partial<Item>[]): Invoice => ({
  ...sampleInvoice,
  items: items.map((change) => ({ ...first, ...change })),
});

/** `a1 a2 a3 …`, of about that many letters. */
const counted = (letter: string, letters: number): readonly string[] =>
  Array.from({ length: Math.round(letters / 6) }, (_, at) => `${letter}${10_000 + at}`);

const read = async (blocks: readonly Block[], title = 'Proba') => {
  const file = await renderPdf({ title, language: 'bs-Latn', fileName: 'proba', blocks });
  const { pages, rightmost } = await readPdf(file);
  return { pages: pages.map(flowing), rightmost };
};

const readInvoice = (invoice: Invoice) => read(invoiceDocument(invoice).blocks);

/** The page footer is between words that continue on the next page. */
const withoutFeet = (pages: readonly string[]): string =>
  pages.map((page) => page.replace(/ ?Proba strana \d+ od \d+$/, '')).join(' ');

describe.each([
  ['description', 1_450],
  ['description', 3_050],
  ['description', 5_000],
  ['jedinica', 5_000],
] as const)('a %s of %i letters', async (field, letters) => {
  const words = counted('w', letters);
  const { pages, rightmost } = await readInvoice(
    invoiceOf({ [field]: words.join(' ') }, { description: 'Kraj' }),
  );
  const text = withoutFeet(pages);

  test('contains every word up to the last', () => expect(text.match(/w\d{5}/g)).toEqual(words));
  test('stays in its row, under the header', () => {
    expect(text).toMatch(/R\. br\. Opis .* 1 .*350,00 10 315,00 17 368,55/);
    for (const page of pages.filter((one) => /w\d{5}/.test(one))) expect(page).toMatch(HEADER);
  });
  test('keeps the rows after it', () => expect(text).toMatch(/2 Kraj .*Osnovica .*Ukupno za platiti/));
  test('stays on the page', () => expect(rightmost).toBeLessThanOrEqual(RIGHT_EDGE));
});

test('breaks endless words in every cell and fact', async () => {
  const caps = 'W'.repeat(120);
  const party = { ...sampleInvoice.customer, name: caps, address: caps, idNumber: caps, pdvBroj: caps };
  const facts = { brojFakture: caps, mjesto: caps, racun: caps, pozivNaBroj: caps, napomena: caps };
  const invoice = {
    ...invoiceOf({ description: caps, jedinica: caps }),
    ...facts,
    customer: party,
    company: party,
  };
  const { pages, rightmost } = await readInvoice(invoice);
  expect(rightmost).toBeLessThanOrEqual(RIGHT_EDGE);
  expect(pages.join('').match(/W/g)).toHaveLength(120 * 15);
});

test('keeps the largest figures on the page, each on one line', async () => {
  const { pages, rightmost } = await readInvoice(
    invoiceOf({ quantity: LARGEST_QUANTITY, price: LARGEST_PRICE, discountRate: 1, taxRate: 171_234 }),
  );
  expect(rightmost).toBeLessThanOrEqual(RIGHT_EDGE);
  expect(pages[0]).toContain('999.999,9999 9.999.999,9999 0,0001');
});

describe('unbreakable blocks are drawn even when taller than a page', () => {
  const words = counted('w', 7_000);
  const text = words.join(' ');
  test.each<[string, readonly Block[]]>([
    ['an article', [{ kind: 'article', number: 1, heading: 'Predmet', paragraphs: [text] }]],
    ['a name to sign over', [{ kind: 'signatures', parties: [{ role: 'Radnik', name: text }] }]],
    ['a fact', [{ kind: 'meta', entries: [{ label: 'Napomena', value: text }] }]],
    ['a side of two', [{ kind: 'columns', left: [{ kind: 'paragraph', text }], right: [] }]],
    [
      'a closing part of many articles',
      [
        ...Array.from({ length: 8 }, (_, at): Block => {
          const size = Math.ceil(words.length / 8);
          const part = words.slice(at * size, (at + 1) * size).join(' ');
          return { kind: 'article', number: at + 1, heading: 'Odredbe', paragraphs: [part] };
        }),
        { kind: 'signatures', parties: [{ role: 'Radnik', name: 'Ime' }] },
      ],
    ],
  ])('%s', async (_name, blocks) => {
    const { pages, rightmost } = await read(blocks);
    expect(withoutFeet(pages).match(/w\d{5}/g)).toEqual(words);
    expect(rightmost).toBeLessThanOrEqual(RIGHT_EDGE);
  });

  test('draws the totals of a hundred rates', async () => {
    const rates = Array.from({ length: 100 }, (_, at) => ({ taxRate: 10_000 * at, description: 'x' }));
    const { pages } = await readInvoice(invoiceOf(...rates));
    expect(pages.join(' ').match(/na osnovicu/g)).toHaveLength(100);
  });
});

test('cuts a title too long for the footer of a page', async () => {
  const { pages, rightmost } = await read(
    [{ kind: 'paragraph', text: 'Tekst' }],
    `Faktura ${'W'.repeat(5_000)}`,
  );
  expect(pages[0]).toMatch(/Tekst Faktura W+… strana 1 od 1$/);
  expect(rightmost).toBeLessThanOrEqual(RIGHT_EDGE);
});
