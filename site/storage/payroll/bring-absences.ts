import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { withDatabase } from '../db/with-database.ts';
import { firstProblem, problemsNow } from './absences.ts';
import { refuseLocked } from './firm-lock.ts';
import { type NotSaved, put } from './save.ts';

/**
 * Saves new absences atomically; refused when one of them conflicts with stored data.
 * @returns the undo, which keeps absences changed since and returns their number
 * @throws KeepingFailed
 */
export async function bringAbsences(
  absences: readonly Absence[],
): Promise<(() => Promise<number>) | NotSaved> {
  const brought = await withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.radnici, db.firme, async () => {
      await refuseLocked(db, absences[0]?.firm ?? '');
      const all = await problemsNow(db, absences);
      const [refused] = all.flatMap((problems) => firstProblem(problems) ?? []);
      if (refused !== undefined) return { refused };
      const stored = [];
      for (const absence of absences) stored.push((await put(db.odsustva, absence, undefined)).stored);
      return stored.map(({ id, changed }) => ({ id, changed }));
    }),
  );
  return 'refused' in brought ? brought : () => takeBack(absences[0]?.firm ?? '', brought);
}

const takeBack = (
  firm: string,
  brought: readonly { readonly id: string; readonly changed: number }[],
): Promise<number> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.firme, async () => {
      await refuseLocked(db, firm);
      let staying = 0;
      for (const { id, changed } of brought) {
        const there = await db.odsustva.get(id);
        if (there?.changed === changed) await db.odsustva.delete(id);
        else if (there) staying += 1;
      }
      return staying;
    }),
  );
