import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { holidaysOf } from '@obracun/engine/rules/working-hours.ts';
import { workingYear, yearTotal } from '@obracun/engine/rules/working-year.ts';
import type { Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../storage/as-read.ts';
import { headCell, number, weight, wordCell } from '../../xlsx/cells.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';
import type { HoursInput } from './hours-form.ts';

const COLUMNS = [34, 12, 12, 12, 12, 12];
const HEADS = ['Mjesec', 'Radni dani', 'Praznici', 'Radi se', 'Fond sati', 'Sati rada'];

/** The table of the year and its holidays as rows of one sheet. */
export function hoursSheet({ entity, year, daily }: HoursInput): SheetData {
  const months = workingYear(entity, year, daily);
  return [
    [headCell(`${holidays[entity].naziv}, ${year}.`)],
    HEADS.map(headCell),
    ...months.map(({ month, ...figures }) => row(monthNameIn(entity, month), figures)),
    row('Godina', yearTotal(months), true),
    [],
    [headCell('Praznici')],
    ...holidaysOf(entity, year).map(({ datum, naziv }) => [wordCell(asRead(`${formatDay(datum)} ${naziv}`))]),
  ];
}

function row(name: string, figures: ReturnType<typeof yearTotal>, isStrong = false): Row {
  const { weekdays, holidays: off, workdays, fundHours, workHours } = figures;
  const amounts = [weekdays, off, workdays, fundHours / HUNDREDTHS, workHours / HUNDREDTHS];
  return [
    wordCell(asRead(name), weight(isStrong)),
    ...amounts.map((amount) => number(amount, undefined, weight(isStrong))),
  ];
}

/** The year as an XLSX file, made in the browser. */
export const hoursWorkbook = (input: HoursInput): Promise<Blob> =>
  writeWorkbook([{ name: asRead('Radni sati'), widths: COLUMNS, rows: hoursSheet(input) }]);
