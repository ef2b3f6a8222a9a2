import { type Block, type Document, plainText } from '@obracun/engine/documents/blocks.ts';
import { TEMPLATES } from '@obracun/engine/documents/document-look.ts';
import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import { INVOICE_LANGUAGES, inLanguage } from '@obracun/engine/documents/invoice/in-english.ts';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { KINDS } from '@obracun/engine/documents/invoice/kinds.ts';
import { describe, expect, test } from 'vitest';
import { flowing, readPdf } from './read-pdf.fixture.ts';
import { renderPdf } from './render-pdf.ts';
import { mm } from './styles.ts';

/** Every column and long figures. */
const items = [0, 1, 2].map((at) => ({
  sifra: `ART-00${at}`,
  description: 'Savjetovanje o porezima i doprinosima',
  jedinica: 'paušal',
  quantity: 123_456_789,
  price: 98_765_432,
  discountRate: 125_000,
  taxRate: 170_000,
}));

const textsIn = (block: Block): readonly string[] => {
  if (block.kind === 'table')
    return [
      ...block.columns.map(({ title }) => title),
      ...block.rows.flat().map((cell) => (typeof cell === 'string' ? cell : cell.text)),
      ...block.totals.flatMap(({ label, figure }) => [label, figure.text]),
    ];
  if (block.kind === 'columns') return [...block.left, ...block.right].flatMap(textsIn);
  if (block.kind === 'meta') return block.entries.flatMap(({ label, value }) => [label, value]);
  return block.kind === 'paragraph' || block.kind === 'small' ? [plainText(block.text)] : [];
};

const wordsOf = (texts: readonly string[]): readonly string[] =>
  flowing(texts.join(' ')).split(' ').toSorted();

const wordsIn = async (document: Document) => {
  const { pages, rightmost, overlaid } = await readPdf(await renderPdf(document));
  return { words: new Set(flowing(pages.join(' ')).split(' ')), rightmost, overlaid };
};

const templateAt = (at: number) => TEMPLATES[at % TEMPLATES.length] ?? 'classic';

/** Every two of kind, language and template meet. */
describe.each(KINDS.map((vrsta, row) => ({ vrsta, row })))('$vrsta', ({ vrsta, row }) => {
  test.each(INVOICE_LANGUAGES.map((language, at) => [language, templateAt(row + at)] as const))(
    'has every word on its page and none over another in %s, %s',
    async (language, template) => {
      const plain = inLanguage(
        invoiceDocument({ ...sampleInvoice, vrsta, cijeneSaPdv: true, items }),
        language,
      );
      const document = { ...plain, look: { template, accent: '#1a5fb4' } };
      const { words, rightmost, overlaid } = await wordsIn(document);
      expect(overlaid).toEqual([]);
      expect(rightmost).toBeLessThanOrEqual(mm(210 - 18) + 0.5);
      expect(wordsOf(document.blocks.flatMap(textsIn)).filter((word) => !words.has(word))).toEqual([]);
    },
  );
});
