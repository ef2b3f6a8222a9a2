import type { Database } from '../../storage/db/database.ts';
import { isMoment, isRecord, latestFirst } from '../../storage/db/record.ts';
import {
  type Contents,
  type Kept,
  type KeptCalculation,
  newId,
  noContents,
  stamp,
} from '../../storage/db/tables.ts';
import { type Unreadable, unreadableOf } from '../../storage/db/unreadable.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { calledSo, isEstimateCalled, type KeptResult, readResult } from './kept-result.ts';

/** Limit from which the next save replaces the oldest. An import may exceed it, and removes nothing. */
export const MOST_KEPT = 20;

/** The calculations stored here, newest first; only readable ones. */
export async function keptResults(db: Database): Promise<readonly Kept<KeptResult>[]> {
  const kept = await latestFirst(db.obracuni);
  const read = kept.filter(isRecord).flatMap((one) => {
    const content = readResult(one.content);
    return content ? [{ ...one, content }] : [];
  });
  return read.sort((one, other) => keptAt(other) - keptAt(one));
}

/** A new name is a change, not a new calculation. */
const keptAt = ({ since, changed }: KeptCalculation): number => (isMoment(since) ? since : changed);

/** Unreadable records among them. */
export async function unreadableResults(db: Database): Promise<readonly Unreadable[]> {
  const kept = await latestFirst(db.obracuni);
  return kept
    .filter((one) => !isRecord(one) || readResult(one.content) === undefined)
    .map((one) => unreadableOf('obracuni', one));
}

/**
 * Saves a calculation. Unreadable records stay and are not counted.
 * @returns the replaced record, for `putBack`
 */
export const keepResult = (content: KeptResult): Promise<Contents> =>
  withDatabase((db) =>
    db.transaction('rw', db.obracuni, async () => {
      const oldest = (await keptResults(db)).slice(MOST_KEPT - 1).slice(-1);
      await db.obracuni.bulkDelete(oldest.map(({ id }) => id));
      await db.obracuni.add({ id: newId(), changed: stamp(), content });
      return { ...noContents, obracuni: oldest };
    }),
  );

/** Renames a stored calculation, and keeps the mark of an estimate. A deleted one stays deleted. */
export const renameResult = (id: string, name: string): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.obracuni, async () => {
      const kept = await db.obracuni.get(id);
      const before = readResult(kept?.content);
      if (!kept || !before) return;
      const content = { ...Object(kept.content), name: calledSo(name, isEstimateCalled(before.name)) };
      await db.obracuni.put({ ...kept, changed: stamp(), since: keptAt(kept), content });
    }),
  );
