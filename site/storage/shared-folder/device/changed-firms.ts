import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { Database } from '../../db/database.ts';
import type { RecordsLook } from '../../db/folder-record.ts';
import type { StoredRecord } from '../../db/tables.ts';
import { DOCUMENT_TABLES, DOCUMENTS, isOfDocuments } from '../documents.ts';

/** The tables that have records of a firm. */
const OF_FIRMS = ['firme', 'radnici', 'mjeseci', 'zakljucci', 'odsustva', 'potrazivanja'] as const;

/** Moments of two tabs may differ by some milliseconds. */
const SLACK_MS = 5000;

/** Firms changed since a look; undefined when records were removed, and any may be. */
export async function changedSince(
  db: Database,
  before: RecordsLook | undefined,
): Promise<{ readonly firms: ReadonlySet<string> | undefined; readonly look: RecordsLook }> {
  const firms = new Set<string>();
  const counts: number[] = [];
  let latest = before?.latest ?? 0;
  for (const name of [...OF_FIRMS, ...DOCUMENT_TABLES]) {
    counts.push(await db.table(name).count());
    if (before === undefined) {
      latest = Math.max(latest, (await db.table(name).orderBy('changed').last())?.changed ?? 0);
      continue;
    }
    const rows = await db
      .table<StoredRecord>(name)
      .where('changed')
      .above(before.latest - SLACK_MS)
      .toArray();
    for (const { id, changed, content } of rows) {
      latest = Math.max(latest, changed);
      const firm = isOfDocuments(name) ? DOCUMENTS : name === 'firme' ? id : firmOf(id, content);
      if (firm !== undefined) firms.add(firm);
    }
  }
  const look = { latest, counts: counts.join() };
  return { firms: before?.counts === look.counts ? firms : undefined, look };
}

/** Records beside the register have a prefix and then the firm in their ids. */
function firmOf(id: string, content: unknown): string | undefined {
  if (isJsonObject(content) && typeof content.firm === 'string') return content.firm;
  return id.split(':')[1];
}
