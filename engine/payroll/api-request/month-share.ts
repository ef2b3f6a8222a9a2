import type { YearMonth } from '../../core/days/year-month.ts';
import { HUNDREDTHS, type Hundredths, mulDiv, PPM, type Ppm } from '../../core/numbers/money.ts';
import { employedDays } from '../../rules/salary/employment.ts';
import { workingDays } from '../../rules/working-hours.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { employedIn } from './employed.ts';
import { fullDayOf } from './full-day.ts';

/** The hours of a month's fund by whether the employer pays them. */
export interface FundHours {
  readonly all: Hundredths;
  /** Paid by a fund: they never raise the minimum contribution base. */
  readonly byFund: Hundredths;
  /** Outside the employment, unpaid or missed. */
  readonly unpaid: Hundredths;
}

/** @returns undefined where the worker is not employed in the month */
export function fundHoursOf(
  worker: Worker,
  { entries }: WorkerMonth,
  entity: PayrollEntity,
  month: YearMonth,
): FundHours | undefined {
  const employed = employedIn(worker, month);
  if (!employed) return undefined;
  const perDay = worker.dailyHours ?? fullDayOf(entity, month);
  const calendar = workingDays(entity, month.year, month.month);
  const { radni } = employedDays(calendar, { zaposlen_od: employed.from, zaposlen_do: employed.to });
  const unpaidDays = (calendar.radni_dani - radni) * HUNDREDTHS + (entries.unpaidDays ?? 0);
  return {
    all: calendar.radni_dani * perDay,
    byFund: entries.fundHours ?? 0,
    unpaid: mulDiv(unpaidDays, perDay, HUNDREDTHS) + (entries.missedHours ?? 0),
  };
}

/** True where some hour of the month is not paid by the employer. */
export const isPartMonth = ({ byFund, unpaid }: FundHours): boolean => byFund + unpaid > 0;

/** The part of the minimum contribution base that counts in a month: of all hours but those of a fund, or of the paid ones alone. */
export function monthShare({ all, byFund, unpaid }: FundHours, isWhole: boolean): Ppm {
  const counted = all - byFund - (isWhole ? 0 : unpaid);
  return mulDiv(Math.max(0, counted), PPM, Math.max(1, all));
}
