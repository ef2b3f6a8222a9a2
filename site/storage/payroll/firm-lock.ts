import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { FirmLock } from '@obracun/engine/payroll/model/firm.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { KeepingFailed } from '../db/cause.ts';
import type { Database } from '../db/database.ts';
import type { StoredFirm, StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { readableContents } from './readable-contents.ts';
import { put } from './save.ts';

/** True when a stored firm is locked; only its lock is read, since every save asks. */
const isLocked = (firm: StoredRecord | undefined): boolean =>
  isJsonObject(firm?.content) && isJsonObject(firm.content.lock);

/**
 * Refuses a change of a locked firm, or of one that somebody else of the office has; inside a transaction with `firme`, or outside of one.
 * @throws KeepingFailed
 */
export async function refuseLocked(db: Database, firm: string): Promise<void> {
  const there = await db.firme.get(firm);
  refuseHeld(there);
  if (isLocked(there)) throw new KeepingFailed('locked');
}

function refuseHeld(firm: StoredFirm | undefined): void {
  if (firm?.heldBy !== undefined) throw new KeepingFailed('held');
}

/**
 * Locks a firm, or unlocks it; the rest of it stays as another tab saved it.
 * @param lock undefined unlocks
 * @throws KeepingFailed
 */
export const setLock = (firm: string, lock: FirmLock | undefined): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.firme, db.odsustva, async () => {
      const there = await db.firme.get(firm);
      refuseHeld(there);
      const stored = readableContents(there, readFirm);
      if (!stored) return;
      const { lock: _, ...rest } = stored.content;
      await put(db.firme, lock ? { ...rest, lock } : rest, there);
      await noteChange(db, firm, lock ? { action: 'locked', reason: lock.reason } : { action: 'unlocked' });
    }),
  );
