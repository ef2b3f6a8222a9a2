import type { Database } from '../db/database.ts';
import { isRecord } from '../db/record.ts';
import type { Kept } from '../db/tables.ts';

type Read<T> = (content: unknown) => T | undefined;

/** A kept thing as it is read, under the identity it is kept by; undefined when it cannot be read. */
export function readableContents<T extends { readonly id: string }>(
  kept: Kept | undefined,
  read: Read<T>,
): Kept<T> | undefined {
  if (!kept || !isRecord(kept)) return undefined;
  const content = read(kept.content);
  return content && { ...kept, content: { ...content, id: kept.id } };
}

/** Those that can be read; the rest stays where it is and is told with the backup. */
export const allReadable = <T extends { readonly id: string }>(
  kept: readonly Kept[],
  read: Read<T>,
): readonly Kept<T>[] => kept.flatMap((one) => readableContents(one, read) ?? []);

/** Keeps what cannot be read, and something else is about to stand in its place, as it was found; inside a transaction. */
export const setAside = (db: Database, { id, changed, content }: Kept, name: string): PromiseLike<unknown> =>
  db.odlozeno.put({ id: `${id}.${changed}`, changed, content, kind: 'plate', name });
