import { addDays } from '../../core/days/calendar.ts';
import { type Day, monthOf, yearOf } from '../../core/days/day.ts';
import type { YearMonth } from '../../core/days/year-month.ts';
import { type Feninga, HUNDREDTHS, mulDiv, sumOf } from '../../core/numbers/money.ts';
import { workingDays } from '../../rules/working-hours.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Agreed, Worker } from '../model/worker.ts';
import { fullDayOf } from './full-day.ts';

/** What was agreed for a whole month, as one amount. */
export interface AgreedMonth {
  readonly kind: 'bruto' | 'neto';
  readonly amount: Feninga;
}

/** The days of an employment inside the month; both included. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

interface Spell {
  readonly agreed: Agreed;
  readonly days: number;
}

/**
 * What was agreed for the month. An hourly rate becomes the gross of all the month's hours at the worker's hours a day, holidays among them.
 * A raise inside the month gives two amounts: each counts by its weekdays (Monday to Friday, holidays included) of the employment, and their
 * weighted mean is rounded once, half up to a fening. An employment in which no weekday falls counts by its last agreement.
 * @returns a sentence where nothing was agreed yet, or where a net became a gross inside the month: the two cannot be weighed
 */
export function agreedFor(
  worker: Worker,
  entity: PayrollEntity,
  month: YearMonth,
  employed: Days,
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

/** Each agreement in force on a day of the employment, with how many weekdays; the first stands for the days before it too. */
function spellsOf(agreed: readonly Agreed[], entity: PayrollEntity, { from, to }: Days): Spell[] {
  const begun = agreed.filter((one) => one.from <= to);
  const first = Math.max(
    0,
    begun.findLastIndex((one) => one.from <= from),
  );
  const inForce = begun.slice(first);
  return inForce.map((one, at) => {
    const start = at === 0 || one.from < from ? from : one.from;
    const next = inForce[at + 1];
    return { agreed: one, days: weekdays(entity, start, next ? addDays(next.from, -1) : to) };
  });
}

/** Mondays to Fridays of days in one month, holidays among them; both ends included. */
export function weekdays(entity: PayrollEntity, from: Day, to: Day): number {
  const { radniDo } = workingDays(entity, yearOf(from), monthOf(from));
  return (radniDo[Number(to.slice(8))] ?? 0) - (radniDo[Number(from.slice(8)) - 1] ?? 0);
}

function wholeMonth(
  { kind, amount }: Agreed,
  { dailyHours }: Worker,
  entity: PayrollEntity,
  { year, month }: YearMonth,
): AgreedMonth {
  if (kind !== 'satnica') return { kind, amount };
  const { radni_dani } = workingDays(entity, year, month);
  const hours = radni_dani * (dailyHours ?? fullDayOf(entity, { year, month }));
  return { kind: 'bruto', amount: mulDiv(amount, hours, HUNDREDTHS) };
}
