import { completeOrders } from '@obracun/engine/payroll/payments/orders/complete-orders.ts';
import type { Database } from '../../../storage/db/database.ts';
import { firmById } from '../../../storage/payroll/firms.ts';
import { type ClosedPayments, closedPaymentsOf } from '../../../storage/payroll/payments.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';

/** The closed months of a firm whose payments are followed, their orders completed by what was typed since. */
export async function completedPaymentsOf(db: Database, id: string): Promise<ClosedPayments> {
  const stored = await closedPaymentsOf(db, id);
  const firm = await firmById(db, id);
  if (!firm) return stored;
  const workers = (await workersOf(db, id)).map(({ content }) => content);
  const closings = stored.closings.map((closed) => ({
    ...closed,
    ...completeOrders(closed, { firm, workers }),
  }));
  return { ...stored, closings };
}
