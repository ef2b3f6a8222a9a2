import { byDay, type Day, dayOf, daysInMonth, MONTHS_A_YEAR, monthOf, weekdayOf } from '../core/days/day.ts';
import { Refusal } from '../core/issue.ts';
import { type HolidayLaw, holidays } from '../law/holidays.ts';

export type Entity = keyof typeof holidays;

/** Days from Monday to Friday, and the holidays among them, which are paid and not worked. */
export interface WorkingDays {
  readonly radni_dani: number;
  readonly praznicni_dani: number;
  /** The number of each up to a day of the month, inclusive; zero for the day 0. */
  readonly radniDo: readonly number[];
  readonly prazniciDo: readonly number[];
  /** All holidays of the month, including those on a Saturday or Sunday. */
  readonly praznici: readonly DayOff[];
}

export interface DayOff {
  readonly datum: Day;
  readonly naziv: string;
}

/** The first year with known law. */
export const FIRST_YEAR = 2018;
const LAST_YEAR = 2100;
const SUNDAY = 7;

type MonthTable = (WorkingDays | undefined)[];
const emptyTable = (): MonthTable => Array.from({ length: (LAST_YEAR - FIRST_YEAR + 1) * MONTHS_A_YEAR });

/** Cached: every salary reads its month. The cache is bounded because the calendar is. */
const counted = Object.fromEntries(Object.keys(holidays).map((entity) => [entity, emptyTable()])) as Readonly<
  Record<Entity, MonthTable>
>;

/** True for a month whose holidays are known. */
export const hasCalendar = ({ year }: { readonly year: number }): boolean =>
  year >= FIRST_YEAR && year <= LAST_YEAR;

/**
 * The working days of a month.
 * @throws Refusal outside the years 2018–2100
 */
export function workingDays(entity: Entity, year: number, month: number): WorkingDays {
  if (!hasCalendar({ year })) throw noCalendar(year);
  const months = counted[entity];
  const index = (year - FIRST_YEAR) * MONTHS_A_YEAR + month - 1;
  const days = months[index] ?? count(entity, year, month);
  months[index] = days;
  return days;
}

function count(entity: Entity, year: number, month: number): WorkingDays {
  const praznici = holidaysOf(entity, year).filter(({ datum }) => monthOf(datum) === month);
  const off = new Set(praznici.map(({ datum }) => datum));
  const isWeekday = (day: Day): boolean => weekdayOf(day) <= 5;
  const days = daysOf(year, month);
  const radniDo = upTo(days, isWeekday);
  const prazniciDo = upTo(days, (day) => isWeekday(day) && off.has(day));
  const [radni_dani = 0, praznicni_dani = 0] = [radniDo.at(-1), prazniciDo.at(-1)];
  return Object.freeze({ radni_dani, praznicni_dani, radniDo, prazniciDo, praznici });
}

const upTo = (days: readonly Day[], counts: (day: Day) => boolean): number[] =>
  [0, ...days].map((_, last) => days.slice(0, last).filter(counts).length);

const daysOf = (year: number, month: number): Day[] =>
  Array.from({ length: daysInMonth(year, month) }, (_, index) => dayOf(year, month, index + 1));

/** The public holidays of a year in order, including those moved by the Sunday rules. */
export function holidaysOf(entity: Entity, year: number): DayOff[] {
  const { dani, nedjelja }: HolidayLaw = holidays[entity];
  const isSunday = (day: string): boolean => weekdayOf(`${year}-${day}`) === SUNDAY;
  const moved = nedjelja.filter((rule) => rule.ako_je_nedjelja.some(isSunday)).map((rule) => rule.neradan_je);
  return [...dani, ...moved]
    .map(({ datum, naziv }) => ({ datum: `${year}-${datum}`, naziv }))
    .sort((a, b) => byDay(a.datum, b.datum));
}

const noCalendar = (year: number): Refusal =>
  new Refusal(
    'godina',
    'nema_propisa',
    `Nemamo praznike za ${year}. godinu: izaberite godinu od ${FIRST_YEAR}. do ${LAST_YEAR}.`,
  );
