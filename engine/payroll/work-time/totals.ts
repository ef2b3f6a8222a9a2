import type { Hundredths } from '../../core/numbers/money.ts';
import { sumOf } from '../../core/numbers/money.ts';
import type { WorkerMonth } from '../model/month.ts';
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
export const timeTotals = (rows: readonly WorkDayRow[]): TimeTotals => ({
  hours: byName(TIME_COLUMN_NAMES, (name) => sumOf(rows, (row) => row[name])),
  absences: byName(ABSENCE_GROUP_NAMES, (group) => sumOf(rows, ({ absences }) => absences[group] ?? 0)),
});

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
