import type { YearMonth } from '../../core/days/year-month.ts';
import type { Hundredths } from '../../core/numbers/money.ts';
import { FIRST_YEAR } from '../../rules/working-hours.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { weekdays } from './agreed.ts';
import { employedIn } from './employed.ts';
import { fullDayOf } from './full-day.ts';

/** The hours of a month's fund inside an employment, holidays among them: so many a fund pays for a whole month. None before the first calendar. */
export function hoursInMonth(worker: Worker, entity: PayrollEntity, month: YearMonth): Hundredths {
  const employed = employedIn(worker, month);
  if (!employed || month.year < FIRST_YEAR) return 0;
  return weekdays(entity, employed.from, employed.to) * (worker.dailyHours ?? fullDayOf(entity, month));
}
