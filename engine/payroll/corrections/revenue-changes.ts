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
const isRevenue = ({ obligation }: Payment): boolean => obligation !== 'payout' && obligation !== 'deduction';

/**
 * Every payment of public revenue whose amount is another one. Public revenue is booked by its code and municipality: another account for
 * the same is no other payment, another municipality is.
 */
export function revenueChanges(before: Ordered, after: Ordered): readonly RevenueChange[] {
  const [was, is] = [grouped(before), grouped(after)];
  for (const keyOf of LOOSER) join(was, is, keyOf);
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [earlier, later] = [was.get(key) ?? [], is.get(key) ?? []];
    const payment = later[0] ?? earlier[0];
    const [from, to] = [totalOf(earlier), totalOf(later)];
    return payment && from !== to ? [{ payment, before: from, after: to, by: to - from }] : [];
  });
}

const totalOf = (payments: readonly Payment[]): Feninga => sumOf(payments, ({ amount }) => amount);

type Key = (payment: Payment) => string;
type Groups = Map<string, readonly Payment[]>;

const keyOf: Key = (payment) =>
  'day' in payment
    ? [payment.obligation, payment.purpose, payment.revenue?.code, payment.revenue?.municipality].join('\n')
    : unordered(payment);

/** All that is known of what had no order. */
const unordered: Key = ({ obligation, purpose }) => [obligation, purpose].join('\n');

/**
 * What else makes two payments the same one, where nothing else could be meant: the same account, code and municipality by another
 * purpose; and what was paid by hand because its account was not known, and is ordered by the other closing.
 */
const LOOSER: readonly Key[] = [
  (payment) =>
    'day' in payment
      ? [payment.obligation, payment.payeeAccount, payment.revenue?.code, payment.revenue?.municipality].join(
          '\n',
        )
      : unordered(payment),
  unordered,
];

const grouped = ({ orders, skipped }: Ordered): Groups =>
  groupsBy(keyOf, [...orders, ...skipped].filter(isRevenue));

function groupsBy(key: Key, payments: readonly Payment[]): Groups {
  const found: Groups = new Map();
  for (const payment of payments) found.set(key(payment), [...(found.get(key(payment)) ?? []), payment]);
  return found;
}

/** Puts a group that only the one has under the key of the group that only the other has, where each is alone of its kind. */
function join(was: Groups, is: Groups, key: Key): void {
  const [left, right] = [alone(was, is, key), alone(is, was, key)];
  for (const [kind, from] of left) {
    const to = right.get(kind);
    if (from === undefined || to === undefined) continue;
    const [one, other] = [was.get(from) ?? [], is.get(to) ?? []];
    if (key === unordered && [...one, ...other].every((payment) => 'day' in payment)) continue;
    was.delete(from);
    was.set(to, one);
  }
}

/** By kind, the key of the only group of it that the other has not; undefined where there are more. */
function alone(groups: Groups, others: Groups, key: Key): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [name, [first]] of groups) {
    if (!first || others.has(name)) continue;
    const kind = key(first);
    found.set(kind, found.has(kind) ? undefined : name);
  }
  return found;
}
