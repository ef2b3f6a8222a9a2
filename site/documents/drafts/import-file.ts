import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import { type Repayments, recalculatedDebts } from '@obracun/engine/payroll/month/calculate/debts.ts';
import { asReceived } from '../../storage/backup/as-received.ts';
import {
  type AdjustWorkers,
  importContents,
  type Manner,
  revertImport,
} from '../../storage/backup/bring-in.ts';
import { contentKey } from '../../storage/db/content.ts';
import { type Contents, type StoredRecord, TABLES } from '../../storage/db/tables.ts';
import { repaymentsIn } from '../../storage/payroll/repayments.ts';
import { KEYS, unreadableRows } from './kinds.ts';

/** Imports the contents of a file; those of one firm as received from another office. */
export const importFile = (contents: Contents, isFirm: boolean, manner: Manner): Promise<void> =>
  importContents(isFirm ? asReceived(contents) : contents, manner, KEYS, adjustDebts);

/** Records of a file that this program cannot read, and so keeps without showing them: counted by table, in sentences. */
export async function unreadableIn(contents: Contents): Promise<readonly string[]> {
  const found = await unreadableRows(contents);
  return [...found].map(
    ([table, count]) =>
      `„${TABLES[table]}“: vrijednosti van dozvoljenog ili nečitljivo, pa se ne može otvoriti: ${count}.`,
  );
}

/** Undoes the last import. */
export const undoImport = (): Promise<void> => revertImport(adjustDebts);

/**
 * A merge keeps the later worker and the later month, which may be of two devices: the worker's debts then fell by other closings
 * than the kept ones. The rest of each debt is computed from the kept closings.
 */
export const adjustDebts: AdjustWorkers = ({ stored, given, put }) => {
  const isGiven = new Set(put.radnici.map(({ id }) => id));
  const [here, there] = [repaymentsIn(stored), repaymentsIn(given)];
  const are = repaymentsIn({
    mjeseci: over(stored.mjeseci, put.mjeseci),
    zakljucci: over(stored.zakljucci, put.zakljucci),
  });
  return over(stored.radnici, put.radnici).flatMap((worker) => {
    const content = owingAs(worker, isGiven.has(worker.id) ? there : here, are);
    return content ? [{ ...worker, changed: latestOf(worker.id, stored, given) + 1, content }] : [];
  });
};

/** A worker with changed debts; undefined when they are unchanged. */
function owingAs({ id, content }: StoredRecord, were: Repayments, are: Repayments): unknown {
  const worker = readWorker(content);
  if (!worker) return undefined;
  const adjusted = recalculatedDebts({ ...worker, id }, were, are);
  return contentKey(adjusted.deductions) === contentKey(worker.deductions) ? undefined : adjusted;
}

/** Records with replacements, by identity. */
const over = (records: readonly StoredRecord[], others: readonly StoredRecord[]): readonly StoredRecord[] => [
  ...new Map([...records, ...others].map((one) => [one.id, one])).values(),
];

const latestOf = (id: string, ...sides: readonly Contents[]): number =>
  Math.max(
    ...sides.flatMap(({ radnici }) => radnici.filter((one) => one.id === id)).map(({ changed }) => changed),
  );
