import type { Database } from '../../storage/db/database.ts';
import { isMoment, isRecord, latestFirst } from '../../storage/db/record.ts';
import {
  type Contents,
  newId,
  noContents,
  type StoredCalculation,
  type StoredRecord,
  stamp,
} from '../../storage/db/tables.ts';
import { type Unreadable, unreadableOf } from '../../storage/db/unreadable.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { calledSo, isEstimateCalled, readResult, type StoredResult } from './stored-result.ts';

/** Limit from which the next save replaces the oldest. An import may exceed it, and removes nothing. */
export const MOST_STORED = 20;

/** The calculator of a payslip that its worker saves: it has a list of its own, without a limit. */
export const PAYSLIP = 'moj-listic';

/** The calculations stored here, newest first; only readable ones. */
export const storedResults = async (db: Database): Promise<readonly StoredRecord<StoredResult>[]> =>
  (await readableResults(db)).filter(({ content }) => content.calculator !== PAYSLIP);

/** The payslips among them. */
export const storedPayslips = async (db: Database): Promise<readonly StoredRecord<StoredResult>[]> =>
  (await readableResults(db)).filter(({ content }) => content.calculator === PAYSLIP);

async function readableResults(db: Database): Promise<readonly StoredRecord<StoredResult>[]> {
  const stored = await latestFirst(db.obracuni);
  const read = stored.filter(isRecord).flatMap((one) => {
    const content = readResult(one.content);
    return content ? [{ ...one, content }] : [];
  });
  return read.sort((one, other) => storedAt(other) - storedAt(one));
}

/** A new name is a change, not a new calculation. */
const storedAt = ({ since, changed }: StoredCalculation): number => (isMoment(since) ? since : changed);

/** Unreadable records among them. */
export async function unreadableResults(db: Database): Promise<readonly Unreadable[]> {
  const stored = await latestFirst(db.obracuni);
  return stored
    .filter((one) => !isRecord(one) || readResult(one.content) === undefined)
    .map((one) => unreadableOf('obracuni', one));
}

/**
 * Saves a calculation. Unreadable records stay and are not counted.
 * @returns the replaced record, for `putBack`
 */
export const keepResult = (content: StoredResult): Promise<Contents> =>
  withDatabase((db) =>
    db.transaction('rw', db.obracuni, async () => {
      const oldest = (await storedResults(db)).slice(MOST_STORED - 1).slice(-1);
      await db.obracuni.bulkDelete(oldest.map(({ id }) => id));
      await db.obracuni.add({ id: newId(), changed: stamp(), content });
      return { ...noContents, obracuni: oldest };
    }),
  );

/** Saves a payslip, once; nothing is replaced. */
export const savePayslip = (content: StoredResult): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.obracuni, async () => {
      const there = await storedPayslips(db);
      if (there.some((one) => one.content.link === content.link)) return;
      await db.obracuni.add({ id: newId(), changed: stamp(), content });
    }),
  );

/** Renames a stored calculation, and keeps the mark of an estimate. A deleted one stays deleted. */
export const renameResult = (id: string, name: string): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.obracuni, async () => {
      const stored = await db.obracuni.get(id);
      const before = readResult(stored?.content);
      if (!stored || !before) return;
      const content = { ...Object(stored.content), name: calledSo(name, isEstimateCalled(before.name)) };
      await db.obracuni.put({ ...stored, changed: stamp(), since: storedAt(stored), content });
    }),
  );
