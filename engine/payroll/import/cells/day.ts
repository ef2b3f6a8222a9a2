import { addDays } from '../../../core/days/calendar.ts';
import { type Day, isDay } from '../../../core/days/day.ts';
import { readDayInput } from '../../../core/days/day-input.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import type { RawCell } from './raw-cell.ts';
import { type CellReading, type ChangeKind, changed, plainly, unreadable } from './reading.ts';

/** What a column of days says of itself. */
export interface DayColumn {
  /** A day over 12 stands in the second place: the month comes first. */
  readonly isMonthFirst: boolean;
  /** The workbook counts from 1904. */
  readonly is1904: boolean;
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 60_000];
/** From which day spreadsheets count: most, and those that say so. */
const [FROM_1900, FROM_1904] = ['1899-12-30', '1904-01-01'];

/** True when some cell proves that the month is written first, and none that the day is. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const parts = cells.map((cell) => SLASHED.exec(cell)).filter((match) => match !== null);
  return parts.some(([, , second]) => Number(second) > 12) && !parts.some(([, first]) => Number(first) > 12);
}

/** A day in any way people and spreadsheets write it. */
export function readDay(cell: RawCell, column: DayColumn): CellReading<Day> {
  if (typeof cell === 'object') return ofWorkbook(cell.day);
  const text = String(cell).trim();
  if (/^\d{5}(?:[.,]0+)?$/.test(text)) return ofSerial(text, column.is1904);
  const [, first, second, year] = SLASHED.exec(text) ?? [];
  if (column.isMonthFirst && first && second && year)
    return made(text, `${second}.${first}.${year}`, 'day-month-first');
  return made(text, text, first ? 'day-slashes' : undefined);
}

/** A formula that finds an empty cell gives zero, which a workbook shows as a day of 1899. */
function ofWorkbook(day: Day): CellReading<Day> {
  const isLikely = day >= addDays(FROM_1900, FIRST_SERIAL) && day <= addDays(FROM_1904, LAST_SERIAL);
  return isLikely
    ? plainly(day)
    : unreadable(`U ćeliji stoji ${formatDay(day)} Upišite datum ili izostavite ćeliju.`);
}

/** So many days after the one that spreadsheets count from. */
function ofSerial(text: string, is1904: boolean): CellReading<Day> {
  const serial = Number.parseInt(text, 10);
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL)
    return unreadable('Ovo nije datum: upišite ga kao 1. 3. 2020.');
  const day = addDays(is1904 ? FROM_1904 : FROM_1900, serial);
  return changed(day, { kind: 'day-excel', old: text, now: formatDay(day), toConfirm: true });
}

/** Four digits by themselves, or eight without signs. */
const YEAR = /(?<!\d)(?:\d{4}|\d{8})(?!\d)/;

function made(old: string, text: string, kind: ChangeKind | undefined): CellReading<Day> {
  const { day, fault } = readDayInput(text);
  if (day === undefined || !isDay(day))
    return unreadable(
      fault === 'kalendar' ? 'Tog dana nema u kalendaru.' : 'Ovo nije datum: upišite ga kao 1. 3. 2020.',
    );
  const isShort = !YEAR.test(text);
  const why = isShort ? 'day-short-year' : kind;
  return why ? changed(day, { kind: why, old, now: formatDay(day), toConfirm: true }) : plainly(day);
}
