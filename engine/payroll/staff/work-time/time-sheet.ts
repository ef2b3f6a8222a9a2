import { formatDay } from '../../../core/numbers/format.ts';
import type { Hundredths } from '../../../core/numbers/money.ts';
import type { Cell } from '../../../documents/blocks.ts';
import { decimalFigure } from '../../../documents/figures.ts';
import { type Sheet, sheetName } from '../../../documents/sheet.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { fullName } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { writeClock } from './clock.ts';
import { ABSENCE_GROUP_NAMES, ABSENCE_GROUPS, type WorkDayRow } from './day-rows.ts';
import { TIME_COLUMN_NAMES, TIME_COLUMNS, timeTotals, type UndatedHours } from './totals.ts';

/** A worker's month in the record. */
export interface WorkerTime {
  readonly worker: Worker;
  readonly rows: readonly WorkDayRow[];
  /** Paid in the month, without a day. */
  readonly undated?: UndatedHours | undefined;
}

/** Where the columns come from; in two entities they were not found. */
export const COLUMNS_NOTE: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Kolone prema članu 8. Pravilnika o evidencijama iz oblasti rada (Sl. novine FBiH 92/16).',
  rs: 'Tabela je ista kao za Federaciju BiH. Provjerite traži li propis druge kolone.',
  bd: 'Tabela je ista kao za Federaciju BiH. Provjerite traži li propis druge kolone.',
};

const REST = 'Sedmični odmor';

/** Headings of the record, in order. */
export const TIME_HEADINGS: readonly string[] = [
  'Datum',
  'Početak',
  'Završetak',
  ...TIME_COLUMN_NAMES.map((name) => TIME_COLUMNS[name]),
  REST,
  ...ABSENCE_GROUP_NAMES.map((group) => ABSENCE_GROUPS[group]),
];

const hours = (value: Hundredths): Cell => (value === 0 ? '' : decimalFigure(value, 2));

/** A day of the record in cells, in the order of the headings. */
export const timeCells = (row: WorkDayRow): readonly Cell[] => [
  formatDay(row.day),
  writeClock(row.start),
  writeClock(row.end),
  ...TIME_COLUMN_NAMES.map((name) => hours(row[name])),
  row.isRest ? 'da' : '',
  ...ABSENCE_GROUP_NAMES.map((group) => hours(row.absences[group] ?? 0)),
];

/** Hours paid in the month without a day, in cells; no row when the days have them all. */
export const undatedCells = ({ undated = {} }: Pick<WorkerTime, 'undated'>): readonly (readonly Cell[])[] =>
  Object.keys(undated).length === 0
    ? []
    : [
        [
          UNDATED,
          '',
          '',
          ...TIME_COLUMN_NAMES.map((name) => hours(undated[name] ?? 0)),
          '',
          ...ABSENCE_GROUP_NAMES.map(() => ''),
        ],
      ];

/** Name of the row of hours that are paid in the month and have no day. */
export const UNDATED = 'Bez upisanog dana';

/** The sums of the month in cells, in the order of the headings. */
export function totalCells({ rows, undated }: Pick<WorkerTime, 'rows' | 'undated'>): readonly Cell[] {
  const totals = timeTotals(rows, undated);
  return [
    'Ukupno',
    '',
    '',
    ...TIME_COLUMN_NAMES.map((name) => hours(totals.hours[name])),
    '',
    ...ABSENCE_GROUP_NAMES.map((group) => hours(totals.absences[group])),
  ];
}

const WIDTHS = [13, 9, 10, ...TIME_HEADINGS.slice(3).map(() => 12)];

/** A sheet for each worker. */
export const timeSheets = (all: readonly WorkerTime[]): readonly Sheet[] =>
  all.map((time, at) => {
    const days = [...time.rows.map(timeCells), ...undatedCells(time)];
    return {
      name: sheetName(`${at + 1} ${oneLine(fullName(time.worker))}`),
      widths: WIDTHS,
      rows: [TIME_HEADINGS, ...days, totalCells(time)],
      strongRows: [0, days.length + 1],
    };
  });

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** All workers in one table, with the name in the first column. */
export const timeRows = (all: readonly WorkerTime[]): readonly (readonly string[])[] => [
  ['Radnik', ...TIME_HEADINGS],
  ...all.flatMap((time) =>
    [...time.rows.map(timeCells), ...undatedCells(time)].map((cells) => [
      oneLine(fullName(time.worker)),
      ...cells.map(textOf),
    ]),
  ),
];
