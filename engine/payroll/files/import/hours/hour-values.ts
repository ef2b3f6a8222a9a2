import { type Hundredths, sumOf } from '../../../../core/numbers/money.ts';
import type { EntryName } from '../../../model/month-columns.ts';
import { type PlainHourField, TIMED } from '../columns/hour-fields.ts';

/** Kinds of hours that are summed: from a grid, for the fund of the month, or from days. */
const HOUR_KINDS = [
  'worked',
  'holiday',
  'holidayWork',
  'leave',
  'paid',
  'unpaid',
  'missed',
  'sick',
  'sickFund',
  'maternity',
  'mealDays',
] as const satisfies readonly PlainHourField[];

/** In hundredths. */
export type HourKind = (typeof HOUR_KINDS)[number];

export const isHourKind = (field: string): field is HourKind =>
  (HOUR_KINDS as readonly string[]).includes(field);

/** Counted in hours, or in days if the column is in days. */
const ABSENCE_KINDS = ['leave', 'paid', 'unpaid'] as const satisfies readonly HourKind[];
type AbsenceKind = (typeof ABSENCE_KINDS)[number];

export const isAbsence = (field: string | undefined): boolean => ABSENCE_KINDS.some((kind) => kind === field);

/** Values of a worker's line, in hundredths; amounts in feninga. */
export interface HourEntry {
  readonly hours: Readonly<Partial<Record<HourKind, Hundredths>>>;
  /** Absences counted in days. */
  readonly days: Readonly<Partial<Record<AbsenceKind, Hundredths>>>;
  /** Month columns imported unchanged. */
  readonly others: Readonly<Partial<Record<EntryName, number>>>;
  readonly note?: string;
}

/** Hours of a line that sum to the fund of the month; for an absence, days take precedence. */
export const hoursTogether = ({ hours, days, others }: HourEntry, dailyHours: Hundredths): Hundredths =>
  sumOf(TIMED, (kind) => (kind in days ? 0 : (hours[kind] ?? 0))) +
  (others.otherSickHours ?? 0) +
  (sumOf(ABSENCE_KINDS, (kind) => days[kind] ?? 0) * dailyHours) / 100;

/** Annual leave is sent as paid absence: paid, without a hot meal. */
const PAID = ['leave', 'paid'] as const;
const UNPAID = ['unpaid'] as const;

/** Exact days of absence, possibly not whole hundredths; undefined without values. */
function daysOf(
  { hours, days }: HourEntry,
  kinds: readonly AbsenceKind[],
  dailyHours: Hundredths,
): number | undefined {
  const givenKinds = kinds.filter((kind) => days[kind] !== undefined || hours[kind] !== undefined);
  if (givenKinds.length === 0) return undefined;
  const inDays = sumOf(givenKinds, (kind) => days[kind] ?? 0);
  const inHours = sumOf(givenKinds, (kind) => (days[kind] === undefined ? (hours[kind] ?? 0) : 0));
  return inDays + (inHours * 100) / dailyHours;
}

/** True when hours of an absence are not whole hundredths of a day; it is not imported. */
export const isOddAbsence = (entry: HourEntry, dailyHours: Hundredths): boolean =>
  [PAID, UNPAID].some((kinds) => !Number.isInteger(daysOf(entry, kinds, dailyHours) ?? 0));

const wholeOrNone = (days: number | undefined): Hundredths | undefined =>
  Number.isInteger(days) ? days : undefined;

/** Month columns changed by a line; zero sets zero, an empty cell changes nothing. */
export function entriesOf(
  entry: HourEntry,
  dailyHours: Hundredths,
): Readonly<Partial<Record<EntryName, number>>> {
  const { hours, others } = entry;
  const all: Readonly<Partial<Record<EntryName, number | undefined>>> = {
    ...others,
    holidayWork: hours.holidayWork,
    paidDays: wholeOrNone(daysOf(entry, PAID, dailyHours)),
    unpaidDays: wholeOrNone(daysOf(entry, UNPAID, dailyHours)),
    missedHours: hours.missed,
    sickHours: hours.sick,
    fundHours: together(hours.sickFund, hours.maternity),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const together = (one: Hundredths | undefined, other: Hundredths | undefined): Hundredths | undefined =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);
