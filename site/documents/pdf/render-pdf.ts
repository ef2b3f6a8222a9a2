import {
  type Article,
  type Block,
  type Document,
  type Meta,
  partClosing,
  plainText,
  type Signatures,
  type Text,
  type Title,
  type TwoColumns,
} from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import type { Column, Content } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { metaSetting } from './column-widths.ts';
import { type EmbeddedData, makePdf } from './make-pdf.ts';
import { fitsOnPage, heightOf, runs, styled, widthOf } from './measure.ts';
import { qrContent } from './qr-content.ts';
import {
  BODY,
  GAP,
  INK,
  LANDSCAPE_WIDTH,
  mm,
  PAGE_MARGINS,
  SMALL,
  secondHalf,
  TEXT_WIDTH,
} from './styles.ts';
import { tableContent } from './table.ts';

/**
 * The document as a PDF of real text: A4, Noto Sans embedded, any number of pages. Large (pdfmake): import this module
 * on demand only. Rejects when a picture is not a readable PNG or JPEG.
 * @param options the password required to open the file, or the data inside it
 */
export const renderPdf = (
  { title, language, look, blocks, isLandscape }: Document,
  { password, data }: PdfOptions = {},
): Promise<Blob> => {
  const width = isLandscape ? LANDSCAPE_WIDTH : TEXT_WIDTH;
  return makePdf({
    title,
    language,
    look,
    content: contentOfAll(blocks, { language, look, width }),
    footer: (page, pages) => footer(title, pageWords(page, pages, language), width),
    ...(isLandscape && { pageOrientation: 'landscape' }),
    ...(data && { data }),
    ...(password && { password }),
  });
};

interface PdfOptions {
  readonly password?: string;
  readonly data?: EmbeddedData;
}

/** Several documents as one file, each on new pages with its own numbering, so that one can be passed on whole. */
export const renderPdfs = (documents: readonly Document[], title: string, password?: string): Promise<Blob> =>
  makePdf({
    title,
    language: documents[0]?.language ?? 'bs-Latn',
    content: documents.map(ownPages),
    ...(password && { password }),
  });

/** A document of a file on pages of its own, upright. */
export const ownPages = (document: Document): Content => ({
  section: contentOfAll(document.blocks, { language: document.language, width: TEXT_WIDTH }),
  footer: ownFooter(document),
  pageOrientation: 'portrait',
  pageMargins: PAGE_MARGINS,
});

/** pdfmake does not report how many pages a part of a file has, only which of all are drawn. */
function ownFooter({ title, language }: Document): (page: number) => Content {
  let first: number | undefined;
  return (page) => {
    first ??= page;
    return footer(title, inScript(`strana ${page - first + 1}`, language), TEXT_WIDTH);
  };
}

const pageWords = (page: number, pages: number, language: Document['language']): string =>
  inScript(`strana ${page} od ${pages}`, language);

const footer = (title: string, page: string, width: number): Content => {
  const room = width - widthOf(page, SMALL);
  return {
    style: 'footer',
    margin: [PAGE_MARGINS[0], 16, PAGE_MARGINS[2], 0],
    columns: [
      { text: printable(onOneLine(title, room)), width: room, noWrap: true },
      { text: page, width: width - room, alignment: 'right' },
    ],
  };
};

/** The beginning of a title too long for the footer. */
function onOneLine(title: string, room: number): string {
  const letters = Array.from(title.slice(0, 200));
  const end = letters.findIndex((_, at) => widthOf(`${letters.slice(0, at + 1).join('')}…`, SMALL) > room);
  return end === -1 ? title : `${letters.slice(0, end).join('').trimEnd()}…`;
}

/** Context of a block: the language of the document and the available width in points. */
interface Place {
  readonly language: Document['language'];
  readonly look?: DocumentLook | undefined;
  readonly width: number;
  /** Width of the first of two columns, where it lines up with that of the whole page; half of the width by default. */
  readonly first?: number;
}

/**
 * The blocks for pdfmake, the closing part on one page unless it is too long for any. What follows the totals of the last table stays
 * with them, so that no page has a line of note alone.
 */
export function contentOfAll(blocks: readonly Block[], place: Place): Content[] {
  const { before, closing, after } = partClosing(blocks);
  const draw = (block: Block): Content => contentOf(block, place);
  const together: Content = { stack: closing.map(draw), unbreakable: fitTogether(closing.flatMap(textsOf)) };
  const rest: Content = { stack: after.map(draw), margin: [0, 24, 0, 0] };
  return [
    ...withTotals(before, place),
    ...(closing.length > 0 ? [together] : []),
    ...(after.length > 0 ? [rest] : []),
  ];
}

