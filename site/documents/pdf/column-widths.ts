import { type Column, staysOnLine } from '@obracun/engine/documents/blocks.ts';
import { boldWidthOf, widthOf } from './measure.ts';
import { BODY, mm, SMALL } from './styles.ts';

/** Layout of a table: its font size and the width of each column, in points, without its padding. */
interface Typesetting {
  readonly size: number;
  readonly widths: readonly number[];
}

export type Rows = readonly (readonly string[])[];

const WIDEST_WORDS = mm(28);
const NARROWEST_FILL = mm(38);

interface Attempt {
  readonly size: number;
  /** Between the parts of a title that may be on lines of their own. */
  readonly breaks: RegExp;
}

const SMALLEST: Attempt = { size: 6.5, breaks: /\s/ };
/** A title wraps between its words before the letters get smaller. */
const ATTEMPTS: readonly Attempt[] = [
  { size: BODY, breaks: /\n/ },
  ...[BODY, 8.5, 7.5].map((size) => ({ size, breaks: /\s/ })),
];

/**
 * Widths are in points, because automatic ones grow with the longest word, even off the page. When figures
 * leave too little room for words, titles wrap, then the font gets smaller.
 */
export function settingOf(columns: readonly Column[], rows: Rows, room: number): Typesetting {
  const fillers = Math.max(1, columns.filter(isFill).length);
  const tried = (attempt: Attempt) => {
    const fitted = columns.map((column, at) => (isFill(column) ? 0 : fitWidth(column, at, rows, attempt)));
    const fill = (room - fitted.reduce((sum, width) => sum + width, 0)) / fillers;
    return { size: attempt.size, fill, widths: fitted.map((width) => width || Math.max(fill, WIDEST_WORDS)) };
  };
  return ATTEMPTS.map(tried).find(({ fill }) => fill >= NARROWEST_FILL) ?? tried(SMALLEST);
}

const isFill = ({ width }: Column): boolean => width === 'fill';

/** As wide as the widest figure or the widest part of the title. */
const fitWidth = (column: Column, at: number, rows: Rows, { size, breaks }: Attempt): number =>
  rows.reduce(
    (widest, row) => Math.max(widest, widthInColumn(column, row[at] ?? '', size)),
    Math.max(...column.title.split(breaks).map((part) => boldWidthOf(part, Math.min(size, SMALL)))),
  );

const widthInColumn = (column: Column, text: string, size: number): number =>
  staysOnLine(column, text) ? widthOf(text, size) : Math.min(widthOf(text, size), WIDEST_WORDS);
