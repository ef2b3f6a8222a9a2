import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { monthId } from '@obracun/engine/payroll/reading/month.ts';
import { useCallback } from 'react';
import type { Database } from '../db/database.ts';
import type { Kept } from '../db/tables.ts';
import { closingById } from './closing.ts';
import { type EarlierClosings, earlierClosing, earlierClosings } from './earlier-closings.ts';
import type { MonthOf } from './months.ts';
import { useFound } from './use-found.ts';

// Apart from use-kept.ts: the list of firms is drawn without what reads a closing.

/**
 * How a month was closed last, also when it was opened again since: undefined until it is read, null where it never was.
 * @param isClosed of the month, once it is read: what was found before it was closed or opened says nothing of it since, and is asked again
 */
export function useClosing(
  { firm, year, month }: MonthOf,
  isClosed: boolean | undefined,
): Kept<ClosedMonth> | null | undefined {
  const id = monthId(firm, year, month);
  const find = useCallback(async (db: Database) => (await closingById(db, id)) ?? null, [id]);
  const found = useFound(`${id} ${isClosed}`, find);
  return isClosed === undefined ? undefined : found;
}

/** The earlier closings of a month; undefined until they are read. */
export const useEarlierClosings = ({ firm, year, month }: MonthOf): EarlierClosings | undefined =>
  useFound(monthId(firm, year, month), earlierClosings);

/** One earlier closing: undefined until it is read, null where there is none that can be. */
export const useEarlierClosing = (
  { firm, year, month }: MonthOf,
  moment: string,
): Kept<ClosedMonth> | null | undefined => useFound(`${monthId(firm, year, month)}@${moment}`, earlierOrNone);

const earlierOrNone = async (db: Database, id: string) => (await earlierClosing(db, id)) ?? null;
