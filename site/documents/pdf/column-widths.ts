import { type Column, type Meta, staysOnLine, type Total } from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import { boldWidthOf, widthOf } from './measure.ts';
import { BODY, mm, SMALL, STRONG, secondHalf } from './styles.ts';

/** Layout of a table: its font size and the width of each column, in points, without its padding. */
interface Typesetting {
  readonly size: number;
  readonly widths: readonly number[];
}

/** Points between the words of neighbouring columns. */
export const BETWEEN_COLUMNS = 10;
export const BETWEEN_TOTALS = 16;

/** Between the edge of a table and its words: its header is filled. */
export const sideOf = (look: DocumentLook | undefined): number =>
  look?.template === 'modern' ? BETWEEN_COLUMNS / 2 : 0;

/** The width left to the words of that many columns. */
export const roomIn = (width: number, columns: number, look: DocumentLook | undefined): number =>
  width - (columns - 1) * BETWEEN_COLUMNS - 2 * sideOf(look);

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

const widthOfTotal = ({ strong }: Total, text: string): number =>
  strong ? boldWidthOf(text, STRONG) : widthOf(text, BODY);

/** Widths of the totals, in points. */
interface TotalsSetting {
  readonly start: number;
  readonly labels: number;
  readonly figures: number;
}

/** The totals begin at the second half of the page, or where the widest word of a label fits beside the figures, an amount with its currency being one. */
export function totalsSetting(totals: readonly Total[], width: number): TotalsSetting {
  const widest = (textsIn: (total: Total) => readonly string[]): number =>
    Math.max(0, ...totals.flatMap((total) => textsIn(total).map((text) => widthOfTotal(total, text))));
  const figures = widest(({ figure }) => [figure.text]);
  const textColumns = widest(({ label }) => unbroken(label).split(' '));
  const start = Math.max(0, Math.min(secondHalf(width), width - BETWEEN_TOTALS - figures - textColumns));
  return { start, labels: width - start - BETWEEN_TOTALS - figures, figures };
}

/** An amount stays with its currency. */
export const unbroken = (label: string): string => label.replace(/(?<=\d) (?=\p{Lu})/gu, '\u00a0');

interface MetaSetting {
  readonly labels: number;
  readonly values: number;
}

/** Labels as wide as the values leave them room, and the values in the rest. */
export function metaSetting({ entries }: Meta, room: number): MetaSetting {
  const widest = Math.max(0, ...entries.map(({ label }) => widthOf(label, BODY)));
  const values = Math.max(0, ...entries.map(({ value }) => widthOf(value, BODY)));
  const labels = Math.min(widest, Math.max(room / 2, room - values));
  return { labels, values: room - labels };
}
