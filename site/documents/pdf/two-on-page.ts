import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Column, Content, ContentColumns, StyleDictionary } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { makePdf } from './make-pdf.ts';
import { contentOfAll } from './render-pdf.ts';
import { BODY, DEFAULT_STYLE, HAIRLINE, mm, SMALL, stylesOf, TEXT_WIDTH } from './styles.ts';

/** Of a landscape page, whose halves are cut apart. */
const MARGIN = mm(10);
const FOOT = mm(12);
const HALF = mm(297 / 2) - 2 * MARGIN;
const TEXT_HEIGHT = mm(210) - MARGIN - FOOT;

/** A page of its own is drawn this much smaller. */
const SCALE = HALF / TEXT_WIDTH;

/**
 * Short documents, two beside each other on each landscape page, to be cut apart.
 * @returns undefined when one of them is taller than a page
 */
export async function renderTwoOnPage(
  documents: readonly Document[],
  title: string,
  password?: string,
): Promise<Blob | undefined> {
  const pairs = Array.from({ length: Math.ceil(documents.length / 2) }, (_, at) =>
    documents.slice(2 * at, 2 * at + 2),
  );
  let pages = 0;
  const file = await makePdf({
    title,
    language: documents[0]?.language ?? 'bs-Latn',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
    styles: scaled(stylesOf(undefined)) as StyleDictionary,
    defaultStyle: { ...DEFAULT_STYLE, fontSize: BODY * SCALE },
    content: pairs.map((pair, at): Content => ({ ...besides(pair.map(bodyOf), cut()), ...(at > 0 && NEXT) })),
    footer: (page, count) => {
      pages = count;
      return { ...besides((pairs[page - 1] ?? []).map(footOf)), margin: [MARGIN, 6, MARGIN, 0] };
    },
    ...(password && { password }),
  });
  return pages <= pairs.length ? file : undefined;
}

const NEXT = { pageBreak: 'before' } as const;

/** Where the page is cut; made for each page, as drawing changes it. */
const cut = (): Content => ({
  canvas: [
    {
      type: 'line',
      x1: MARGIN,
      y1: 0,
      x2: MARGIN,
      y2: TEXT_HEIGHT - 1,
      lineWidth: 0.4,
      lineColor: HAIRLINE,
      dash: { length: 3 },
    },
  ],
});

const besides = ([left, right]: readonly Content[], between: Content = ''): ContentColumns => ({
  columns: [half(left), { ...stackOf(between), width: 2 * MARGIN }, half(right)],
});

const half = (content: Content = ''): Column => ({ ...stackOf(content), width: HALF });

const stackOf = (content: Content) => ({ stack: [content] });

const bodyOf = ({ blocks, language }: Document): Content =>
  scaled({ stack: contentOfAll(blocks, { language, width: TEXT_WIDTH }) }) as Content;

const footOf = ({ title }: Document): Content => ({
  text: printable(title),
  style: 'footer',
  fontSize: SMALL * SCALE,
});

/** Properties of content that are lengths, alone or in lists. */
const LENGTHS: ReadonlySet<string> = new Set([
  'fontSize',
  'margin',
  'width',
  'widths',
  'columnGap',
  'fit',
  'x1',
  'x2',
  'y1',
  'y2',
  'w',
  'h',
  'lineWidth',
]);

/** Content of a whole page with every length made smaller. */
function scaled(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return LENGTHS.has(name) ? value * SCALE : value;
  if (Array.isArray(value)) return value.map((one) => scaled(one, name));
  if (typeof value === 'function' && name.startsWith('padding'))
    return (...of: readonly unknown[]) => SCALE * Number(value(...of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, key)]));
}
