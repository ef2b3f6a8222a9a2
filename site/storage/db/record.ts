import type { EntityTable } from 'dexie';
import { DOCUMENT_KINDS, type Kept, type KeptDraft } from './tables.ts';

/** A moment a clock can show: of another nobody can tell when it was. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());

/** True of what was kept as this program keeps things, whatever its content says; of anything else the content is not judged. */
export const isRecord = ({ id, changed }: Kept): boolean => typeof id === 'string' && isMoment(changed);

/** The same of a draft: one of a kind this version does not know is none of its drafts. */
export const isDraft = (row: Kept & Partial<KeptDraft>): boolean =>
  isRecord(row) && DOCUMENT_KINDS.some((kind) => kind === row.kind) && typeof row.name === 'string';

/** All that stands in a table, latest first: also what says no moment, which an index would leave out. */
export async function latestFirst<K extends Kept>(
  table: Pick<EntityTable<K, 'id'>, 'toArray'>,
): Promise<K[]> {
  const rows: readonly K[] = await table.toArray();
  return rows.toReversed().toSorted((a, b) => momentOf(b) - momentOf(a));
}

const momentOf = ({ changed }: Kept): number => (isMoment(changed) ? changed : 0);
