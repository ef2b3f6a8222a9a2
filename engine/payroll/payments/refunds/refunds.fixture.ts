import { monthsLater, type YearMonth } from '../../../core/days/day.ts';
import type { Absence } from '../../model/absence.ts';
import { employedIn } from '../../model/employment.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { newMonth } from '../../model/reading/month.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { earlierNeeds, earlierPaysFor } from '../../month/calculate/earlier-pay.ts';
import { ask } from '../../month/calculate/settled-wage.fixture.ts';
import { withAbsences } from '../../staff/absences/fill-month.ts';

/** Settles months of a firm one after another, each with those before it closed. */
export async function settledMonths(
  firm: Firm,
  workers: readonly Worker[],
  absences: readonly Absence[],
  first: YearMonth,
  count: number,
  change: (month: PayrollMonth) => PayrollMonth = (month) => month,
): Promise<readonly SettledMonth[]> {
  const done: SettledMonth[] = [];
  for (let later = 0; later < count; later++) {
    const { year, month: number } = monthsLater(first, later);
    const typed = change(newMonth(firm.id, year, number));
    const month = withAbsences(firm, workers, typed, absences);
    const earlier = await earlierPaysFor(
      earlierNeeds(firm, month),
      month,
      async (of) => done.find((one) => one.month.year === of.year && one.month.month === of.month)?.wages,
    );
    const employed = workers.filter((worker) => employedIn(worker, month));
    const { wages, unsettled } = await calculateMonth(firm, employed, month, ask, earlier);
    if (unsettled[0]) throw new Error(unsettled[0].reason);
    done.push({ firm, month: { ...month, isClosed: true }, wages });
  }
  return done;
}
