import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import {
  type ChangeAction,
  type ChangeEntry,
  changesPrefix,
} from '@obracun/engine/payroll/model/change-entry.ts';
import type { Database } from '../db/database.ts';
import { newId, type StoredRecord, stamp } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { readStored, removeStored, writeStored } from '../device-storage.ts';
import { put } from './save.ts';
import { recordsFrom } from './staff-record-ids.ts';

const NAME = 'ime-u-dnevniku';

/** The name of the person on this device, for the journal; empty until typed. */
export const journalName = (): string => readStored(NAME) ?? '';

export const setJournalName = (name: string): void => {
  if (name.trim() === '') removeStored(NAME);
  else writeStored(NAME, name.trim());
};

/** Lines of a firm that are stored; older ones are removed. */
export const MOST_CHANGES = 2000;

/** Typing within this time is one line: it is saved every second. */
const SAME_WORK_MS = 15 * 60_000;

/** Changes that are saved cell by cell. */
const TYPED: readonly ChangeAction[] = ['month', 'payments', 'openings', 'contractPayouts', 'workTime'];

/** A change to note, without its moment and person. */
export type NotedChange = Omit<ChangeEntry, 'id' | 'ofFirm' | 'at' | 'who'>;

/** A line of the journal of a firm, made now on this device. */
export function changeRecord(firm: string, change: NotedChange): StoredRecord<ChangeEntry> {
  const at = stamp();
  const id = `${changesPrefix(firm)}${at}-${newId()}`;
  return { id, changed: at, content: { ...change, id, ofFirm: firm, at, who: journalName() } };
}

/** Adds a line to the journal of a firm, inside the transaction of the change itself, which contains `odsustva`. */
export async function noteChange(db: Database, firm: string, change: NotedChange): Promise<void> {
  const made = changeRecord(firm, change);
  const { at, who } = made.content;
  const last = await recordsFrom(db, changesPrefix(firm)).last();
  if (last && isSameWork(last.content, { ...change, who }, at)) {
    await put(db.odsustva, { ...last.content, at }, last);
    return;
  }
  await db.odsustva.put(made);
  await removeOldest(db, firm);
}

/** Notes a worker that the list removed; the removal itself knows no firm. @throws KeepingFailed */
export const noteRemovedWorker = (firm: string, about: string): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, () => noteChange(db, firm, { action: 'workerRemoved', about })),
  );

/** Reads no schema: every save of a month comes here. */
function isSameWork(
  last: unknown,
  { action, ofMonth, who }: NotedChange & { readonly who: string },
  at: number,
): last is ChangeEntry {
  if (!TYPED.includes(action) || !isJsonObject(last)) return false;
  const before = isJsonObject(last.ofMonth) ? last.ofMonth : undefined;
  return (
    last.action === action &&
    last.who === who &&
    before?.year === ofMonth?.year &&
    before?.month === ofMonth?.month &&
    at - Number(last.at) < SAME_WORK_MS
  );
}

async function removeOldest(db: Database, firm: string): Promise<void> {
  const beyond = (await recordsFrom(db, changesPrefix(firm)).count()) - MOST_CHANGES;
  if (beyond > 0) await recordsFrom(db, changesPrefix(firm)).limit(beyond).delete();
}
