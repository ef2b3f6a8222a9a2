import {
  type Day,
  dayOf,
  daysInMonth,
  MONTHS_A_YEAR,
  monthCount,
  monthsLater,
  weekdayOf,
  type YearMonth,
  yearMonthOf,
} from '../core/days/day.ts';
import { type Hundredths, mulDiv } from '../core/numbers/money.ts';
import { type DayOff, type Entity, holidaysOf, workingDays } from './working-hours.ts';

const SATURDAY = 6;

/** One month of a working year; days are whole, hours hundredths. */
export interface WorkingMonth {
  readonly month: number;
  /** From Monday to Friday, holidays included. */
  readonly weekdays: number;
  /** Holidays among these. */
  readonly holidays: number;
  /** The weekdays minus the holidays. */
  readonly workdays: number;
  /** The hours of the month: of all weekdays, because a holiday is paid. */
  readonly fundHours: Hundredths;
  readonly workHours: Hundredths;
}

/**
 * The working days and hours of every month of a year.
 * @param daily contracted hours of a day
 * @throws Refusal outside the years 2018–2100
 */
export const workingYear = (entity: Entity, year: number, daily: Hundredths): WorkingMonth[] =>
  Array.from({ length: MONTHS_A_YEAR }, (_, index) => workingMonth(entity, year, index + 1, daily));

function workingMonth(entity: Entity, year: number, month: number, daily: Hundredths): WorkingMonth {
  const { radni_dani: weekdays, praznicni_dani: holidays } = workingDays(entity, year, month);
  const workdays = weekdays - holidays;
  return { month, weekdays, holidays, workdays, fundHours: weekdays * daily, workHours: workdays * daily };
}

type Sums = Omit<WorkingMonth, 'month'>;

/** Sum of the months of a year. */
export const yearTotal = (months: readonly WorkingMonth[]): Sums =>
  months.reduce<Sums>(
    (sum, month) => ({
      weekdays: sum.weekdays + month.weekdays,
      holidays: sum.holidays + month.holidays,
      workdays: sum.workdays + month.workdays,
      fundHours: sum.fundHours + month.fundHours,
      workHours: sum.workHours + month.workHours,
    }),
    { weekdays: 0, holidays: 0, workdays: 0, fundHours: 0, workHours: 0 },
  );

/** The average hours of a month, to the hundredth: a common base of an agreed hourly rate. */
export const averageHours = ({ fundHours }: Sums): Hundredths => mulDiv(fundHours, 1, MONTHS_A_YEAR);

/** A day in a calendar of the year. */
export interface CalendarDay {
  readonly day: Day;
  readonly date: number;
  /** 1 = Monday … 7 = Sunday. */
  readonly weekday: number;
  readonly holiday: string | undefined;
}

/** Every day of a month with its holiday, if it is one. */
export function calendarMonth(entity: Entity, year: number, month: number): CalendarDay[] {
  const names = new Map(holidaysOf(entity, year).map(({ datum, naziv }): [Day, string] => [datum, naziv]));
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => {
    const day = dayOf(year, month, index + 1);
    return { day, date: index + 1, weekday: weekdayOf(day), holiday: names.get(day) };
  });
}

/** The holidays of several years, in order. */
export const holidaysFrom = (entity: Entity, first: number, last: number): DayOff[] =>
  Array.from({ length: last - first + 1 }, (_, index) => holidaysOf(entity, first + index)).flat();

/** A range of days, both ends included. */
export interface DaysBetween {
  readonly weekdays: number;
  readonly holidays: number;
  readonly workdays: number;
}

/**
 * The working days from one day to another, both included; none in reverse order.
 * @throws Refusal outside the years 2018–2100
 */
export function workdaysBetween(entity: Entity, from: Day, to: Day): DaysBetween {
  const days = monthsBetween(from, to)
    .flatMap(({ year, month }) => calendarMonth(entity, year, month))
    .filter(({ day, weekday }) => day >= from && day <= to && weekday < SATURDAY);
  const holidays = days.filter(({ holiday }) => holiday !== undefined).length;
  return { weekdays: days.length, holidays, workdays: days.length - holidays };
}

function monthsBetween(from: Day, to: Day): YearMonth[] {
  const first = yearMonthOf(from);
  const length = Math.max(0, monthCount(yearMonthOf(to)) - monthCount(first) + 1);
  return Array.from({ length }, (_, index) => monthsLater(first, index));
}
