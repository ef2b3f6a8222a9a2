import type { Database } from '../db/database.ts';
import { byTable, type Contents, type StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from '../payroll/change-log.ts';
import { storedOf } from '../payroll/firms.ts';
import { fileOf, sealedFileOf } from './backup-file.ts';
import { seal, sealingKey } from './sealed.ts';

/** Everything of one firm, also unreadable records. */
export async function contentsOfFirm(db: Database, firm: string): Promise<Contents> {
  const ids: Readonly<Record<string, readonly string[]>> = await storedOf(db, firm);
  const found = new Map<string, readonly StoredRecord[]>();
  for (const [table, own] of Object.entries(ids)) {
    const rows = (await db.table(table).bulkGet([...own])) as (StoredRecord | undefined)[];
    found.set(
      table,
      rows.filter((one) => one !== undefined),
    );
  }
  return byTable((table) => found.get(table) ?? []);
}

/** One firm as a sealed file, for another device; its journal notes it. @throws KeepingFailed */
export async function firmFile(firm: string, passphrase: string): Promise<Blob> {
  await withDatabase((db) =>
    db.transaction('rw', db.odsustva, () => noteChange(db, firm, { action: 'handedOver' })),
  );
  const text = fileOf(await withDatabase((db) => contentsOfFirm(db, firm)), 'firm');
  const sealed = await seal(text, await sealingKey(passphrase));
  return new Blob([sealedFileOf(sealed)], { type: 'application/json' });
}
