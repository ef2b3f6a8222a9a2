import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { openedAgain } from '@obracun/engine/payroll/month/api-request/paid-by-default.ts';
import { owingAgain } from '@obracun/engine/payroll/month/calculate/debts.ts';
import { earlierNeeds } from '@obracun/engine/payroll/month/calculate/earlier-pay.ts';
import { isEstimated } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { Database } from '../../../storage/db/database.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { closingById, recloseMonth } from '../../../storage/payroll/closing.ts';
import { earlierInYear } from '../../../storage/payroll/earlier-in-year.ts';
import { earlierPaysOf } from '../../../storage/payroll/earlier-pays.ts';
import type { RaisedMonth } from '../../../storage/payroll/raised-months.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { monthName } from '../../ui/month-chooser.tsx';
import { isSettled, outcomesOf } from '../calculation/outcome.ts';
import { requestWages, WageRequestFailed } from '../calculation/request-wages.ts';
import { lawMark } from '../closing/law-mark.ts';
import { frozenParts } from '../output/output.ts';
import { withNotes } from '../rows/deduction-notes.ts';

const ELSEWHERE = 'nešto je promijenjeno u drugoj kartici. Pogledajte šta je upisano, pa pokušajte ponovo';
const OFFLINE = 'nema veze sa servisom. Pokušajte kad veza bude tu';

/**
 * Recalculates and closes closed months again with the current pay, first to last; other wages stay frozen. Stops at the first
 * month that fails, and leaves it unchanged.
 * @param tell called after each month
 * @param byLawOfMonth wages that were estimates are calculated by the law of the month, which must be known by now
 * @returns the reason when it stopped early
 */
export async function recalculate(
  months: readonly RaisedMonth[],
  reason: string,
  tell: (done: RaisedMonth) => void,
  byLawOfMonth = false,
): Promise<string | undefined> {
  for (const of of months) {
    const failed = await recalculateOne(of, reason, byLawOfMonth).catch((error: unknown) =>
      error instanceof WageRequestFailed ? error.message : reasonOf(error),
    );
    if (failed !== undefined)
      return `Mjesec ${monthName(of)} nije ponovo zaključen: ${failed.replace(/\.$/, '')}.`;
    tell(of);
  }
  return undefined;
}

async function recalculateOne(
  of: RaisedMonth,
  reason: string,
  byLawOfMonth: boolean,
): Promise<string | undefined> {
  const law = await lawMark();
  if (law === undefined) return OFFLINE;
  const { closed, staff } = await withDatabase((db) => knownOf(db, of));
  if (!closed) return ELSEWHERE;
  const raised = staff.filter(({ id }) => of.workers.includes(id)).map(({ content }) => content);
  const found = await settleRaised(closed.content, raised, byLawOfMonth);
  if ('failed' in found) return found.failed;
  const closedOn = today();
  const earlier = await withDatabase((db) => earlierInYear(db, of));
  const frozen = await frozenParts(found.settled, closedOn, earlier);
  const { estimateAccepted } = closed.content;
  const closing = {
    ...{ ...of, closedOn, law, settled: withNotes(found.settled), ...frozen },
    ...(estimateAccepted && isEstimated(found.settled) && { estimateAccepted }),
  };
  const { workers: _, ...named } = closing;
  const workers = new Map(staff.map(({ id, changed }) => [id, changed]));
  const isDone = await recloseMonth(named, { on: closedOn, reason }, { closing: closed.changed, workers });
  return isDone ? undefined : ELSEWHERE;
}

interface Known {
  readonly closed: StoredRecord<ClosedMonth> | undefined;
  readonly staff: readonly StoredRecord<Worker>[];
}

const knownOf = async (db: Database, { firm, year, month }: RaisedMonth): Promise<Known> => ({
  closed: await closingById(db, monthId(firm, year, month)),
  staff: await workersOf(db, firm),
});

/** Recalculates wages of some workers, after restoring their debts; the rest stays as closed. */
async function settleRaised(
  { settled: { firm, month: closedMonth, wages }, repaid, carried }: ClosedMonth,
  raised: readonly Worker[],
  byLawOfMonth: boolean,
): Promise<{ readonly settled: SettledMonth } | { readonly failed: string }> {
  const { isEstimate, ...opened } = openedAgain(closedMonth, wages);
  const month = { ...opened, ...(isEstimate && !byLawOfMonth && { isEstimate }) };
  const owing = raised.map((worker) => owingAgain(worker, repaid[worker.id] ?? {}, carried?.[worker.id]));
  const needs = earlierNeeds(firm, month);
  const earlier = await withDatabase((db) => earlierPaysOf(db, month, needs));
  const outcomes = await outcomesOf(firm, owing, month, requestWages, earlier);
  const made = wages.map((wage) => outcomes.get(wage.worker.id) ?? wage);
  const unsettled = made.find((outcome) => !isSettled(outcome));
  if (unsettled && 'reason' in unsettled) return { failed: unsettled.reason };
  return { settled: { firm, month, wages: made.filter(isSettled) } };
}
