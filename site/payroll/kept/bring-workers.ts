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
 * Keeps workers, new and changed, together or not at all.
 * @returns what takes them all back: those nobody has changed since
 * @throws KeepingFailed
 */
export async function bringWorkers(workers: readonly Worker[]): Promise<() => Promise<void>> {
  const brought = await ask((db) =>
    db.transaction('rw', db.radnici, async () => {
      const done: Brought[] = [];
      for (const worker of workers) {
        const before = await db.radnici.get(worker.id);
        const { kept } = await put(db.radnici, worker, before);
        done.push({ id: worker.id, before, changed: kept.changed });
      }
      return done;
    }),
  );
  return () => takeBack(brought);
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
