import {
  type Article,
  type Block,
  type Cell,
  type Document,
  plainText,
  type Signatures,
  type Table,
} from './blocks.ts';
import { inScript } from './in-script.ts';

type Language = Document['language'];

/** The document as text to copy: one line per paragraph, an empty line between blocks. */
export const documentText = ({ blocks, language }: Document): string =>
  `${textsOf(blocks, language).join('\n\n')}\n`;

const textsOf = (blocks: readonly Block[], language: Language): readonly string[] =>
  blocks.map((block) => blockText(block, language)).filter(Boolean);

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'small':
      return block.text;
    case 'paragraph':
      return plainText(block.text);
    case 'article':
      return articleText(block, language);
    case 'meta':
      return block.entries.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'columns':
      return textsOf([...block.left, ...block.right], language).join('\n');
    case 'table':
      return tableText(block);
    case 'signatures':
      return block.parties.map(signatureText).join('\n');
    case 'picture':
    case 'code':
      return '';
    default:
      return block;
  }
}

const signatureText = ({ role, name }: Signatures['parties'][number]): string =>
  [`${role}: ____________________`, name && `(${name})`].filter(Boolean).join(' ');

const articleText = ({ number, heading, paragraphs }: Article, language: Language): string =>
  [`${inScript('Član', language)} ${number}. ${heading}`, ...paragraphs.map(plainText)].join('\n');

/** Tabs between the cells, so that a spreadsheet separates them. */
const tableText = ({ columns, rows, totals }: Table): string =>
  [
    columns.map(({ title }) => title),
    ...rows.map((cells) => cells.map(cellText)),
    ...totals.map(({ label, figure }) => [label, figure.text]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);
