import type { Day } from '../../../core/days/day.ts';
import { asSeen } from '../../../core/text/as-seen.ts';

/** What a cell of the file holds: text, a number as a workbook stores it, or a day a workbook marks as one. Empty is ''. */
export type RawCell = string | number | { readonly day: Day };

/** `="0101990170003"`: how programs keep a spreadsheet from reading digits as a number. */
const QUOTED_FORMULA = /^="([^"]*)"$/;

/** The cell as a person would read it. */
export function cellText(cell: RawCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'object') return cell.day;
  const text = asSeen(String(cell));
  return QUOTED_FORMULA.exec(text)?.[1] ?? text;
}

/** What a formula leaves behind that found no result. */
export const isFormulaError = (text: string): boolean => /^#(?:[A-Z]+\/?[A-Z0-9]*)[!?]?$/.test(text);
