import { toCyrillic } from '../core/text/script.ts';
import { type Block, type Cell, type Document, type Meta, runsOf, type Text } from './blocks.ts';

/** The same document in Cyrillic; figures, codes and addresses are unchanged. */
export const inCyrillic = (document: Document): Document => ({
  ...document,
  title: toCyrillic(document.title),
  language: 'bs-Cyrl',
  blocks: document.blocks.map(block),
});

function block(latin: Block): Block {
  switch (latin.kind) {
    case 'title':
    case 'heading':
    case 'small':
      return { ...latin, text: toCyrillic(latin.text) };
    case 'paragraph':
      return latin.verbatim ? latin : { ...latin, text: text(latin.text) };
    case 'article':
      return { ...latin, heading: toCyrillic(latin.heading), paragraphs: latin.paragraphs.map(text) };
    case 'meta':
      return { ...latin, entries: latin.entries.map(entry) };
    case 'columns':
      return { ...latin, left: latin.left.map(block), right: latin.right.map(block) };
    case 'table':
      return {
        ...latin,
        caption: toCyrillic(latin.caption),
        columns: latin.columns.map((column) => ({ ...column, title: toCyrillic(column.title) })),
        rows: latin.rows.map((row) => row.map(cell)),
        totals: latin.totals.map((total) => ({
          ...total,
          label: toCyrillic(total.label),
          figure: figure(total.figure),
        })),
      };
    case 'signatures':
      return { ...latin, parties: latin.parties.map(inEach) };
    case 'code':
      return { ...latin, words: toCyrillic(latin.words) };
  }
  return { ...latin, description: toCyrillic(latin.description) };
}

const entry = (latin: Meta['entries'][number]): Meta['entries'][number] => ({
  ...latin,
  label: toCyrillic(latin.label),
  value: latin.verbatim ? latin.value : toCyrillic(latin.value),
});

const inEach = <T extends Readonly<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, latin]) => [name, toCyrillic(latin)])) as T;

const text = (latin: Text): Text =>
  runsOf(latin).map((run) => (typeof run === 'string' ? toCyrillic(run) : { bold: toCyrillic(run.bold) }));

const figure = (latin: Exclude<Cell, string>) => ({ ...latin, text: toCyrillic(latin.text) });

const cell = (latin: Cell): Cell => (typeof latin === 'string' ? toCyrillic(latin) : figure(latin));
