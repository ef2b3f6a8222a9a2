import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { useCallback } from 'react';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { closingById } from './closing.ts';
import { type EarlierClosings, earlierClosing, earlierClosings } from './earlier-closings.ts';
import type { MonthOf } from './months.ts';
import { useFound } from './use-found.ts';

// Separate from use-kept.ts: the list of firms renders without the parser of closings.

/**
 * The last closing of a month, also of a reopened one: undefined until it is read, null without one.
 * @param isClosed of the month, once read: a result from before it was closed or reopened is outdated, and queried again
 */
export function useClosing(
  { firm, year, month }: MonthOf,
  isClosed: boolean | undefined,
): StoredRecord<ClosedMonth> | null | undefined {
  const id = monthId(firm, year, month);
  const find = useCallback(async (db: Database) => (await closingById(db, id)) ?? null, [id]);
  const found = useFound(`${id} ${isClosed}`, find);
  return isClosed === undefined ? undefined : found;
}

/** The earlier closings of a month; undefined until they are read. */
export const useEarlierClosings = ({ firm, year, month }: MonthOf): EarlierClosings | undefined =>
  useFound(monthId(firm, year, month), earlierClosings);

/** One earlier closing: undefined until loaded, null when missing or unreadable. */
export const useEarlierClosing = (
  { firm, year, month }: MonthOf,
  moment: string,
): StoredRecord<ClosedMonth> | null | undefined =>
  useFound(`${monthId(firm, year, month)}@${moment}`, earlierOrNone);

const earlierOrNone = async (db: Database, id: string) => (await earlierClosing(db, id)) ?? null;
