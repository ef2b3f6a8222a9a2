import type { YearMonth } from '../../../core/days/day.ts';
import { formatMoney } from '../../../core/numbers/format.ts';
import {
  type Feninga,
  HUNDREDTHS,
  type Hundredths,
  mulDiv,
  PPM,
  share,
  sumOf,
} from '../../../core/numbers/money.ts';
import { workingDays } from '../../../rules/working-hours.ts';
import { employmentsIn } from '../../model/employment.ts';
import type { WorkerMonth } from '../../model/month.ts';
import { fullDayOf, fundHoursOf, monthShare } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { transportOf } from './entries.ts';
import { sickHoursOf } from './sick-leave.ts';

/** Transport of a month, and why it differs from the monthly amount. */
export interface MonthTransport {
  readonly amount: Feninga;
  /** Undefined where it is the monthly amount, or was typed for the month. */
  readonly note?: string;
}

/**
 * Transport of a worker in a month: as typed for it, else the monthly amount by days. Days outside the employment, unpaid and at a fund's
 * cost have none, and a month without a day at work has none at all. Our rule, as no act says it: the amount repays a cost of coming to work.
 */
export function transportIn(
  entity: PayrollEntity,
  worker: Worker,
  { entries }: WorkerMonth,
  month: YearMonth,
): MonthTransport {
  const whole = transportOf(worker, {});
  if (entries.transport !== undefined || whole === 0) return { amount: transportOf(worker, entries) };
  const { missedHours: _, ...days } = entries;
  const hours = fundHoursOf(worker, { entries: days }, entity, month, employmentsIn(worker, month));
  if (!hours || isAbsent(entity, worker, entries, month))
    return {
      amount: 0,
      note: `${WORD[entity]} ${formatMoney(whole)} nije plaćen: u mjesecu nema dana na poslu. ${otherIn(entity)}`,
    };
  const part = monthShare(hours, false);
  if (part === PPM) return { amount: whole };
  const amount = share(whole, part);
  return {
    amount,
    note: `${WORD[entity]} ${formatMoney(amount)} je dio mjesečnih ${formatMoney(whole)}, za dane u radnom odnosu bez neplaćenih i dana na teret fonda. ${otherIn(entity)}`,
  };
}

const WORD: Readonly<Record<PayrollEntity, string>> = { fbih: 'Prijevoz', rs: 'Prevoz', bd: 'Prevoz' };

const otherIn = (entity: PayrollEntity): string =>
  `Drugi iznos upišite u kolonu „${WORD[entity]} u mjesecu“.`;

/** True when absences fill every day of the employment in the month but holidays. */
function isAbsent(
  entity: PayrollEntity,
  worker: Worker,
  entries: WorkerMonth['entries'],
  month: YearMonth,
): boolean {
  const daily = worker.dailyHours ?? fullDayOf(entity, month);
  const { radniDo, prazniciDo } = workingDays(entity, month.year, month.month);
  const upTo = (day: number): number => (radniDo[day] ?? 0) - (prazniciDo[day] ?? 0);
  const days = sumOf(
    employmentsIn(worker, month),
    ({ from, to }) => upTo(Number(to.slice(8))) - upTo(Number(from.slice(8)) - 1),
  );
  return days > 0 && absentHours(entries, daily) >= days * daily;
}

const absentHours = (entries: WorkerMonth['entries'], daily: Hundredths): Hundredths =>
  (entries.fundHours ?? 0) +
  sickHoursOf(entries) +
  mulDiv((entries.paidDays ?? 0) + (entries.unpaidDays ?? 0), daily, HUNDREDTHS);
