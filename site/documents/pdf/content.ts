import {
  type Article,
  type Block,
  type Document,
  partClosing,
  plainText,
  type Signatures,
  type Text,
} from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import type { Column, Content } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { fitsOnPage, heightOf } from './measure.ts';
import { metaContent } from './meta.ts';
import { BODY, INK, mm, TEXT_WIDTH } from './styles.ts';
import { tableContent } from './table.ts';
import { runs, styled } from './text.ts';

/** Where a block is drawn: the language of the document and the points there are from side to side. */
interface Place {
  readonly language: Document['language'];
  readonly width: number;
}

/** The blocks as pdfmake draws them, the closing part on one page unless it is too long for any. */
export function contentOfAll(blocks: readonly Block[], language: Document['language']): Content[] {
  const { before, closing, after } = partClosing(blocks);
  const draw = (block: Block): Content => contentOf(block, { language, width: TEXT_WIDTH });
  const together: Content = { stack: closing.map(draw), unbreakable: fitTogether(closing.flatMap(textsOf)) };
  const rest: Content = { stack: after.map(draw), margin: [0, 24, 0, 0] };
  return [
    ...before.map(draw),
    ...(closing.length > 0 ? [together] : []),
    ...(after.length > 0 ? [rest] : []),
  ];
}

function textsOf(block: Block): readonly Text[] {
  if (block.kind === 'article') return ['\n', block.heading, ...block.paragraphs];
  if (block.kind === 'signatures') return ['\n\n\n', ...block.parties.map(({ name }) => name.repeat(2))];
  return block.kind === 'paragraph' ? [block.text] : [];
}

const fitTogether = (texts: readonly Text[], width = TEXT_WIDTH): boolean =>
  fitsOnPage(texts.reduce((sum, text) => sum + heightOf(plainText(text), BODY, width), 0));

function contentOf(block: Block, place: Place): Content {
  switch (block.kind) {
    case 'title':
      return styled(block.text, block.isPart ? 'part' : block.kind);
    case 'heading':
    case 'small':
      return styled(block.text, block.kind);
    case 'paragraph':
      return { text: runs(block.text), style: 'paragraph' };
    case 'article':
      return article(block, place);
    case 'meta':
      return metaContent(block, place.width);
    case 'columns':
      return sideBySide(block.left, block.right, place);
    case 'table':
      return tableContent(block);
    case 'signatures':
      return signatures(block);
  }
  return { image: block.source, fit: [mm(60), mm(22)], margin: [0, 0, 0, 10] };
}

const GAP = mm(8);

/** Halves in points: what is left to pdfmake grows with the longest word. */
function sideBySide(left: readonly Block[], right: readonly Block[], { language, width }: Place): Content {
  const half = (width - GAP) / 2;
  const stack = (blocks: readonly Block[]): Column => ({
    stack: blocks.map((block) => contentOf(block, { language, width: half })),
    width: half,
  });
  return { columns: [stack(left), stack(right)], columnGap: GAP, margin: [0, 0, 0, 10] };
}

/** The heading never stays behind at the foot of a page. */
function article({ number, heading, paragraphs }: Article, { language }: Place): Content {
  const title = styled(`${inScript('Član', language)} ${number}.\n${heading}`, 'article');
  const [first = '', ...rest] = paragraphs.map((text) => ({ text: runs(text), style: 'paragraph' }));
  const opening: Content = { stack: [title, first], unbreakable: fitTogether(paragraphs.slice(0, 1)) };
  return { stack: [opening, ...rest] };
}

const SIGNATURE_LENGTH = mm(65);
const BETWEEN_SIGNATURES = mm(12);

const signatures = ({ parties }: Signatures): Content => ({
  unbreakable: fitTogether(
    parties.map(({ name }) => name),
    SIGNATURE_LENGTH,
  ),
  margin: [0, 14, 0, 0],
  columnGap: BETWEEN_SIGNATURES,
  columns: parties.map(({ role, name }) => ({
    width: (TEXT_WIDTH - (parties.length - 1) * BETWEEN_SIGNATURES) / parties.length,
    stack: [
      styled(role, 'label'),
      {
        canvas: [
          { type: 'line', x1: 0, y1: 24, x2: SIGNATURE_LENGTH, y2: 24, lineWidth: 0.6, lineColor: INK },
        ],
      },
      { text: printable(name), margin: [0, 3, 0, 0] },
    ],
  })),
});
