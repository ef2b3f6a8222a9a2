import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { withAbsences } from '@obracun/engine/payroll/absences/fill-month.ts';
import { earlierNeeds } from '@obracun/engine/payroll/calculate/earlier-pay.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { absencesOf } from '../../storage/payroll/absences.ts';
import { closeMonth } from '../../storage/payroll/closing.ts';
import { earlierPaysOf } from '../../storage/payroll/earlier-pays.ts';
import { workersOf } from '../../storage/payroll/workers.ts';
import { isSettled, outcomesOf } from '../calculation/outcome.ts';
import { requestWages } from '../calculation/request-wages.ts';
import { settledOf, workersIn } from '../calculation/settled-of.ts';
import { lawMark } from '../month/closing/law-mark.ts';
import { withNotes } from '../month/rows/deduction-notes.ts';
import { frozenParts } from '../output/model/output.ts';
import { closedOfSample, SAMPLE_FIRMS } from './sample-firms.ts';

/**
 * Closes months before that of the sample, the oldest first: a worker in one is over the days of the employer, and leaves an open claim.
 * Without the service, or a wage, they stay open.
 */
export async function closeSampleMonths(of: YearMonth, today: Day): Promise<void> {
  const law = await lawMark();
  if (law === undefined) return;
  for (const firm of SAMPLE_FIRMS)
    for (const month of closedOfSample(firm.id, of)) if (!(await close(firm, month, today, law))) break;
}

/** @returns whether it is closed */
async function close(firm: Firm, of: YearMonth, today: Day, law: string): Promise<boolean> {
  const { staff, register, moment } = await withDatabase(async (db) => ({
    staff: await workersOf(db, firm.id),
    register: await absencesOf(db, firm.id),
    moment: (await db.firme.get(firm.id))?.changed,
  }));
  const workers = staff.map(({ content }) => content);
  const absences = register.map(({ content }) => content);
  const month = withAbsences(firm, workers, newMonth(firm.id, of.year, of.month), absences);
  const present = workersIn(workers, month);
  const needs = earlierNeeds(firm, month);
  const earlier = await withDatabase((db) => earlierPaysOf(db, month, needs));
  const outcomes = await outcomesOf(firm, present, month, requestWages, earlier);
  if (![...outcomes.values()].every(isSettled)) return false;
  const settled = settledOf(firm, present, month, outcomes);
  const frozen = await frozenParts(settled, today);
  const saved = await closeMonth(
    { firm: firm.id, ...of, closedOn: today, law, settled: withNotes(settled), ...frozen },
    {
      month: undefined,
      firm: moment,
      workers: new Map(staff.map(({ id, changed }) => [id, changed])),
      absences: new Map(register.map(({ id, changed }) => [id, changed])),
    },
  );
  return 'kept' in saved;
}
