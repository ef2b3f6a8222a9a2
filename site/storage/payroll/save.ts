import type { EntityTable } from 'dexie';
import { type StoredRecord, stamp } from '../db/tables.ts';

/** The saved value; or the stored one when it was changed elsewhere meanwhile (undefined when removed). */
export type Saved<T> =
  | { readonly stored: StoredRecord<T> }
  | { readonly elsewhere: StoredRecord | undefined };

/** Refused because of its content: the reason, as a sentence. */
export interface NotSaved {
  readonly refused: string;
}

/**
 * Writes a record inside a transaction, unless another tab has changed or removed it.
 * @param known the moment before the change; undefined for a new one
 */
export async function saveUnlessChanged<T extends { readonly id: string }>(
  table: EntityTable<StoredRecord, 'id'>,
  content: T,
  known: number | undefined,
): Promise<Saved<T>> {
  const there = await table.get(content.id);
  // A stored record without a moment differs from a missing one.
  const isNew = there === undefined && known === undefined;
  const isAsKnown = known !== undefined && there?.changed === known;
  return isNew || isAsKnown ? put(table, content, there) : { elsewhere: there };
}

/** Overwrites any record, with a later moment. */
export async function put<T extends { readonly id: string }>(
  table: EntityTable<StoredRecord, 'id'>,
  content: T,
  there: StoredRecord | undefined,
): Promise<{ readonly stored: StoredRecord<T> }> {
  const stored = { id: content.id, changed: Math.max(stamp(), (there?.changed ?? 0) + 1), content };
  await table.put(stored);
  return { stored };
}
