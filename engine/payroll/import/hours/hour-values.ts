import type { Hundredths } from '../../../kernel/figures/money.ts';
import type { EntryName } from '../../model/month.ts';
import type { PlainHourField } from '../columns/hour-fields.ts';

/** Columns of the month that are no hours: amounts, and meals by their number. */
export type OtherEntry = Extract<EntryName, 'bonus' | 'untaxed' | 'deductionsOfMonth' | 'secondMeals'>;

/** Hours of a line by their kind, in hundredths; days of per diem and of meal too. */
export type HourKind = Exclude<
  PlainHourField,
  'jmbg' | 'lastName' | 'firstName' | 'fullName' | 'surnameFirst' | 'person' | 'note' | OtherEntry
>;

export interface HourEntry {
  readonly hours: Readonly<Partial<Record<HourKind, Hundredths>>>;
  /** Absences that are counted in days. */
  readonly days: Readonly<Partial<Record<'paid' | 'unpaid', Hundredths>>>;
  readonly others: Readonly<Partial<Record<OtherEntry, number>>>;
  readonly note?: string;
}

/** Kinds that together make the hours of the month; night and overtime stand beside them. */
const OF_FUND: readonly HourKind[] = [
  'worked',
  'holiday',
  'leave',
  'paid',
  'unpaid',
  'sick',
  'sickFund',
  'maternity',
];

export const hoursTogether = ({ hours, days }: HourEntry, dailyHours: Hundredths): Hundredths =>
  OF_FUND.reduce((sum, kind) => sum + (hours[kind] ?? 0), 0) +
  (((days.paid ?? 0) + (days.unpaid ?? 0)) * dailyHours) / 100;

/** Days of absence by the hours of a day; undefined where they make no hundredth of a day. */
function daysOf(hours: Hundredths | undefined, dailyHours: Hundredths): Hundredths | undefined {
  if (hours === undefined) return undefined;
  const days = (hours * 100) / dailyHours;
  return Number.isInteger(days) ? days : undefined;
}

/** What a line changes in the columns of the month; nought where the line says nought, nothing where it says nothing. */
export function entriesOf(
  { hours, days, others }: HourEntry,
  dailyHours: Hundredths,
): Readonly<Partial<Record<EntryName, number>>> {
  const all: Readonly<Partial<Record<EntryName, number | undefined>>> = {
    ...others,
    overtime: hours.overtime,
    night: hours.night,
    holidayWork: hours.holidayWork,
    paidDays: days.paid ?? daysOf(hours.paid, dailyHours),
    unpaidDays: days.unpaid ?? daysOf(hours.unpaid, dailyHours),
    missedHours: hours.missed,
    sickHours: hours.sick,
    fundHours: together(hours.sickFund, hours.maternity),
    perDiems: hours.perDiems,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const together = (one: Hundredths | undefined, other: Hundredths | undefined): Hundredths | undefined =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);
