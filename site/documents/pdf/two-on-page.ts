import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Column, Content, ContentColumns, StyleDictionary } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { makePdf } from './make-pdf.ts';
import { contentOfAll, ownPages } from './render-pdf.ts';
import { BODY, HAIRLINE, mm, SMALL, stylesOf, TEXT_WIDTH } from './styles.ts';

/** Of a landscape page, whose halves are cut apart. */
const MARGIN = mm(10);
/** Almost as tall as a page of its own, when drawn smaller. */
const TOP = mm(8);
const FOOT = mm(10);
const HALF = mm(297 / 2) - 2 * MARGIN;
const TEXT_HEIGHT = mm(210) - TOP - FOOT;

/** A page of its own is drawn this much smaller. */
const SCALE = HALF / TEXT_WIDTH;

/** Two documents, or the last one alone. */
type Pair = readonly Document[];

/** Short documents, two beside each other on each landscape page, to be cut apart; a pair of which one is too tall is on pages of its own. */
export async function renderTwoOnPage(
  documents: readonly Document[],
  title: string,
  password?: string,
): Promise<Blob> {
  const pairs = Array.from({ length: Math.ceil(documents.length / 2) }, (_, at) =>
    documents.slice(2 * at, 2 * at + 2),
  );
  const drawn = pairs.map(() => new Set<number>());
  const draw = (isTall: (pair: number) => boolean): Promise<Blob> =>
    makePdf({
      title,
      language: documents[0]?.language ?? 'bs-Latn',
      styles: { ...stylesOf(undefined), ...HALF_STYLES },
      content: pairs.flatMap((pair, at) => (isTall(at) ? pair.map(ownPages) : besides(pair, drawn[at]))),
      ...(password && { password }),
    });
  const file = await draw(() => false);
  const tall = new Set(pairs.flatMap((_, at) => ((drawn[at]?.size ?? 0) > 1 ? [at] : [])));
  return tall.size === 0 ? file : draw((at) => tall.has(at));
}

/** @param drawn takes the numbers of the pages it is drawn on: the library does not report how many a section has */
const besides = (pair: Pair, drawn: Set<number> | undefined): Content => ({
  section: inHalves(pair.map(bodyOf), cut()),
  footer: (page) => {
    drawn?.add(page);
    return { ...inHalves(pair.map(footOf)), margin: [MARGIN, 6, MARGIN, 0] };
  },
  pageOrientation: 'landscape',
  pageMargins: [MARGIN, TOP, MARGIN, FOOT],
});

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

const inHalves = ([left, right]: readonly Content[], between: Content = ''): ContentColumns => ({
  columns: [half(left), { ...stackOf(between), width: 2 * MARGIN }, half(right)],
});

const half = (content: Content = ''): Column => ({ ...stackOf(content), width: HALF });

const stackOf = (content: Content) => ({ stack: [content] });

const bodyOf = ({ blocks, language }: Document): Content =>
  scaled({ stack: contentOfAll(blocks, { language, width: TEXT_WIDTH }), fontSize: BODY }) as Content;

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

/** Content of a whole page with every length made smaller, in smaller styles. */
function scaled(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'style' ? `${value}${HALF_STYLE}` : value;
  if (typeof value === 'number') return LENGTHS.has(name) ? value * SCALE : value;
  if (Array.isArray(value)) return value.map((one) => scaled(one, name));
  if (typeof value === 'function' && name.startsWith('padding'))
    return (...of: readonly unknown[]) => SCALE * Number(value(...of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, key)]));
}

const HALF_STYLE = 'InHalf';

/** The styles of a page of its own, made smaller, under names of their own. */
const HALF_STYLES: StyleDictionary = Object.fromEntries(
  Object.entries(scaled(stylesOf(undefined)) as StyleDictionary).map(([name, style]) => [
    `${name}${HALF_STYLE}`,
    style,
  ]),
);
