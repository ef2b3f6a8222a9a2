import {
  type FormerValue,
  formerValues,
  ordersWithPresent,
  withPresentData,
} from '@obracun/engine/payroll/files/frozen-output/present-data.ts';
import type { MonthPayments } from '@obracun/engine/payroll/model/month-payments.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { TypedSince } from '@obracun/engine/payroll/payments/orders/complete-orders.ts';
import { paymentKeys } from '@obracun/engine/payroll/payments/orders/payment-keys.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { today } from '../../../platform/clock.ts';
import type { Database } from '../../../storage/db/database.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { closedMonthOf } from '../../../storage/payroll/closing.ts';
import { earlierInYear } from '../../../storage/payroll/earlier-in-year.ts';
import { firmById } from '../../../storage/payroll/firms.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { paymentsOfMonth } from '../../../storage/payroll/payments.ts';
import { saveRemade } from '../../../storage/payroll/remake-papers.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';

/** A closed month whose papers show former names or numbers. */
export interface Former {
  readonly closed: StoredRecord<ClosedMonth>;
  readonly since: TypedSince;
  readonly values: readonly FormerValue[];
}

/** What the papers of a closed month show otherwise than the present data; null without anything, and for an open month. */
export async function formerOf(db: Database, of: MonthOf): Promise<Former | null> {
  const closed = await closedMonthOf(db, of);
  const firm = await firmById(db, of.firm);
  if (!closed || !firm) return null;
  const workers = (await workersOf(db, of.firm)).map(({ content }) => content);
  const since = { firm, workers };
  const values = formerValues(closed.content.settled, since);
  return values.length > 0 ? { closed, since, values } : null;
}

/** Months looked at, the last ones: forms of older ones were filed long ago. */
const LOOKED_AT = 12;

/** The last closed months of a firm whose papers show former names or numbers. */
export async function formerMonthsOf(db: Database, firm: string): Promise<readonly Former[]> {
  const ids = await db.mjeseci.where('id').startsWith(`${firm}:`).primaryKeys();
  const former: Former[] = [];
  for (const id of ids.toSorted().slice(-LOOKED_AT))
    former.push(...[(await formerOf(db, monthOfId(id))) ?? []].flat());
  return former;
}

/**
 * Makes the papers of a closed month again with the present names and numbers; amounts, and orders that were paid, stay.
 * @returns false when the closing changed meanwhile, and nothing was stored
 * @throws KeepingFailed, PartMissing
 */
export async function remakePapers({ closed, since }: Former): Promise<boolean> {
  const { content } = closed;
  const { firm, year, month, settled, orders } = content;
  const [record, earlier] = await withDatabase(async (db) => [
    await paymentsOfMonth(db, closed.id),
    await earlierInYear(db, { firm, year, month }),
  ]);
  const after = withPresentData(settled, since);
  const made = ordersWithPresent(orders, settled, after, paidIn(content, record));
  const { remadeParts } = await fetchPart(() => import('../output/output.ts'));
  const parts = await remadeParts(content, after, made, earlier);
  return 'stored' in (await saveRemade(closed, { ...content, ...parts }, today()));
}

function paidIn(closed: ClosedMonth, record: MonthPayments | null): (order: PaymentOrder) => boolean {
  const keys = paymentKeys(closed);
  return (order) => record?.orders[keys.get(order) ?? '']?.paid !== undefined;
}
