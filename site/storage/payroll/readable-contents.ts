import type { Database } from '../db/database.ts';
import { isRecord } from '../db/record.ts';
import type { StoredRecord } from '../db/tables.ts';

type Read<T> = (content: unknown) => T | undefined;

/** A parsed record, with the identity it is stored under; undefined when it is unreadable. */
export function readableContents<T extends { readonly id: string }>(
  stored: StoredRecord | undefined,
  read: Read<T>,
): StoredRecord<T> | undefined {
  if (!stored || !isRecord(stored)) return undefined;
  const content = read(stored.content);
  return content && { ...stored, content: { ...content, id: stored.id } };
}

/** The readable ones; the others stay and are listed with the backup. */
export const allReadable = <T extends { readonly id: string }>(
  stored: readonly StoredRecord[],
  read: Read<T>,
): readonly StoredRecord<T>[] => stored.flatMap((one) => readableContents(one, read) ?? []);

/** Sets aside an unreadable record before it is overwritten; inside a transaction. */
export const setAside = (
  db: Database,
  { id, changed, content }: StoredRecord,
  name: string,
): PromiseLike<unknown> => db.odlozeno.put({ id: `${id}.${changed}`, changed, content, kind: 'plate', name });
