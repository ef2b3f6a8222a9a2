import { owingBeside, type TakenOff, takenBy } from '@obracun/engine/payroll/calculate/debts.ts';
import { readRepaid } from '@obracun/engine/payroll/reading/closed-month.ts';
import { readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';
import type { MendWorkers } from '../../storage/backup/bring-in.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { Contents, Kept } from '../../storage/db/tables.ts';

/**
 * Of a worker and of a month the later stays, which may be of two devices: the worker's debts then fell by other closings than those
 * that stand. The rest of each debt follows the closings that stay.
 */
export const mendDebts: MendWorkers = ({ kept, given, put }) => {
  const isGiven = new Set(put.radnici.map(({ id }) => id));
  const [here, there] = [takenIn(kept), takenIn(given)];
  const are = takenIn({
    mjeseci: over(kept.mjeseci, put.mjeseci),
    zakljucci: over(kept.zakljucci, put.zakljucci),
  });
  return over(kept.radnici, put.radnici).flatMap((worker) => {
    const content = owingAs(worker, isGiven.has(worker.id) ? there : here, are);
    return content ? [{ ...worker, changed: latestOf(worker.id, kept, given) + 1, content }] : [];
  });
};

const takenIn = ({ mjeseci, zakljucci }: Pick<Contents, 'mjeseci' | 'zakljucci'>): TakenOff => {
  const closed = new Set(mjeseci.filter(({ content }) => readMonth(content)?.isClosed).map(({ id }) => id));
  return takenBy(zakljucci.filter(({ id }) => closed.has(id)).map(({ content }) => readRepaid(content)));
};

/** A worker with other debts; undefined where they are what they were. */
function owingAs({ id, content }: Kept, were: TakenOff, are: TakenOff): unknown {
  const worker = readWorker(content);
  if (!worker) return undefined;
  const owing = owingBeside({ ...worker, id }, were, are);
  return contentKey(owing.deductions) === contentKey(worker.deductions) ? undefined : owing;
}

/** Records with others in their place, by identity. */
const over = (records: readonly Kept[], others: readonly Kept[]): readonly Kept[] => [
  ...new Map([...records, ...others].map((one) => [one.id, one])).values(),
];

const latestOf = (id: string, ...sides: readonly Contents[]): number =>
  Math.max(
    ...sides.flatMap(({ radnici }) => radnici.filter((one) => one.id === id)).map(({ changed }) => changed),
  );
