import {
  type Day,
  dayOf,
  daysInMonth,
  firstDayOf,
  monthsLater,
  type YearMonth,
  yearMonthOf,
} from '../../../core/days/day.ts';
import type { Certainty, Parameter, Source } from '../../../core/law.ts';
import { changeOn } from '../../../core/law.ts';
import type { PayrollMonth } from '../../model/month.ts';

/** A day for a payment or filing of the month, as the law states it. `metOn` moves it off a weekend or a holiday where it is shown. */
export interface Deadline {
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly note: string;
  /** The address of its source. */
  readonly source: string;
  readonly certainty: Certainty;
}

/** The step of a month that a deadline ends. */
export type DeadlineStep = 'paid' | 'filed';

const PAYMENTS = ['isplata', '2001', 'doprinosi-obrt', 'doprinosi-2002', 'doprinosi-djelatnosti'];

/** The same by the id of the deadline; a further payout has its number after the id. */
export const stepOfDeadline = (id: string): DeadlineStep =>
  PAYMENTS.some((payment) => id === payment || id.startsWith(`${payment}-`)) ? 'paid' : 'filed';

/** A deadline by the law in force at the start of the month, with its source; none if there was no such law yet. */
export function byLaw<V>(
  law: Parameter<V>,
  month: YearMonth,
  made: (rule: V, cited: Source) => Omit<Deadline, 'source' | 'certainty'>,
): Deadline[] {
  const inForce = changeOn(law, firstDayOf(month));
  if (!inForce) return [];
  const { url = '', pouzdanost } = inForce.izvor;
  return [{ ...made(inForce.vrijednost, inForce.izvor), source: url, certainty: pouzdanost }];
}

interface MonthsAfter {
  readonly mjeseci_poslije: number;
  readonly dan: number;
}

/** The month of the payout, whatever the month of the wage. */
export const monthPaid = ({ payday }: Pick<PayrollMonth, 'payday'>): YearMonth => yearMonthOf(payday);

/** A day this many months after a month. */
export function dayAfter({ mjeseci_poslije, dan }: MonthsAfter, from: YearMonth): Day {
  const { year, month } = monthsLater(from, mjeseci_poslije);
  return dayIn(year, month, dan);
}

/** A day of a month, or its last day if it is shorter. */
export const dayIn = (year: number, month: number, day: number): Day =>
  dayOf(year, month, Math.min(day, daysInMonth(year, month)));

const LONGEST = 31;

/** `do 15. u mjesecu`, `do kraja mjeseca` */
export const untilDay = (day: number): string =>
  day === LONGEST ? 'do kraja mjeseca' : `do ${day}. u mjesecu`;
