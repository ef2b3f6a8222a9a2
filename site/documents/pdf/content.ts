import {
  type Article,
  type Block,
  type Document,
  type Meta,
  plainText,
  type Signatures,
} from '@obracun/engine/documents/blocks.ts';
import { partClosing } from '@obracun/engine/documents/closing.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import type { Content } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { INK, mm } from './styles.ts';
import { tableContent } from './table.ts';
import { isShort, runs, styled } from './text.ts';

type Language = Document['language'];

/** The blocks as pdfmake draws them, the closing part on one page unless it is too long for any. */
export function contentOfAll(blocks: readonly Block[], language: Language): Content[] {
  const { before, closing, after } = partClosing(blocks);
  const draw = (block: Block): Content => contentOf(block, language);
  const together: Content = { stack: closing.map(draw), unbreakable: closing.every(isShortBlock) };
  return [...before.map(draw), ...(closing.length > 0 ? [together] : []), ...after.map(draw)];
}

const isShortBlock = (block: Block): boolean =>
  block.kind !== 'article' || isShort(block.paragraphs.map(plainText).join('\n'));

function contentOf(block: Block, language: Language): Content {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'small':
      return styled(block.text, block.kind);
    case 'paragraph':
      return { text: runs(block.text), style: 'paragraph' };
    case 'article':
      return article(block, language);
    case 'meta':
      return meta(block);
    case 'columns':
      return {
        columns: [block.left, block.right].map((side) => stack(side, language)),
        columnGap: mm(8),
        margin: [0, 0, 0, 10],
      };
    case 'table':
      return tableContent(block);
    case 'signatures':
      return signatures(block);
  }
  return { image: block.source, fit: [mm(60), mm(22)], margin: [0, 0, 0, 10] };
}

const stack = (blocks: readonly Block[], language: Language): Content => ({
  stack: blocks.map((block) => contentOf(block, language)),
});

/** The heading never stays behind at the foot of a page. */
function article({ number, heading, paragraphs }: Article, language: Language): Content {
  const title = styled(`${inScript('Član', language)} ${number}.\n${heading}`, 'article');
  const [first = '', ...rest] = paragraphs.map((text) => ({ text: runs(text), style: 'paragraph' }));
  const opening: Content = { stack: [title, first], unbreakable: isShort(plainText(paragraphs[0] ?? '')) };
  return { stack: [opening, ...rest] };
}

/** Labels under labels and values under values; nothing when nothing was filled in. */
const meta = ({ entries }: Meta): Content =>
  entries.length === 0
    ? ''
    : {
        table: {
          widths: ['auto', '*'],
          body: entries.map(({ label, value }) => [styled(label, 'label'), { text: printable(value) }]),
        },
        layout: 'noBorders',
      };

const SIGNATURE_LENGTH = mm(65);

const signatures = ({ parties }: Signatures): Content => ({
  unbreakable: true,
  margin: [0, 28, 0, 0],
  columnGap: mm(12),
  columns: parties.map(({ role, name }) => ({
    stack: [
      styled(role, 'label'),
      {
        canvas: [
          { type: 'line', x1: 0, y1: 30, x2: SIGNATURE_LENGTH, y2: 30, lineWidth: 0.6, lineColor: INK },
        ],
      },
      { text: printable(name), margin: [0, 3, 0, 0] },
    ],
  })),
});
