import type { EntityTable } from 'dexie';
import { type Kept, stamp } from '../db/tables.ts';

/** Kept as given; or left alone, because it was changed elsewhere meanwhile, or is there no more (undefined). */
export type Saved<T> = { readonly kept: Kept<T> } | { readonly elsewhere: Kept | undefined };

/** Left alone, because of what it says itself: why, in a sentence. */
export interface NotKept {
  readonly refused: string;
}

/**
 * Puts something where it stood, inside a transaction, unless another tab has changed or removed it.
 * @param known the moment of what the change began from; undefined for something new
 */
export async function saveUnlessChanged<T extends { readonly id: string }>(
  table: EntityTable<Kept, 'id'>,
  content: T,
  known: number | undefined,
): Promise<Saved<T>> {
  const there = await table.get(content.id);
  // Something there without a moment is not the same as nothing there.
  const isNew = there === undefined && known === undefined;
  const isAsKnown = known !== undefined && there?.changed === known;
  return isNew || isAsKnown ? put(table, content, there) : { elsewhere: there };
}

/** Puts something whatever stands there, later than it by its moment. */
export async function put<T extends { readonly id: string }>(
  table: EntityTable<Kept, 'id'>,
  content: T,
  there: Kept | undefined,
): Promise<{ readonly kept: Kept<T> }> {
  const kept = { id: content.id, changed: Math.max(stamp(), (there?.changed ?? 0) + 1), content };
  await table.put(kept);
  return { kept };
}