function withTotals(blocks: readonly Block[], place: Place): readonly Content[] {
  const draw = (block: Block): Content => contentOf(block, place);
  const at = blocks.findLastIndex((block) => block.kind === 'table' && block.totals.length > 0);
  const table = blocks[at];
  if (table?.kind !== 'table') return blocks.map(draw);
  const following = blocks.slice(at + 1);
  const height = heightOfAll(following.flatMap(textsOf), place.width);
  const drawn: Content = {
    stack: following.map(draw),
    unbreakable: fitsOnPage(height),
    margin: [0, 10, 0, 0],
  };
  const contents = following.length > 0 ? [drawn] : [];
  return [...blocks.slice(0, at).map(draw), tableContent(table, place, { contents, height })];
}

function textsOf(block: Block): readonly Text[] {
  if (block.kind === 'article') return ['\n', block.heading, ...block.paragraphs];
  if (block.kind === 'signatures') return ['\n\n\n', ...block.parties.map(({ name }) => name.repeat(2))];
  if (block.kind === 'meta') return block.entries.map(({ label, value }) => `${label} ${value}`);
  if (block.kind === 'code') return ['\n'.repeat(LINES_OF_CODE)];
  return block.kind === 'paragraph' || block.kind === 'small' ? [block.text] : [];
}

/** A code is about as tall as so many lines. */
const LINES_OF_CODE = 8;

const heightOfAll = (texts: readonly Text[], width: number): number =>
  texts.reduce((sum, text) => sum + heightOf(plainText(text), BODY, width), 0);

const fitTogether = (texts: readonly Text[], width = TEXT_WIDTH): boolean =>
  fitsOnPage(heightOfAll(texts, width));

function contentOf(block: Block, place: Place): Content {
  switch (block.kind) {
    case 'title':
      return block.isApart
        ? { stack: [styledTitle(block)], margin: [0, ABOVE_TITLE, 0, 0] }
        : headTitle(block, place);
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
      return sideBySide(block, place);
    case 'table':
      return tableContent(block, place);
    case 'signatures':
      return signatures(block);
    case 'code':
      return block.isLink ? linkContent(block.text, block.words) : codeContent(block.text, block.words);
  }
  return { image: block.source, fit: [mm(60), mm(22)], margin: [0, 0, 0, 10] };
}

/** Readable when printed at 150 dots per inch. */
const CODE_SIDE = mm(36);

const codeContent = (text: string, words: string): Content => ({
  unbreakable: true,
  margin: [0, 6, 0, 6],
  columnGap: mm(4),
  columns: [
    { stack: [qrContent(text, CODE_SIDE)], width: CODE_SIDE },
    { ...styled(words, 'small'), margin: [0, mm(13), 0, 0] },
  ],
});

/** Without the quiet zone: the margin of the page and the gap to the text are empty. */
const LINK_SIDE = mm(22);

const linkContent = (address: string, words: string): Content => ({
  stack: [
    qrContent(address, LINK_SIDE, { isLink: true }),
    {
      text: printable(words),
      link: address,
      fontSize: SMALL,
      lineHeight: 1,
      alignment: 'center',
      margin: [0, mm(2), 0, 0],
    },
  ],
});

const ABOVE_TITLE = 14;

const styledTitle = (title: Title): Content => styled(title.text, title.isPart ? 'part' : title.kind);

const BAR = 2.4;

/** The title of the modern template has a bar of its accent under it. */
const headTitle = (title: Title, { look, width }: Place): Content =>
  look?.template === 'modern' && !title.isPart
    ? {
        stack: [
          { ...styled(title.text, 'title'), margin: [0, 0, 0, 3] },
          { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: BAR, color: look.accent ?? INK }] },
        ],
        margin: [0, 0, 0, 10],
      }
    : styledTitle(title);

/** Widths in points: an automatic one grows with the longest word. */
function sideBySide({ left, right, isAside }: TwoColumns, { language, look, width, first }: Place): Content {
  const half = first ?? secondHalf(width) - GAP;
  const wide = isAside ? width - GAP - LINK_SIDE : half;
  const stack = (blocks: readonly Block[], its: number): Column => ({
    stack: blocks.map((block) =>
      contentOf(block, { language, look, width: its, ...(isAside && { first: half }) }),
    ),
    width: its,
  });
  return {
    columns: [stack(left, wide), stack(right, width - GAP - wide)],
    columnGap: GAP,
    margin: [0, 0, 0, 10],
  };
}

/** A heading is never last on a page. */
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

/** Space of `noBorders` around each of the two. */
const PADDING = 8;

/** Labels under labels and values under values; nothing without values. */
function metaContent(meta: Meta, width: number): Content {
  if (meta.entries.length === 0) return '';
  const { labels, values } = metaSetting(meta, width - PADDING);
  return {
    table: {
      widths: [labels, values],
      body: meta.entries.map(({ label, value }) => [styled(label, 'label'), { text: printable(value) }]),
    },
    layout: 'noBorders',
  };
}
