import type { Cell } from '@obracun/engine/documents/blocks.ts';
import type { CellObject } from 'write-excel-file/universal';

export const BOLD = { fontWeight: 'bold' } as const;

/** What a spreadsheet holds in one cell; a longer text would spoil the file. */
const LONGEST = 32_767;

/** A text cell by type, so that `=1+2` or `@SUM` is never run. */
export const words = (text: string, style: Partial<CellObject> = {}): CellObject => ({
  ...style,
  type: String,
  value: apartFromObject(text.slice(0, LONGEST)),
});

/** The library keeps texts as keys of a bare object, where `constructor` and `__proto__` are already taken. */
const apartFromObject = (text: string): string => (text in {} ? `${text} ` : text);

export const blanks = (count: number): null[] => Array.from({ length: Math.max(0, count) }, () => null);

/** Whole feninga become the nearest number of marks, shown with both decimals. */
export const cellOf = (cell: Cell): CellObject =>
  typeof cell === 'string'
    ? words(cell)
    : {
        type: Number,
        value: cell.value / 10 ** cell.places,
        ...(cell.places === 2 && { format: '#,##0.00' }),
      };
