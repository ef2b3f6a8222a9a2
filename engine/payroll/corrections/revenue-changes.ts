import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import type { PaymentOrder, SkippedOrder } from '../model/order.ts';
import type { Ordered } from '../orders/orders.ts';

type Payment = PaymentOrder | SkippedOrder;

/** A payment of public revenue in two closings. */
export interface RevenueChange {
  /** As the later closing pays it, or the earlier one where the later does not. */
  readonly payment: Payment;
  readonly before: Feninga;
  readonly after: Feninga;
  readonly by: Feninga;
}

/** True of what is paid to no worker and no creditor. */
export const isRevenue = ({ obligation }: Payment): boolean =>
  obligation !== 'payout' && obligation !== 'deduction';

/** Every payment of public revenue whose amount is another one; one that goes to another account or municipality is another payment. */
export function revenueChanges(before: Ordered, after: Ordered): readonly RevenueChange[] {
  const [was, is] = matched(byKey(before), byKey(after));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [earlier, later] = [was.get(key) ?? [], is.get(key) ?? []];
    const payment = later[0] ?? earlier[0];
    const [from, to] = [totalOf(earlier), totalOf(later)];
    return payment && from !== to ? [{ payment, before: from, after: to, by: to - from }] : [];
  });
}

const totalOf = (payments: readonly Payment[]): Feninga => sumOf(payments, ({ amount }) => amount);

type ByKey = Map<string, readonly Payment[]>;

function byKey({ orders, skipped }: Ordered): ByKey {
  const found: ByKey = new Map();
  for (const payment of [...orders, ...skipped].filter(isRevenue)) {
    const key = keyOf(payment);
    found.set(key, [...(found.get(key) ?? []), payment]);
  }
  return found;
}

const keyOf = (payment: Payment): string =>
  'day' in payment
    ? [
        payment.obligation,
        payment.payeeAccount,
        payment.revenue?.code,
        payment.revenue?.municipality,
        payment.revenue?.budgetOrg,
      ].join('\n')
    : unorderedKey(payment);

const unorderedKey = ({ obligation, purpose }: Payment): string => [obligation, purpose].join('\n');

/**
 * What had no order in one closing and has one in the other is the same payment, where nothing else of its kind could be meant: an
 * account that was not known at first was paid by hand.
 */
function matched(was: ByKey, is: ByKey): readonly [ByKey, ByKey] {
  const [joinedWas, joinedIs] = [new Map(was), new Map(is)];
  for (const [from, to] of [
    [joinedWas, joinedIs],
    [joinedIs, joinedWas],
  ] as const)
    for (const [key, payments] of [...from]) {
      const [first] = payments;
      if (!first || 'day' in first || to.has(key)) continue;
      const others = [...to].filter(([other, [one]]) => one && unorderedKey(one) === key && !from.has(other));
      const [only] = others;
      if (!only || others.length > 1) continue;
      from.delete(key);
      from.set(only[0], payments);
    }
  return [joinedWas, joinedIs];
}
