import {
  addDays,
  columnsOf,
  type Day,
  dayOf,
  daysBetween,
  durationOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
  type YearMonth,
  yearOf,
} from '../../core/days/day.ts';
import { changeOn } from '../../core/law.ts';
import {
  type Feninga,
  HUNDREDTHS,
  type Hundredths,
  mulDiv,
  PPM,
  type Ppm,
  sumOf,
} from '../../core/numbers/money.ts';
import { radno_vrijeme as bd } from '../../law/bd/working-time.ts';
import { radno_vrijeme as fbih } from '../../law/fbih/working-time.ts';
import { radno_vrijeme as rs } from '../../law/rs/working-time.ts';
import { lengthOf } from '../../rules/tenure.ts';
import { hasCalendar, workingDays } from '../../rules/working-hours.ts';
import { choiceOf } from './agreed-pay.ts';
import { workerIn } from './dated-worker.ts';
import { type EmployedDays, employmentsIn, employmentsOf } from './employment.ts';
import type { WorkerMonth } from './month.ts';
import type { PayrollEntity } from './place.ts';
import type { Agreed, Worker } from './worker.ts';

/** The hours of a month's fund by whether the employer pays them. */
export interface FundHours {
  readonly all: Hundredths;
  /** Paid by a fund: they never raise the minimum contribution base. */
  readonly byFund: Hundredths;
  /** Outside the employment, unpaid or missed. */
  readonly unpaid: Hundredths;
}

/**
 * @param employed days of the worker in the month
 * @returns undefined when there are none
 */
export function fundHoursOf(
  worker: Worker,
  { entries }: WorkerMonth,
  entity: PayrollEntity,
  month: YearMonth,
  employed: readonly EmployedDays[],
): FundHours | undefined {
  if (employed.length === 0) return undefined;
  const perDay = worker.dailyHours ?? fullDayOf(entity, month);
  const calendar = workingDays(entity, month.year, month.month);
  const radni = sumOf(employed, ({ from, to }) => weekdays(entity, from, to));
  const unpaidDays = (calendar.radni_dani - radni) * HUNDREDTHS + (entries.unpaidDays ?? 0);
  return {
    all: calendar.radni_dani * perDay,
    byFund: entries.fundHours ?? 0,
    unpaid: mulDiv(unpaidDays, perDay, HUNDREDTHS) + (entries.missedHours ?? 0),
  };
}

/** True when the employer does not pay some hour of the month. */
export const isPartMonth = ({ byFund, unpaid }: FundHours): boolean => byFund + unpaid > 0;

/** The part of the minimum contribution base in a month: of all hours but those of a fund, or of the paid ones alone. */
export function monthShare({ all, byFund, unpaid }: FundHours, isWhole: boolean): Ppm {
  const counted = all - byFund - (isWhole ? 0 : unpaid);
  return mulDiv(Math.max(0, counted), PPM, Math.max(1, all));
}

/** The only law needed before a call, so nothing else of it is loaded. */
const workingTime = { fbih, rs, bd } as const;

/** Hours of a full working day by the last law on a month's first day; the call itself refuses unknown months. */
export const fullDayOf = (entity: PayrollEntity, { year, month }: YearMonth): Hundredths =>
  changeOn(workingTime[entity], dayOf(year, month))?.vrijednost.dnevno ?? 0;

/**
 * The hours of a month's fund inside an employment, holidays included: the hours a fund pays for a whole month. None before the first
 * calendar.
 */
export function hoursInMonth(worker: Worker, entity: PayrollEntity, month: YearMonth): Hundredths {
  if (!hasCalendar(month)) return 0;
  const days = sumOf(employmentsIn(worker, month), ({ from, to }) => weekdays(entity, from, to));
  return days * (workerIn(worker, month).dailyHours ?? fullDayOf(entity, month));
}

/** True when the days of a month outside the employments are Saturdays and Sundays: no hour of its fund is outside. */
export function missesNoWeekday(employed: readonly EmployedDays[], month: YearMonth): boolean {
  const starts = [...employed.map(({ from }) => from), addDays(lastDayOf(month), 1)];
  return starts.every((start, at) => {
    const before = employed[at - 1];
    return !hasWeekday(before ? addDays(before.to, 1) : firstDayOf(month), start);
  });
}

const hasWeekday = (from: Day, until: Day): boolean =>
  Array.from({ length: daysBetween(from, until) }, (_, later) => weekdayOf(addDays(from, later))).some(
    (weekday) => weekday < SATURDAY,
  );

const SATURDAY = 6;

const MOST_YEARS = 70;

/**
 * Full years of service on the first day of a month: earlier service plus every employment here so far. A year completed inside the month
 * counts from the next one.
 */
