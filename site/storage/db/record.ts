import type { EntityTable } from 'dexie';
import { DOCUMENT_KINDS, type StoredDraft, type StoredRecord } from './tables.ts';

/** A valid moment. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** True of a record in the format of this program, whatever its content; otherwise the content is not parsed. */
export const isRecord = ({ id, changed }: StoredRecord): boolean =>
  typeof id === 'string' && isMoment(changed);

/** The same of a draft: one of an unknown kind is not a draft of this version. */
export const isDraft = (row: StoredRecord & Partial<StoredDraft>): boolean =>
  isRecord(row) && DOCUMENT_KINDS.some((kind) => kind === row.kind) && typeof row.name === 'string';

/** All records of a table, latest first: also those without a moment, which an index would omit. */
export async function latestFirst<K extends StoredRecord>(
  table: Pick<EntityTable<K, 'id'>, 'toArray'>,
): Promise<K[]> {
  const rows: readonly K[] = await table.toArray();
  return rows.toReversed().toSorted((a, b) => momentOf(b) - momentOf(a));
}

const momentOf = ({ changed }: StoredRecord): number => (isMoment(changed) ? changed : 0);
