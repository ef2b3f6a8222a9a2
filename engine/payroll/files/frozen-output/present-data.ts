import { compact } from '../../../documents/identifiers/digits.ts';
import { payerAccountOf } from '../../firms/accounts/payer-accounts.ts';
import { workerIn } from '../../model/dated-worker.ts';
import { fullName, surnameFirst } from '../../model/firm.ts';
import type { PaymentOrder } from '../../model/order.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { TypedSince } from '../../payments/orders/complete-orders.ts';
import { paymentKeys } from '../../payments/orders/payment-keys.ts';

/** A value in the orders and forms of a closed month that is another one now. */
export interface FormerValue {
  /** `JIB` */
  readonly name: string;
  /** The worker it belongs to; undefined for the firm. */
  readonly worker?: string;
  readonly was: string;
  readonly is: string;
}

const OF_FIRM = {
  jib: 'JIB',
  name: 'naziv',
  address: 'adresa',
  place: 'mjesto',
  account: 'račun',
  activity: 'šifra djelatnosti',
} as const;

const OF_WORKER = {
  lastName: 'prezime',
  firstName: 'ime',
  jmbg: 'JMBG',
  address: 'adresa',
  account: 'račun',
} as const;

type OfFirm = keyof typeof OF_FIRM;
type OfWorker = keyof typeof OF_WORKER;
const FIRM_FIELDS = Object.keys(OF_FIRM) as readonly OfFirm[];
const WORKER_FIELDS = Object.keys(OF_WORKER) as readonly OfWorker[];

/** What the papers of a closed month show otherwise than the present data; none of it changes an amount. */
export function formerValues(settled: SettledMonth, since: TypedSince): readonly FormerValue[] {
  const after = withPresentData(settled, since);
  const ofFirm = FIRM_FIELDS.map((field): FormerValue => {
    return { name: OF_FIRM[field], was: settled.firm[field], is: after.firm[field] };
  });
  const ofWorkers = settled.wages.flatMap(({ worker }, at) =>
    WORKER_FIELDS.map((field): FormerValue => {
      const is = after.wages[at]?.worker[field] ?? '';
      return { name: OF_WORKER[field], worker: surnameFirst(worker), was: worker[field], is };
    }),
  );
  return [...ofFirm, ...ofWorkers].filter(({ was, is }) => was !== is);
}

/** A closed month with the present names and numbers of its firm and workers; an empty one replaces nothing. */
export function withPresentData(settled: SettledMonth, { firm, workers }: TypedSince): SettledMonth {
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  return {
    ...settled,
    firm: {
      ...settled.firm,
      ...filledOf(FIRM_FIELDS, firm),
      municipalityCodes: { ...firm.municipalityCodes, ...settled.firm.municipalityCodes },
    },
    wages: settled.wages.map((wage) => {
      const now = byId.get(wage.worker.id);
      if (!now) return wage;
      const present = workerIn(now, settled.month);
      const place = wage.worker.municipality ?? present.municipality;
      const worker = {
        ...wage.worker,
        ...filledOf(WORKER_FIELDS, present),
        ...(place && { municipality: place }),
      };
      return { ...wage, worker };
    }),
  };
}

const filledOf = <K extends string>(
  fields: readonly K[],
  from: Readonly<Record<K, string>>,
): { readonly [field in K]?: string } =>
  Object.assign({}, ...fields.map((field) => (from[field] ? { [field]: from[field] } : {})));

/**
 * The orders of a closed month with the present names and numbers; their amounts, codes and destinations stay.
 * @param isPaid true for an order that left the firm: it stays as it was paid
 */
export const ordersWithPresent = (
  orders: readonly PaymentOrder[],
  before: SettledMonth,
  after: SettledMonth,
  isPaid: (order: PaymentOrder) => boolean,
): readonly PaymentOrder[] => {
  const keys = paymentKeys({ orders, skipped: [] });
  return orders.map((order) => {
    if (isPaid(order)) return order;
    const named = withPresentName(order, keys.get(order), before, after);
    return withPresentPayer(named, before, after);
  });
};

function withPresentPayer(
  order: PaymentOrder,
  { firm: was }: SettledMonth,
  { firm: is }: SettledMonth,
): PaymentOrder {
  const { obligation = 'tax', revenue } = order;
  const isUsual = order.payerAccount === payerAccountOf(was, obligation);
  return {
    ...order,
    payer: order.payer === was.name ? is.name : order.payer,
    payerPlace: order.payerPlace === was.place ? is.place : order.payerPlace,
    payerAccount: isUsual ? payerAccountOf(is, obligation) : order.payerAccount,
    ...(revenue && { revenue: { ...revenue, taxpayer: compact(is.jib) } }),
  };
}

/** An order with another name keeps its key, by which its day and account were decided. */
function withPresentName(
  order: PaymentOrder,
  key: string | undefined,
  before: SettledMonth,
  after: SettledMonth,
): PaymentOrder {
  const present =
    order.obligation === 'payout'
      ? withPresentPayee(order, before, after)
      : withPresentDebtor(order, before, after);
  const isRenamed = present.payee !== order.payee || present.purpose !== order.purpose;
  return isRenamed && key !== undefined ? { ...present, key } : present;
}

function withPresentPayee(order: PaymentOrder, before: SettledMonth, after: SettledMonth): PaymentOrder {
  const at = before.wages.findIndex(
    ({ worker }) => fullName(worker) === order.payee && compact(worker.account) === order.payeeAccount,
  );
  const now = after.wages[at]?.worker;
  return now ? { ...order, payee: fullName(now), payeeAccount: compact(now.account) } : order;
}

/** The worker at the end of the purpose of a deduction; of two with one name neither is replaced. */
function withPresentDebtor(order: PaymentOrder, before: SettledMonth, after: SettledMonth): PaymentOrder {
  if (order.obligation !== 'deduction') return order;
  const [one, ...others] = before.wages.flatMap(({ worker }, at) => {
    const [was, now] = [fullName(worker), after.wages[at]?.worker];
    return now && was !== '' && order.purpose.endsWith(`, ${was}`) ? [{ was, is: fullName(now) }] : [];
  });
  if (!one || others.length > 0) return order;
  return { ...order, purpose: `${order.purpose.slice(0, -one.was.length)}${one.is}` };
}