export function serviceYears(worker: Worker, month: YearMonth): number {
  const { priorService } = worker;
  const before = addDays(firstDayOf(month), -1);
  const here = sumOf(employmentsOf(worker), ({ from, to = before }) =>
    from !== undefined && from <= before ? lengthOf({ od: from, do: to < before ? to : before }) : 0,
  );
  return Math.min(columnsOf(durationOf(priorService) + here).years, MOST_YEARS);
}

/** The agreement for a whole month, as one amount. */
interface AgreedMonth {
  readonly kind: 'bruto' | 'neto' | 'isplata';
  readonly amount: Feninga;
}

interface Spell {
  readonly agreed: Agreed;
  readonly days: number;
}

/**
 * The agreed pay of the month. An hourly rate becomes the gross of all the month's hours at the worker's hours per day, holidays included.
 * A raise inside the month gives two amounts: each counts by its weekdays (Monday to Friday, holidays included) of the employment, and
 * their weighted mean is rounded once, half up to a fening. An employment without weekdays counts by its last agreement.
 * @returns a message when nothing is agreed yet, or when its kind changed inside the month, as from net to gross: the two have no mean
 */
export function agreedFor(
  worker: Worker,
  entity: PayrollEntity,
  month: YearMonth,
  employed: readonly EmployedDays[],
): AgreedMonth | string {
  const spells = spellsOf(worker.agreed, entity, employed);
  if (spells.length === 0) return NOTHING_AGREED;
  const whole = spells.map(({ agreed, days }) => ({ ...wholeMonth(agreed, worker, entity, month), days }));
  const [{ kind } = { kind: 'bruto' as const }] = whole;
  if (whole.some((one) => one.kind !== kind)) return KIND_CHANGED;
  const days = sumOf(whole, (one) => one.days);
  const last = whole.at(-1)?.amount ?? 0;
  if (days === 0) return { kind, amount: last };
  const weighed = sumOf(whole, (one) => one.amount * one.days);
  return { kind, amount: mulDiv(weighed, 1, days) };
}

const NOTHING_AGREED = 'Za ovaj mjesec nije upisana ugovorena plata: upišite iznos i od kada važi.';
const KIND_CHANGED =
  'Ugovoreno se u toku mjeseca mijenja iz neto u bruto ili obrnuto: upišite da promjena važi od prvog u mjesecu.';

/** Each agreement in force on a day of the employments, with its weekdays in them; the first also covers the days before it. */
function spellsOf(
  agreed: readonly Agreed[],
  entity: PayrollEntity,
  employed: readonly EmployedDays[],
): Spell[] {
  const [{ from } = { from: '' }, to] = [employed[0], employed.at(-1)?.to ?? ''];
  const begun = agreed.filter((one) => one.from <= to);
  const first = Math.max(
    0,
    begun.findLastIndex((one) => one.from <= from),
  );
  const inForce = begun.slice(first);
  return inForce.map((one, at) => {
    const start = at === 0 || one.from < from ? from : one.from;
    const next = inForce[at + 1];
    const end = next ? addDays(next.from, -1) : to;
    return { agreed: one, days: sumOf(employed, (days) => weekdaysWithin(entity, days, start, end)) };
  });
}

/** Weekdays of an employment from one day to another. */
const weekdaysWithin = (entity: PayrollEntity, days: EmployedDays, start: Day, end: Day): number => {
  const from = start > days.from ? start : days.from;
  const to = end < days.to ? end : days.to;
  return from <= to ? weekdays(entity, from, to) : 0;
};

/** Mondays to Fridays of days in one month, holidays included; both ends included. */
function weekdays(entity: PayrollEntity, from: Day, to: Day): number {
  const { radniDo } = workingDays(entity, yearOf(from), monthOf(from));
  return (radniDo[Number(to.slice(8))] ?? 0) - (radniDo[Number(from.slice(8)) - 1] ?? 0);
}

function wholeMonth(
  agreed: Agreed,
  { dailyHours }: Worker,
  entity: PayrollEntity,
  { year, month }: YearMonth,
): AgreedMonth {
  const { amount, coefficient, price } = agreed;
  const kind = choiceOf(agreed);
  // Only the law of Republika Srpska has the contribution.
  if (kind === 'isplata' && entity !== 'rs') return { kind: 'neto', amount };
  if (kind !== 'satnica') return { kind, amount };
  const { radni_dani } = workingDays(entity, year, month);
  const hours = radni_dani * (dailyHours ?? fullDayOf(entity, { year, month }));
  const exact =
    price === undefined || coefficient === undefined
      ? mulDiv(amount, hours, HUNDREDTHS)
      : mulDiv(price * hours, coefficient, HUNDREDTHS * PPM);
  return { kind: 'bruto', amount: exact };
}
