import { MONTH_NAMES, yearMonthOf } from '../../../../core/days/day.ts';
import { plainName } from '../../../../core/text/letters.ts';
import { oneLine } from '../../../../documents/typed-text.ts';
import { type AmountSigns, readAmount } from '../cells/amount.ts';
import {
  type CellReading,
  cellText,
  type DayColumn,
  plainly,
  type RawCell,
  readDay,
  readJmbg,
  unreadable,
} from '../cells/reading.ts';
import type { SourceRow } from '../columns/field-text.ts';
import type { Assignment } from '../columns/layout.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import { isOpeningFigure, type OpeningField } from './opening-columns.ts';

/** Context for reading a line. */
export interface OpeningReading {
  readonly assignment: Assignment<OpeningField>;
  readonly days: readonly DayColumn[];
  readonly signs: readonly AmountSigns[];
  readonly choices: ImportChoices;
}

/** A month, with its year when the cell has it. */
export interface ReadMonth {
  readonly month: number;
  readonly year?: number;
}

/** Reads and judges the imported cells of a line. */
export const readOpeningRow = (row: SourceRow, reading: OpeningReading): JudgedCell<OpeningField>[] =>
  reading.assignment.flatMap((field, column) => {
    const cell =
      field && judgeCell(row, column, field, reading.choices, (...question) => read(reading, ...question));
    return cell ? [cell] : [];
  });

const ANY_DAY: DayColumn = { isMonthFirst: false, is1904: false };
const NO_SIGNS: AmountSigns = { decimal: new Set() };

function read(
  { days, signs }: OpeningReading,
  field: OpeningField,
  cell: RawCell,
  column: number,
): CellReading<unknown> {
  const text = cellText(cell);
  if (isOpeningFigure(field)) return readAmount(cell, signs[column] ?? NO_SIGNS);
  if (field === 'jmbg') return readJmbg(text);
  if (field === 'payday') return readDay(cell, days[column] ?? ANY_DAY);
  if (field === 'month') return readMonth(cell);
  if (field === 'year') return readYear(text);
  return plainly(oneLine(text.replace(/^'(?=[=+\-@])/, '')));
}

const MONTH_PROBLEM = 'Upišite mjesec kao 3, 03/2026, 2026-03 ili mart 2026.';

/** `3`, `03/2026`, `3. 2026.`, `2026-03`, `mart 2026`, or any day of the month. */
export function readMonth(cell: RawCell): CellReading<ReadMonth> {
  if (typeof cell === 'object') return plainly(yearMonthOf(cell.day));
  const text = String(cell).trim();
  const [, first, second] = /^(\d{1,4})(?:\s*[./-]\s*(\d{1,4}))?\.?$/.exec(text) ?? [];
  if (first !== undefined) return numbered(first, second);
  const [, name = '', year] = /^(\p{L}+)\.?\s*(\d{4})?\.?$/u.exec(text) ?? [];
  const month = MONTH_NAMES.findIndex((names) => plainName(names[0]) === plainName(name)) + 1;
  if (month > 0) return plainly({ month, ...(year && { year: Number(year) }) });
  const day = readDay(cell, ANY_DAY);
  return 'value' in day ? plainly(yearMonthOf(day.value)) : unreadable(MONTH_PROBLEM);
}

function numbered(first: string, second: string | undefined): CellReading<ReadMonth> {
  const [month, year] = first.length === 4 ? [second, first] : [first, second];
  const isYear = year === undefined || year.length === 4;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isYear && isMonth
    ? plainly({ month: Number(month), ...(year !== undefined && { year: Number(year) }) })
    : unreadable(MONTH_PROBLEM);
}

const readYear = (text: string): CellReading<number> =>
  /^\d{4}\.?$/.test(text)
    ? plainly(Number.parseInt(text, 10))
    : unreadable('Upišite godinu s četiri cifre, npr. 2026.');
