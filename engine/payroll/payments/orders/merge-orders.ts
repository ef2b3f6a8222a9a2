import { formatMoney } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import type { PaymentOrder, SkippedOrder } from '../../model/order.ts';

/** Amounts and codes that have to agree: one order then pays all of them. */
const targetOf = ({ payerAccount, payeeAccount, day, urgent, revenue, payout }: PaymentOrder): string =>
  JSON.stringify([payerAccount, payeeAccount, day, urgent, revenue, payout]);

/**
 * Orders of public revenue with the same account, code, municipality and period in one order each, in the place of the first. A merged order
 * lists what it contains; skipped ones stay.
 */
export function mergedOrders(
  all: readonly (PaymentOrder | SkippedOrder)[],
): readonly (PaymentOrder | SkippedOrder)[] {
  const groups = new Map<string, PaymentOrder[]>();
  for (const order of all)
    if ('day' in order) groups.set(targetOf(order), [...(groups.get(targetOf(order)) ?? []), order]);
  return all.flatMap((order): readonly (PaymentOrder | SkippedOrder)[] => {
    if (!('day' in order)) return [order];
    const group = groups.get(targetOf(order)) ?? [];
    return group[0] === order ? [mergedOrder(order, group)] : [];
  });
}

function mergedOrder(first: PaymentOrder, group: readonly PaymentOrder[]): PaymentOrder {
  if (group.length === 1) return first;
  const contains = group.map(({ purpose, amount, obligation }) => ({
    purpose,
    amount,
    ...(obligation && { obligation }),
  }));
  const purposes = [...new Set(group.map(({ purpose }) => purpose))];
  const parts = contains.map(({ purpose, amount }) =>
    purposes.length === 1 ? formatMoney(amount) : `${purpose} ${formatMoney(amount)}`,
  );
  return {
    ...first,
    purpose: purposes.join(', '),
    amount: sumOf(group, ({ amount }) => amount),
    doubts: [
      `Spojen nalog, sadrži ${group.length}: ${parts.join(' + ')}.`,
      ...new Set(group.flatMap(({ doubts }) => doubts)),
    ],
    contains,
  };
}
