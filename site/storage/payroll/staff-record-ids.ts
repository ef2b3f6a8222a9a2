import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { changesPrefix } from '@obracun/engine/payroll/model/change-entry.ts';
import { paymentsPrefix } from '@obracun/engine/payroll/model/month-payments.ts';
import { monthStepsPrefix } from '@obracun/engine/payroll/model/month-steps.ts';
import { staffSettingsId } from '@obracun/engine/payroll/model/staff-settings.ts';
import {
  engagementPayoutPrefix,
  engagementPrefix,
} from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { leavePrefix } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { openingPrefix } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { workTimePrefix } from '@obracun/engine/payroll/staff/work-time/work-time.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { useFound } from './use-found.ts';

// These records share the table of absences. They have no `content.firm`, so that the register does not find them; all of a
// firm have one beginning of their keys.

/** The records whose keys have one beginning. */
export const recordsFrom = (db: Database, prefix: string) => db.odsustva.where('id').startsWith(prefix);

async function recordsOf(db: Database, firm: string): Promise<readonly StoredRecord[]> {
  const rows = await Promise.all([
    recordsFrom(db, leavePrefix(firm)).toArray(),
    recordsFrom(db, workTimePrefix(firm)).toArray(),
    recordsFrom(db, openingPrefix(firm)).toArray(),
    recordsFrom(db, paymentsPrefix(firm)).toArray(),
    recordsFrom(db, engagementPrefix(firm)).toArray(),
    recordsFrom(db, engagementPayoutPrefix(firm)).toArray(),
    db.odsustva.where('id').equals(staffSettingsId(firm)).toArray(),
    recordsFrom(db, monthStepsPrefix(firm)).toArray(),
    recordsFrom(db, changesPrefix(firm)).toArray(),
  ]);
  return rows.flat();
}

/** Identities of all such records of a firm. */
export const staffRecordIds = async (db: Database, firm: string): Promise<string[]> =>
  (await recordsOf(db, firm)).map(({ id }) => id);

async function idsByWorker(db: Database, firm: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, content } of await recordsOf(db, firm)) {
    if (!isJsonObject(content) || typeof content.worker !== 'string') continue;
    found.set(content.worker, [...(found.get(content.worker) ?? []), id]);
  }
  return found;
}

/** The same by worker; undefined until they are read. */
export const useStaffRecordIds = (firm: string) => useFound(firm, idsByWorker);
