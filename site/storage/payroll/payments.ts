import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import {
  type MonthPayments,
  newMonthPayments,
  type OrderStatus,
  paymentsId,
  paymentsPrefix,
} from '@obracun/engine/payroll/model/month-payments.ts';
import { monthId, monthOfId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { readMonthPayments } from '@obracun/engine/payroll/staff/staff-records.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { closingsOf } from './closing.ts';
import { refuseLocked } from './firm-lock.ts';
import type { MonthOf } from './months.ts';
import { allReadable, readableContents, setAside } from './readable-contents.ts';
import { put } from './save.ts';
import { recordsFrom } from './staff-record-ids.ts';
import { useFound } from './use-found.ts';

/** What was decided about the payments of a month, by its id; null without any. */
export async function paymentsOfMonth(db: Database, id: string): Promise<MonthPayments | null> {
  const { firm, ...month } = monthOfId(id);
  return readableContents(await db.odsustva.get(paymentsId(firm, month)), readMonthPayments)?.content ?? null;
}

/** The same of several months, by the id of the month. */
export async function paymentsOfMonths(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MonthPayments>> {
  const keys = ids.map((id) => {
    const { firm, ...month } = monthOfId(id);
    return paymentsId(firm, month);
  });
  const stored = await db.odsustva.bulkGet(keys);
  return new Map(
    stored.flatMap((one, at) => {
      const read = readableContents(one, readMonthPayments)?.content;
      return read ? [[ids[at] ?? '', read] as const] : [];
    }),
  );
}

/** What was decided about the payments of a month: null without any, undefined until it is read. */
export const useMonthPayments = ({ firm, year, month }: MonthOf): MonthPayments | null | undefined =>
  useFound(monthId(firm, year, month), paymentsOfMonth);

/** The status of one payment before and after a change; undefined for none. */
export interface StatusChange extends MonthOf {
  readonly key: string;
  readonly before: OrderStatus | undefined;
  readonly after: OrderStatus | undefined;
}

/** Thrown when a status was changed in another tab: nothing is stored. */
class ChangedMeanwhile extends Error {}

/**
 * Changes the statuses of payments, of one month or of several, all or none; others, changed in another tab, stay.
 * @returns false, with nothing written, when one of them was changed in another tab, or its firm was removed
 * @throws KeepingFailed
 */
export async function saveStatuses(changes: readonly StatusChange[]): Promise<boolean> {
  const idOf = ({ firm, year, month }: StatusChange): string => monthId(firm, year, month);
  let isStored = true;
  await withDatabase((db) =>
    db
      .transaction('rw', db.odsustva, db.firme, db.odlozeno, async () => {
        for (const id of new Set(changes.map(idOf)))
          await changePayments(
            db,
            monthOfId(id),
            changes.filter((one) => idOf(one) === id),
          );
      })
      .catch((error: unknown) => {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        isStored = false;
      }),
  );
  return isStored;
}

async function changePayments(
  db: Database,
  { firm, ...month }: MonthOf,
  changes: readonly StatusChange[],
): Promise<void> {
  if ((await db.firme.get(firm)) === undefined) throw new ChangedMeanwhile();
  await refuseLocked(db, firm);
  const there = await db.odsustva.get(paymentsId(firm, month));
  const read = readableContents(there, readMonthPayments)?.content;
  if (there && !read) await setAside(db, there, 'plaćanja mjeseca');
  const now = read ?? newMonthPayments(firm, month);
  const orders = { ...now.orders };
  for (const { key, before, after } of changes) {
    if (contentKey(orders[key] ?? {}) !== contentKey(before ?? {})) throw new ChangedMeanwhile();
    if (after && Object.keys(after).length > 0) orders[key] = after;
    else delete orders[key];
  }
  await put(db.odsustva, { ...now, orders }, there);
  await noteChange(db, firm, { action: 'payments', ofMonth: month });
}

/** Closed months with what was decided about their payments. */
export interface ClosedPayments {
  readonly closings: readonly ClosedMonth[];
  /** By the id of the record. */
  readonly records: ReadonlyMap<string, MonthPayments>;
}

/**
 * The closed months of a firm from the first in which a payment was marked; only the last closed one of a firm without marks. Earlier ones
 * are taken as paid.
 */
export async function closedPaymentsOf(db: Database, firm: string): Promise<ClosedPayments> {
  const stored = allReadable(await recordsFrom(db, paymentsPrefix(firm)).toArray(), readMonthPayments);
  const records = new Map(stored.map(({ content }) => [content.id, content]));
  const months = allReadable(
    await db.mjeseci.where('id').startsWith(`${firm}:`).sortBy('id'),
    readMonth,
  ).filter(({ content }) => content.isClosed);
  const isMarked = ({ content }: StoredRecord<PayrollMonth>): boolean =>
    Object.values(records.get(paymentsId(firm, content))?.orders ?? {}).some(({ paid }) => paid);
  const first = months.findIndex(isMarked);
  const shown = first < 0 ? months.slice(-1) : months.slice(first);
  return { closings: (await closingsOf(db, shown)).map(({ content }) => content), records };
}
