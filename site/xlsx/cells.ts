import type { Day } from '@obracun/engine/core/days/day.ts';
import { readDayInput } from '@obracun/engine/core/days/day-input.ts';
import { type Feninga, HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import type { Cell } from '@obracun/engine/documents/blocks.ts';
import type { CellObject } from 'write-excel-file/universal';
import { asRead } from '../storage/as-read.ts';

const BOLD = { fontWeight: 'bold' } as const;

/** Totals and headings are bold. */
export const weight = (isStrong: boolean): Partial<CellObject> => (isStrong ? BOLD : {});

/** Maximum length of a text in a cell; a longer one would break the file. */
const LONGEST = 32_767;

/** A cell of type text, so that `=1+2` or `@SUM` is never a formula. */
export const wordCell = (text: string, style: Partial<CellObject> = {}): CellObject => ({
  ...style,
  type: String,
  value: apartFromObject(text.slice(0, LONGEST)),
});

/** The library uses texts as keys of a plain object, where `constructor` and `__proto__` are already taken. */
const apartFromObject = (text: string): string => (text in {} ? `${text} ` : text);

export const blanks = (count: number): null[] => Array.from({ length: Math.max(0, count) }, () => null);

/** Amounts are shown with both decimals. */
export const AMOUNT = '#,##0.00';

/** A number the spreadsheet can calculate with. */
export const number = (value: number, format?: string, style: Partial<CellObject> = {}): CellObject => ({
  ...style,
  type: Number,
  value,
  ...(format && { format }),
});

export const amountCell = (feninga: Feninga, isStrong = false): CellObject =>
  number(feninga / HUNDREDTHS, AMOUNT, weight(isStrong));

/** Our texts, in the script of the page, in bold. */
export const headCell = (title: string): CellObject => wordCell(asRead(title), weight(true));

/** The format of `formatDay`. */
const DAY = 'd\\.\\ m\\.\\ yyyy\\.';
const WRITTEN_DAY = /^\d{1,2}\. \d{1,2}\. \d{4}\.$/;

/** A day the spreadsheet can sort and calculate with, formatted as on screen. */
export const dayCell = (day: Day): CellObject => ({
  type: Date,
  value: new Date(`${day}T00:00:00Z`),
  format: DAY,
  align: 'left',
});

const dayIn = (text: string): Day | undefined =>
  WRITTEN_DAY.test(text) ? readDayInput(text).day : undefined;

const textCell = (text: string): CellObject => {
  const day = dayIn(text);
  return day === undefined ? wordCell(text) : dayCell(day);
};

/** Feninga become the nearest number of marks, a written day becomes a date. */
export const cellOf = (cell: Cell): CellObject =>
  typeof cell === 'string'
    ? textCell(cell)
    : number(cell.value / 10 ** cell.places, cell.places === 2 ? AMOUNT : undefined);
