import { type ChangeEntry, changesPrefix } from '@obracun/engine/payroll/model/change-entry.ts';
import { readChangeEntry } from '@obracun/engine/payroll/staff/staff-records.ts';
import type { Database } from '../db/database.ts';
import { allReadable } from './readable-contents.ts';
import { recordsFrom } from './staff-record-ids.ts';
import { useFound } from './use-found.ts';

async function changesOf(db: Database, firm: string): Promise<readonly ChangeEntry[]> {
  const stored = allReadable(await recordsFrom(db, changesPrefix(firm)).toArray(), readChangeEntry);
  return stored.map(({ content }) => content).toSorted((one, other) => other.at - one.at);
}

/** The journal of a firm, latest first; undefined until it is read. */
export const useChanges = (firm: string): readonly ChangeEntry[] | undefined => useFound(firm, changesOf);
