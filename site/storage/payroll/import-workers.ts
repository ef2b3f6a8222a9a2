import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { type NotedChange, noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import { put } from './save.ts';

/** One worker before and after a save. */
interface SavedWorker {
  readonly id: string;
  readonly before: StoredRecord | undefined;
  readonly changed: number;
}

/**
 * Saves new and changed workers atomically; undefined when another tab has changed one of them meanwhile.
 * @param known the workers before the changes
 * @param change the line of the journal; an import by default
 * @returns a function that undoes those unchanged since, and returns how many stay
 * @throws KeepingFailed
 */
export async function bringWorkers(
  workers: readonly Worker[],
  known: readonly StoredRecord<Worker>[],
  change: NotedChange = { action: 'workers', count: workers.length },
): Promise<(() => Promise<number>) | undefined> {
  const moments = new Map(known.map(({ id, changed }) => [id, changed]));
  const saved = await withDatabase((db) =>
    db.transaction('rw', db.radnici, db.firme, db.odsustva, async () => {
      const firm = workers[0]?.firm ?? '';
      await refuseLocked(db, firm);
      const there = await db.radnici.bulkGet(workers.map(({ id }) => id));
      if (there.some((one, at) => one?.changed !== moments.get(workers[at]?.id ?? ''))) return undefined;
      const done: SavedWorker[] = [];
      for (const [at, worker] of workers.entries()) {
        const before = there[at];
        const { stored } = await put(db.radnici, worker, before);
        done.push({ id: worker.id, before, changed: stored.changed });
      }
      if (done.length > 0) await noteChange(db, firm, change);
      return done;
    }),
  );
  return saved && (() => undo(saved, workers[0]?.firm ?? ''));
}

const undo = (saved: readonly SavedWorker[], firm: string): Promise<number> =>
  withDatabase((db) =>
    db.transaction('rw', db.radnici, db.firme, db.odsustva, async () => {
      await refuseLocked(db, firm);
      let staying = 0;
      for (const { id, before, changed } of saved) {
        const there = await db.radnici.get(id);
        // A new one that was removed since needs no undo.
        if (there?.changed !== changed) staying += there || before ? 1 : 0;
        else if (before) await put(db.radnici, before.content as Worker, there);
        else await db.radnici.delete(id);
      }
      await noteChange(db, firm, { action: 'takenBack', count: saved.length - staying });
      return staying;
    }),
  );
