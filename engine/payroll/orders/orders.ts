import type { PaymentOrder, SkippedOrder } from '../model/order.ts';
import type { SettledMonth } from '../model/wage.ts';
import { duesOf } from './dues.ts';
import type { OrderOptions } from './options.ts';
import { revenueOrder } from './revenue-order.ts';
import { deductionOrders, payoutOrder } from './transfers.ts';

/** The orders of a month in the order they are written, and what cannot be ordered, with the reason; no skipped one blocks another. */
export interface Ordered {
  readonly orders: readonly PaymentOrder[];
  readonly skipped: readonly SkippedOrder[];
}

/** The payment orders of a settled month: public revenue, workers, creditors; put together as the firm has it. Figures are those of the slips, to the fening. */
export function ordersOf(settled: SettledMonth, options: OrderOptions = settled.firm): Ordered {
  const { firm, month, wages } = settled;
  const all = [
    ...duesOf(settled, options).map((due) => revenueOrder(due, settled)),
    ...wages.map((wage) => payoutOrder(wage, firm, month)),
    ...wages.flatMap((wage) => deductionOrders(wage, firm, month)),
  ];
  return { orders: all.filter((one) => 'day' in one), skipped: all.filter((one) => 'reason' in one) };
}
