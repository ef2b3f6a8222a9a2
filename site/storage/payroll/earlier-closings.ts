import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { readClosedMonth } from '@obracun/engine/payroll/model/reading/closed-month.ts';
import type { ClosedMonth, Reopened } from '@obracun/engine/payroll/model/wage.ts';
import type { Database } from '../db/database.ts';
import { type StoredRecord, stamp } from '../db/tables.ts';
import { allReadable, readableContents } from './readable-contents.ts';

/** Separates the id of a month from the moment of closing. */
const AT = '@';

/** `firm:YYYY-MM@moment`: a closing has the same id on every device and is never overwritten. */
const earlierId = ({ id, changed }: Pick<StoredRecord, 'id' | 'changed'>): string => `${id}${AT}${changed}`;

/** True for the id of an earlier closing; the current closing has the id of the month. */
const isEarlierId = (id: string): boolean => id.includes(AT);

/** Time of an earlier closing, in milliseconds. */
export const momentOfEarlier = (id: string): number => Number(id.slice(id.lastIndexOf(AT) + 1));

/** Earlier closings of a month, first to last, and the number of unreadable ones. */
export interface EarlierClosings {
  readonly closings: readonly StoredRecord<ClosedMonth>[];
  readonly unreadable: number;
}

/** The last closing with other figures; undefined for a month whose papers alone were made again. */
export const lastCorrected = (earlier: EarlierClosings | undefined): ClosedMonth | undefined =>
  earlier?.closings.findLast(({ content }) => !content.reopened?.isRemade)?.content;

/** @param id of the month */
export async function earlierClosings(db: Database, id: string): Promise<EarlierClosings> {
  const stored = await db.zakljucci.where('id').startsWith(`${id}${AT}`).toArray();
  const closings = allReadable(stored, readClosedMonth).toSorted(
    (one, other) => momentOfEarlier(one.id) - momentOfEarlier(other.id),
  );
  return { closings, unreadable: stored.length - closings.length };
}

/** Ids of all earlier closings of a firm. */
export const earlierIdsOf = async (db: Database, firm: string): Promise<readonly string[]> =>
  (await db.zakljucci.where('id').startsWith(`${firm}:`).primaryKeys()).filter(isEarlierId);

/** One earlier closing by id. */
export const earlierClosing = async (
  db: Database,
  id: string,
): Promise<StoredRecord<ClosedMonth> | undefined> =>
  readableContents(await db.zakljucci.get(id), readClosedMonth);

/**
 * Saves a closing as an earlier one, inside a transaction; it is immutable afterwards.
 * @param reopened undefined when no reason was given
 */
export async function keepEarlier(db: Database, closing: StoredRecord, reopened?: Reopened): Promise<void> {
  const id = earlierId(closing);
  if ((await db.zakljucci.get(id)) !== undefined) return;
  const { content } = closing;
  const noted = reopened && isJsonObject(content) ? { ...content, reopened } : content;
  await db.zakljucci.put({ id, changed: stamp(), content: noted });
}
