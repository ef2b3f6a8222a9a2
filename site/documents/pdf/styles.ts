import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import type { StyleDictionary } from 'pdfmake/interfaces';

/** Millimetres in points. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const PAGE_MARGINS: [number, number, number, number] = [mm(18), mm(16), mm(18), mm(20)];
export const PAGE_HEIGHT = mm(297);
/** Between the margins of a page. */
export const TEXT_WIDTH = mm(210) - PAGE_MARGINS[0] - PAGE_MARGINS[2];

/** The same of a landscape page. */
export const LANDSCAPE_WIDTH = mm(297) - PAGE_MARGINS[0] - PAGE_MARGINS[2];

/** Between the halves of a page. */
export const GAP = mm(8);

/** Where the second half begins, from the margin. */
export const secondHalf = (width: number): number => (width + GAP) / 2;

export const INK = '#1a1a1a';
export const GREY = '#595959';
export const HAIRLINE = '#b3b3b3';
export const PAPER = '#ffffff';

export const BODY = 9.5;
/** For tables with narrow spacing. */
export const SMALL_BODY = 9;
export const SMALL = 8;
export const STRONG = 11.5;

const STYLES: StyleDictionary = {
  title: { fontSize: 17, bold: true, margin: [0, 0, 0, 8] },
  part: { fontSize: 13, bold: true, margin: [0, 0, 0, 8] },
  heading: { fontSize: SMALL, color: GREY, margin: [0, 0, 0, 2] },
  paragraph: { margin: [0, 0, 0, 4] },
  article: { bold: true, alignment: 'center', margin: [0, 10, 0, 5] },
  label: { color: GREY },
  columnTitle: { fontSize: SMALL, color: GREY },
  strong: { fontSize: STRONG, bold: true },
  weighty: { bold: true },
  small: { fontSize: SMALL, color: GREY, margin: [0, 8, 0, 0] },
  footer: { fontSize: SMALL, color: GREY },
};

/** Smaller letters of the compact template. */
export const COMPACT = 0.9;

const smaller = (styles: StyleDictionary): StyleDictionary =>
  Object.fromEntries(
    Object.entries(styles).map(([name, style]) => [
      name,
      { ...style, ...(style.fontSize && { fontSize: style.fontSize * COMPACT }) },
    ]),
  );

/** The styles of a document's look: its accent on titles and on the main figure. */
export function stylesOf(look: DocumentLook | undefined): StyleDictionary {
  if (!look) return STYLES;
  const { template, accent: color = INK } = look;
  const coloured: StyleDictionary = {
    ...STYLES,
    title: { ...STYLES.title, color, ...(template === 'modern' && { fontSize: 22 }) },
    part: { ...STYLES.part, color },
    heading: { ...STYLES.heading, ...(template === 'modern' && { color, bold: true }) },
    strong: { ...STYLES.strong, color },
    ...(template === 'modern' && { columnTitle: { ...STYLES.columnTitle, color: PAPER, bold: true } }),
  };
  return template === 'compact' ? smaller(coloured) : coloured;
}

/** The size of the text of a look. */
export const bodyOf = (look: DocumentLook | undefined): number =>
  look?.template === 'compact' ? BODY * COMPACT : BODY;

export const DEFAULT_STYLE = { font: 'NotoSans', fontSize: BODY, lineHeight: 1.15, color: INK };
