import type { PaymentOrder, SkippedOrder } from '../../model/order.ts';
import type { Ordered } from './orders.ts';

/**
 * The identity of every payment of a month, orders first; amounts of zero have none. It has neither account, day nor amount, so that a mark
 * stays when a payday moves, an account is typed later, or a correction changes the amount; equal payments are numbered.
 */
export function paymentKeys({ orders, skipped }: Ordered): ReadonlyMap<PaymentOrder | SkippedOrder, string> {
  const seen = new Map<string, number>();
  return new Map(
    [...orders, ...skipped]
      .filter(({ amount }) => amount > 0)
      .map((one) => {
        if (one.key !== undefined) return [one, one.key];
        const base = keyOf(one);
        const number = (seen.get(base) ?? 0) + 1;
        seen.set(base, number);
        return [one, number === 1 ? base : `${base}|${number}`];
      }),
  );
}

const keyOf = (one: PaymentOrder | SkippedOrder): string =>
  [
    one.obligation ?? '',
    one.payout ?? '',
    'revenue' in one ? (one.revenue?.code ?? '') : '',
    'revenue' in one ? (one.revenue?.municipality ?? '') : '',
    one.payee,
    one.purpose,
  ].join('|');
