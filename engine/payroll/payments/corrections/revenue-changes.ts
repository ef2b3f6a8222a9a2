import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { PaymentOrder, SkippedOrder } from '../../model/order.ts';
import type { Ordered } from '../orders/orders.ts';

type Payment = PaymentOrder | SkippedOrder;

/** A payment of public revenue in two closings. */
export interface RevenueChange {
  /** From the later closing if present there, else from the earlier one. */
  readonly payment: Payment;
  readonly before: Feninga;
  readonly after: Feninga;
  readonly by: Feninga;
}

/** True for a payment to neither a worker nor a creditor. */
const isRevenue = ({ obligation }: Payment): boolean => obligation !== 'payout' && obligation !== 'deduction';

/**
 * Every payment of public revenue with a changed amount. Public revenue is booked by code and municipality: a new account is the
 * same payment, a new municipality is another.
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

/** Key of a payment without an order. */
const unordered: Key = ({ obligation, purpose }) => [obligation, purpose].join('\n');

/**
 * Fallback keys for an unambiguous match: the same account, code and municipality with another purpose; or a payment
 * by hand that the other closing orders, because its account was unknown before.
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

/** Merges unmatched groups of two closings under one key, when each is the only one of its kind. */
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

/** The key of the only unmatched group of each kind; undefined when there are several. */
function alone(groups: Groups, others: Groups, key: Key): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [name, [first]] of groups) {
    if (!first || others.has(name)) continue;
    const kind = key(first);
    found.set(kind, found.has(kind) ? undefined : name);
  }
  return found;
}
