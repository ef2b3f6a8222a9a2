import type { Day } from '../../../core/days/day.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { MonthPayments, OrderStatus } from '../../model/month-payments.ts';
import type { Obligation, PaymentOrder, SkippedOrder } from '../../model/order.ts';
import { payoutsOf } from '../../month/payouts/month-payouts.ts';
import type { Ordered } from '../orders/orders.ts';
import { paymentKeys } from '../orders/payment-keys.ts';

/** A payment of a month with what was decided about it; amounts of zero are no payments. */
export interface Payment {
  /** Its identity within the month. */
  readonly key: string;
  /** With the decided day and account; undefined for a payment by hand. */
  readonly order?: PaymentOrder;
  readonly skipped?: SkippedOrder;
  readonly purpose: string;
  readonly payee: string;
  readonly amount: Feninga;
  readonly obligation?: Obligation;
  /** The day it is due. */
  readonly day: Day;
  readonly status: OrderStatus;
  /** What is not paid yet; negative when more was paid than is owed. */
  readonly left: Feninga;
}

/** The groups orders are chosen by. */
export const PAYMENT_GROUPS = ['contributions', 'otherRevenue', 'pay', 'deductions'] as const;
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number];

const GROUPS: Readonly<Record<Obligation, PaymentGroup>> = {
  pension: 'contributions',
  health: 'contributions',
  unemployment: 'contributions',
  child: 'contributions',
  contributions: 'contributions',
  insurance: 'contributions',
  tax: 'otherRevenue',
  solidarity: 'otherRevenue',
  disaster: 'otherRevenue',
  water: 'otherRevenue',
  disability: 'otherRevenue',
  payout: 'pay',
  deduction: 'deductions',
};

/** Orders of early closings have no obligation. */
export const groupOf = ({ obligation, order }: Pick<Payment, 'obligation' | 'order'>): PaymentGroup =>
  obligation ? GROUPS[obligation] : order?.revenue ? 'otherRevenue' : 'deductions';

const IN_CASH = 'Isplata u gotovini: na listi za gotovinu.';

/** Every payment of a month, orders first, by its identity (`paymentKeys`). */
export function paymentsOf(
  month: PayrollMonth,
  ordered: Ordered,
  record: Pick<MonthPayments, 'orders'> | undefined,
): readonly Payment[] {
  const days = new Map(payoutsOf(month).map(({ id, day }) => [id, day]));
  return [...paymentKeys(ordered)].map(([one, key]): Payment => {
    const status = record?.orders[key] ?? {};
    const { purpose, payee, amount, obligation } = one;
    const usual = 'day' in one ? one.day : (days.get(one.payout ?? '') ?? month.payday);
    return {
      key,
      purpose,
      payee,
      amount,
      ...(obligation && { obligation }),
      day: status.day ?? usual,
      status,
      left: amount - (status.paid?.amount ?? 0),
      ...madeAs(one, status),
    };
  });
}

function madeAs(
  one: PaymentOrder | SkippedOrder,
  { day, payerAccount, inCash }: OrderStatus,
): Pick<Payment, 'order' | 'skipped'> {
  if (!('day' in one)) return { skipped: one };
  if (inCash) return { skipped: inCashOf(one) };
  return { order: { ...one, ...(day && { day }), ...(payerAccount && { payerAccount }) } };
}

const inCashOf = ({ purpose, payee, amount, obligation, payout }: PaymentOrder): SkippedOrder => ({
  purpose,
  payee,
  amount,
  ...(obligation && { obligation }),
  ...(payout && { payout }),
  reason: IN_CASH,
});

/** Orders and payments by hand as decided. */
export const orderedAs = (payments: readonly Payment[], { skipped }: Ordered): Ordered => ({
  orders: payments.flatMap(({ order }) => order ?? []),
  skipped: [...payments.flatMap((one) => one.skipped ?? []), ...skipped.filter(({ amount }) => amount <= 0)],
});

/** The orders of chosen payments: of one that was paid in part, or grew after it was paid, only the rest. */
export const ordersToPay = (chosen: readonly Payment[]): readonly PaymentOrder[] =>
  chosen.flatMap(({ order, left }) =>
    order ? [left > 0 && left < order.amount ? { ...order, amount: left } : order] : [],
  );

/** Orders for the journal of payments, and whether they are what left the firm. */
export interface PostedOrders {
  readonly orders: readonly PaymentOrder[];
  readonly isPaid: boolean;
}

/** What was paid, on its day and of its amount; all orders as planned while no payment of the month is marked. */
export function ordersAsPaid(payments: readonly Payment[]): PostedOrders {
  const isPaid = payments.some(({ status }) => status.paid);
  const orders = payments.flatMap(({ order, status: { paid } }) => {
    if (!order) return [];
    if (!isPaid) return [order];
    return paid ? [{ ...ofAmount(order, paid.amount), day: paid.day }] : [];
  });
  return { orders, isPaid };
}

/** An order of another amount; the parts it contains are paid in their order, the last one takes what is over. */
function ofAmount(order: PaymentOrder, amount: Feninga): PaymentOrder {
  const { contains } = order;
  if (!contains || amount === order.amount) return { ...order, amount };
  let left = amount;
  const parts = contains.map((part, at) => {
    const own = at === contains.length - 1 ? left : Math.min(part.amount, left);
    left -= own;
    return { ...part, amount: own };
  });
  return { ...order, amount, contains: parts };
}

/** When the last payment of a month was paid, and how it is known. */
export interface PaidOff {
  readonly day: Day;
  /** Every mark comes from a line of a bank statement. */
  readonly byStatement: boolean;
}

/** When all payments of a month were paid; undefined while something is left, and for a month with nothing to pay. */
export function paidOffOn(payments: readonly Payment[]): PaidOff | undefined {
  const paid = payments.flatMap(({ status }) => status.paid ?? []);
  const day = paid
    .map((one) => one.day)
    .toSorted()
    .at(-1);
  if (day === undefined || payments.some(({ left }) => left > 0)) return undefined;
  return { day, byStatement: paid.every(({ line }) => line !== undefined) };
}

/** The sum of what is to be paid by orders. */
export const toPaySum = (chosen: readonly Payment[]): Feninga =>
  sumOf(ordersToPay(chosen), ({ amount }) => amount);

/** The sum of payments. */
export const paymentSum = (payments: readonly Payment[]): Feninga => sumOf(payments, ({ amount }) => amount);
