import type { Block, Cell, Document, Figure, Meta } from '../blocks.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const DATE = /(\d{1,2})\. (\d{1,2})\. (\d{4})\.?/g;
const NUMBER = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+/g;

/** `2. 11. 2026.` → `2 November 2026`, `1.234,56` → `1,234.56`; only for a text that the program wrote. */
const inEnglishForm = (text: string): string =>
  text
    .replace(DATE, (whole, day: string, month: string, year: string) => {
      const name = MONTHS[Number(month) - 1];
      return name === undefined ? whole : `${Number(day)} ${name} ${year}`;
    })
    .replace(NUMBER, (number) => number.replace(/[.,]/g, (separator) => (separator === '.' ? ',' : '.')));

/** English labels of days and amounts; other values are typed. */
const WRITTEN: ReadonlySet<string> = new Set([
  'Date of issue',
  'Date of supply',
  'Period of service',
  'Due date',
  'Offer valid until',
  'Invoice date',
  'Exchange rate',
  'Net amount in KM',
  'VAT in KM',
  'Total in KM',
  'Payable in KM',
  'Net amount in BAM',
  'VAT in BAM',
  'Total in BAM',
  'Payable in BAM',
]);

/** The effect of a correction, the only sentence with an amount. */
const SENTENCE = /^Your debt for the invoice is (?:reduced|increased) by /;

/** An English invoice with its figures and dates in English form. */
export const withEnglishForm = (document: Document): Document => ({
  ...document,
  blocks: document.blocks.map(formed),
});

function formed(block: Block): Block {
  switch (block.kind) {
    case 'columns':
      return { ...block, left: block.left.map(formed), right: block.right.map(formed) };
    case 'meta':
      return formedMeta(block);
    case 'paragraph':
      return typeof block.text === 'string' && SENTENCE.test(block.text)
        ? { ...block, text: inEnglishForm(block.text) }
        : block;
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map(formedCell)),
        totals: block.totals.map((total) => ({
          ...total,
          label: inEnglishForm(total.label),
          figure: formedFigure(total.figure),
        })),
      };
    default:
      return block;
  }
}

const formedMeta = (block: Meta): Meta => ({
  ...block,
  entries: block.entries.map((entry) =>
    WRITTEN.has(entry.label) ? { ...entry, value: inEnglishForm(entry.value) } : entry,
  ),
});

const formedFigure = (figure: Figure): Figure => ({ ...figure, text: inEnglishForm(figure.text) });

const formedCell = (cell: Cell): Cell => (typeof cell === 'string' ? cell : formedFigure(cell));
