import { inAlphabet } from '@obracun/engine/core/text/letters.ts';
import { employmentProblem } from '@obracun/engine/payroll/model/employment.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import { withBareNumbers } from '@obracun/engine/payroll/model/reading/bare-numbers.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import { allReadable, readableContents } from './readable-contents.ts';
import { sameJmbg, sameJmbgText } from './same-jmbg.ts';
import { type NotSaved, type Saved, saveUnlessChanged } from './save.ts';

/** The workers of a firm, including former ones, by last name. */
export async function workersOf(db: Database, firm: string): Promise<readonly StoredRecord<Worker>[]> {
  const workers = allReadable(await db.radnici.where('content.firm').equals(firm).toArray(), readWorker);
  return workers.toSorted((a, b) => inAlphabet(surnameFirst(a.content), surnameFirst(b.content)));
}

/** The name of a stored worker, for the journal of changes; nothing of one that was removed. */
export async function namedWorker(db: Database, id: string): Promise<{ readonly about?: string }> {
  const stored = readableContents(await db.radnici.get(id), readWorker);
  return stored ? { about: surnameFirst(stored.content) } : {};
}

/**
 * Saves a worker, its numbers without separators. The JMBG of another worker of the firm is refused.
 * @param known the moment of the edited version; undefined for a new one
 * @throws KeepingFailed
 */
export const saveWorker = (typed: Worker, known: number | undefined): Promise<Saved<Worker> | NotSaved> =>
  withDatabase((db) =>
    db.transaction('rw', db.radnici, db.firme, db.odsustva, async () => {
      await refuseLocked(db, typed.firm);
      const worker = withBareNumbers(typed);
      const wrong = employmentProblem(worker);
      if (wrong !== undefined) return { refused: wrong };
      const same = sameJmbg(worker, await workersOf(db, worker.firm));
      if (same) return { refused: sameJmbgText(same) };
      const saved = await saveUnlessChanged(db.radnici, worker, known);
      const action = known === undefined ? 'workerAdded' : 'worker';
      if ('stored' in saved) await noteChange(db, worker.firm, { action, about: surnameFirst(worker) });
      return saved;
    }),
  );
