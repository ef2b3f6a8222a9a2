import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { ask } from '../../device/kept/ask.ts';
import type { Kept } from '../../device/kept/tables.ts';
import { put } from './save.ts';

/** One worker as it stood before and was put. */
interface Brought {
  readonly id: string;
  readonly before: Kept | undefined;
  readonly changed: number;
}

/**
 * Keeps workers, new and changed, together or not at all; undefined where another tab has changed one of them meanwhile.
 * @param known the workers the changes began from
 * @returns what takes them all back: those nobody has changed since
 * @throws KeepingFailed
 */
export async function bringWorkers(
  workers: readonly Worker[],
  known: readonly Kept<Worker>[],
): Promise<(() => Promise<void>) | undefined> {
  const moments = new Map(known.map(({ id, changed }) => [id, changed]));
  const brought = await ask((db) =>
    db.transaction('rw', db.radnici, async () => {
      const there = await db.radnici.bulkGet(workers.map(({ id }) => id));
      if (there.some((one, at) => one?.changed !== moments.get(workers[at]?.id ?? ''))) return undefined;
      const done: Brought[] = [];
      for (const [at, worker] of workers.entries()) {
        const before = there[at];
        const { kept } = await put(db.radnici, worker, before);
        done.push({ id: worker.id, before, changed: kept.changed });
      }
      return done;
    }),
  );
  return brought && (() => takeBack(brought));
}

const takeBack = (brought: readonly Brought[]): Promise<void> =>
  ask((db) =>
    db.transaction('rw', db.radnici, async () => {
      for (const { id, before, changed } of brought) {
        const there = await db.radnici.get(id);
        if (there?.changed !== changed) continue;
        if (before) await put(db.radnici, before.content as Worker, there);
        else await db.radnici.delete(id);
      }
    }),
  );
