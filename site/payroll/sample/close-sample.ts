import { type Day, monthsLater, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { withAbsences } from '@obracun/engine/payroll/absences/fill-month.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { absencesOf } from '../../storage/payroll/absences.ts';
import { closeMonth } from '../../storage/payroll/closing.ts';
import { workersOf } from '../../storage/payroll/workers.ts';
import { isSettled, outcomesOf } from '../calculation/outcome.ts';
import { requestWages } from '../calculation/request-wages.ts';
import { settledOf, workersIn } from '../calculation/settled-of.ts';
import { lawMark } from '../month/closing/law-mark.ts';
import { withNotes } from '../month/rows/deduction-notes.ts';
import { frozenParts } from '../output/model/output.ts';
import { SAMPLE_FIRMS, SRPSKA } from './sample-firms.ts';

/**
 * Closes the month before that of the sample in one of its firms: a worker in it is over the days of the employer, and leaves an open claim.
 * Without the service, or a wage, it stays open.
 */
export async function closeSampleMonth(of: YearMonth, today: Day): Promise<void> {
  const firm = SAMPLE_FIRMS.find(({ id }) => id === SRPSKA);
  const law = await lawMark();
  if (!firm || law === undefined) return;
  const { staff, register, moment } = await withDatabase(async (db) => ({
    staff: await workersOf(db, SRPSKA),
    register: await absencesOf(db, SRPSKA),
    moment: (await db.firme.get(SRPSKA))?.changed,
  }));
  const workers = staff.map(({ content }) => content);
  const { year, month: number } = monthsLater(of, -1);
  const absences = register.map(({ content }) => content);
  const month = withAbsences(firm, workers, newMonth(SRPSKA, year, number), absences);
  const present = workersIn(workers, month);
  const outcomes = await outcomesOf(firm, present, month, requestWages);
  if (![...outcomes.values()].every(isSettled)) return;
  const settled = settledOf(firm, present, month, outcomes);
  const frozen = await frozenParts(settled, today);
  await closeMonth(
    { firm: SRPSKA, year, month: number, closedOn: today, law, settled: withNotes(settled), ...frozen },
    {
      month: undefined,
      firm: moment,
      workers: new Map(staff.map(({ id, changed }) => [id, changed])),
      absences: new Map(register.map(({ id, changed }) => [id, changed])),
    },
  );
}
