import type { Hundredths } from '../../../core/numbers/money.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import type { WorkerMonth } from '../../model/month.ts';
import { ABSENCE_GROUP_NAMES, type AbsenceGroup, type WorkDayRow } from './day-rows.ts';

/** Hours of a day that have a column of their own. */
export const TIME_COLUMNS = {
  stoppage: 'Zastoji i prekidi',
  total: 'Ukupno',
  overtime: 'Prekovremeno',
  night: 'Noćni rad',
  holidayWork: 'Rad na praznik',
  field: 'Terenski rad',
  standby: 'Pripravnost',
} as const;

export type TimeColumn = keyof typeof TIME_COLUMNS;

export const TIME_COLUMN_NAMES = Object.keys(TIME_COLUMNS) as readonly TimeColumn[];

/** The hours of a month by column and by group of absence. */
export interface TimeTotals {
  readonly hours: Readonly<Record<TimeColumn, Hundredths>>;
  readonly absences: Readonly<Record<AbsenceGroup, Hundredths>>;
}

/** Sums of a worker's month. */
export const timeTotals = (rows: readonly WorkDayRow[], undated: UndatedHours = {}): TimeTotals => ({
  hours: byName(TIME_COLUMN_NAMES, (name) => sumOf(rows, (row) => row[name]) + (undated[name] ?? 0)),
  absences: byName(ABSENCE_GROUP_NAMES, (group) => sumOf(rows, ({ absences }) => absences[group] ?? 0)),
});

/** Hours paid in the month that no day of the record has, by column. */
export type UndatedHours = Readonly<Partial<Record<TimeColumn, Hundredths>>>;

/**
 * Overtime, night and holiday hours that a worker's month pays beyond those of the days. Overtime and work on a holiday are hours at work
 * as well; night hours are among those of the days. Empty when the days have them all.
 */
export function undatedHours(
  rows: readonly WorkDayRow[],
  entries: WorkerMonth['entries'] = {},
): UndatedHours {
  const { hours } = timeTotals(rows);
  const of = (column: (typeof MONTH_HOURS)[number]): Hundredths =>
    Math.max(0, (entries[column] ?? 0) - hours[column]);
  const [overtime, night, holidayWork] = [of('overtime'), of('night'), of('holidayWork')];
  const undated = { total: overtime + holidayWork, overtime, night, holidayWork };
  return Object.fromEntries(Object.entries(undated).filter(([, value]) => value > 0));
}

const byName = <N extends string>(names: readonly N[], of: (name: N) => number): Record<N, number> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, number>;

/** Columns of the month that the record fills. */
export const MONTH_HOURS = ['overtime', 'night', 'holidayWork'] as const;

/** A cell of the month that differs from the record. */
export interface HoursDifference {
  readonly column: (typeof MONTH_HOURS)[number];
  /** In the month; undefined for an empty cell. */
  readonly before: Hundredths | undefined;
  readonly after: Hundredths;
}

/** What the record would change in a worker's month. */
export const monthDifferences = (
  { hours }: TimeTotals,
  entries: WorkerMonth['entries'] = {},
): readonly HoursDifference[] =>
  MONTH_HOURS.flatMap((column) =>
    (entries[column] ?? 0) === hours[column]
      ? []
      : [{ column, before: entries[column], after: hours[column] }],
  );
