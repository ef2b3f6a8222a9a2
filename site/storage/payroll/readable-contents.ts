import type { Database } from '../db/database.ts';
import { isRecord } from '../db/record.ts';
import type { Kept } from '../db/tables.ts';

type Read<T> = (content: unknown) => T | undefined;

/** A parsed record, with the identity it is stored under; undefined when it is unreadable. */
export function readableContents<T extends { readonly id: string }>(
  kept: Kept | undefined,
  read: Read<T>,
): Kept<T> | undefined {
  if (!kept || !isRecord(kept)) return undefined;
  const content = read(kept.content);
  return content && { ...kept, content: { ...content, id: kept.id } };
}

/** The readable ones; the others stay and are listed with the backup. */
export const allReadable = <T extends { readonly id: string }>(
  kept: readonly Kept[],
  read: Read<T>,
): readonly Kept<T>[] => kept.flatMap((one) => readableContents(one, read) ?? []);

/** Sets aside an unreadable record before it is overwritten; inside a transaction. */
export const setAside = (db: Database, { id, changed, content }: Kept, name: string): PromiseLike<unknown> =>
  db.odlozeno.put({ id: `${id}.${changed}`, changed, content, kind: 'plate', name });
