import type { SkippedOrder } from '../model/order.ts';

/** What is owed and has no order: somebody pays it by hand. A zero has no order either, and nobody pays it. */
export const paidByHand = (skipped: readonly SkippedOrder[]): readonly SkippedOrder[] =>
  skipped.filter(({ amount }) => amount > 0);
