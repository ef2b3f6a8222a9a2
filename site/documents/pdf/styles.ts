import type { StyleDictionary } from 'pdfmake/interfaces';

/** Millimetres in points. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const PAGE_MARGINS: [number, number, number, number] = [mm(18), mm(16), mm(18), mm(20)];
export const PAGE_HEIGHT = mm(297);
/** Between the margins of a page. */
export const TEXT_WIDTH = mm(210) - PAGE_MARGINS[0] - PAGE_MARGINS[2];

/** The same of a landscape page. */
export const LANDSCAPE_WIDTH = mm(297) - PAGE_MARGINS[0] - PAGE_MARGINS[2];

export const INK = '#1a1a1a';
const GREY = '#595959';
export const HAIRLINE = '#b3b3b3';

export const BODY = 9.5;
/** For tables with narrow spacing. */
export const SMALL_BODY = 9;
export const SMALL = 8;
export const STRONG = 11.5;

export const STYLES: StyleDictionary = {
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

export const DEFAULT_STYLE = { font: 'NotoSans', fontSize: BODY, lineHeight: 1.15, color: INK };
