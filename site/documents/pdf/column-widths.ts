import { type Column, staysOnLine } from '@obracun/engine/documents/blocks.ts';
import { widthOf } from './measure.ts';
import { BODY, mm, SMALL } from './styles.ts';

/** How a table is set: the size of its letters and the width of each column, without its padding. */
interface Typesetting {
  readonly size: number;
  readonly widths: readonly number[];
}

type Rows = readonly (readonly string[])[];

const WIDEST_WORDS = mm(28);
const NARROWEST_FILL = mm(38);
const SMALLEST = 6.5;
const SIZES = [BODY, 8.5, 7.5, SMALLEST];

/**
 * Widths are given in points, because what is left to pdfmake grows with the longest word, off the page if it must. Where
 * figures leave too little room for words, the letters get smaller.
 */
export function settingOf(columns: readonly Column[], rows: Rows, room: number): Typesetting {
  const isFill = ({ width }: Column) => width === 'fill';
  const fitsAt = (size: number) =>
    columns.map((column, at) => (isFill(column) ? 0 : fitWidth(column, at, rows, size)));
  const fillAt = (size: number) =>
    (room - fitsAt(size).reduce((sum, width) => sum + width, 0)) / Math.max(1, columns.filter(isFill).length);
  const size = SIZES.find((one) => fillAt(one) >= NARROWEST_FILL) ?? SMALLEST;
  const fill = Math.max(fillAt(size), WIDEST_WORDS);
  return { size, widths: fitsAt(size).map((width) => width || fill) };
}

/** As wide as the widest figure or the title. */
const fitWidth = (column: Column, at: number, rows: Rows, size: number): number =>
  rows.reduce(
    (widest, row) => Math.max(widest, widthInColumn(column, row[at] ?? '', size)),
    widthOf(column.title, Math.min(size, SMALL)),
  );

const widthInColumn = (column: Column, text: string, size: number): number =>
  staysOnLine(column, text) ? widthOf(text, size) : Math.min(widthOf(text, size), WIDEST_WORDS);
