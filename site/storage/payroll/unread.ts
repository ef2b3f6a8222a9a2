import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import { monthOfId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { Database } from '../db/database.ts';
import { readableContents } from './readable-contents.ts';

/** The unreadable inputs of a month, such as those of a later version. */
export interface Unread {
  readonly workers: number;
  readonly absences: number;
  readonly isMonth: boolean;
}

/** The same for a month by its id: its workers and absences are those of its firm. */
export async function unreadFor(db: Database, id: string): Promise<Unread> {
  const { firm } = monthOfId(id);
  const workers = await db.radnici.where('content.firm').equals(firm).toArray();
  const absences = await db.odsustva.where('content.firm').equals(firm).toArray();
  const month = await db.mjeseci.get(id);
  return {
    workers: workers.filter((one) => !readableContents(one, readWorker)).length,
    absences: absences.filter((one) => !readableContents(one, readAbsence)).length,
    isMonth: month !== undefined && !readableContents(month, readMonth),
  };
}
