import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import {
  type HandStep,
  type MonthSteps,
  monthStepsId,
  newMonthSteps,
} from '@obracun/engine/payroll/model/month-steps.ts';
import type { PaidOff } from '@obracun/engine/payroll/payments/due/payment.ts';
import { readMonthSteps } from '@obracun/engine/payroll/staff/staff-records.ts';
import type { Database } from '../db/database.ts';
import { withDatabase } from '../db/with-database.ts';
import { refuseLocked } from './firm-lock.ts';
import type { MonthOf } from './months.ts';
import { readableContents, setAside } from './readable-contents.ts';
import { put } from './save.ts';

/** The marked steps of one month of several firms, by firm. */
export async function stepsOf(
  db: Database,
  firms: readonly string[],
  month: YearMonth,
): Promise<ReadonlyMap<string, MonthSteps>> {
  const stored = await db.odsustva.bulkGet(firms.map((firm) => monthStepsId(firm, month)));
  return new Map(
    stored.flatMap((one) => {
      const steps = readableContents(one, readMonthSteps)?.content;
      return steps ? [[steps.ofFirm, steps] as const] : [];
    }),
  );
}

/** Steps of a month whose payments are all marked as paid: that takes precedence over a mark by hand. */
export const withPaidOff = (of: MonthOf, steps: MonthSteps | undefined, paid: PaidOff): MonthSteps => ({
  ...(steps ?? newMonthSteps(of.firm, of)),
  paid: paid.day,
});

/** Whether a step is done. The one place that says so. */
export const isDone = (steps: MonthSteps | undefined, step: HandStep): boolean => steps?.[step] !== undefined;

/**
 * Marks a step of a month as done on a day, or not done; other steps, marked in another tab, stay.
 * @throws KeepingFailed
 */
export const markStep = (
  firm: string,
  month: YearMonth,
  step: HandStep,
  day: Day | undefined,
): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.odlozeno, db.firme, async () => {
      await refuseLocked(db, firm);
      const there = await db.odsustva.get(monthStepsId(firm, month));
      const now = readableContents(there, readMonthSteps)?.content;
      if (there && !now) await setAside(db, there, 'koraci mjeseca');
      const { [step]: _, ...rest } = now ?? newMonthSteps(firm, month);
      await put(db.odsustva, day === undefined ? rest : { ...rest, [step]: day }, there);
    }),
  );
