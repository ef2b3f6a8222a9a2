import type { Day } from '../../../kernel/days/day.ts';

/** What a cell of the file holds: text, a number as a workbook stores it, or a day a workbook marks as one. Empty is ''. */
export type RawCell = string | number | { readonly day: Day };

/** The cell as a person would read it. */
export function cellText(cell: RawCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'object') return cell.day;
  return String(cell)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** What a formula leaves behind that found no result. */
export const isFormulaError = (text: string): boolean => /^#(?:[A-Z]+\/?[A-Z0-9]*)[!?]?$/.test(text);
