import { compact, hasThirteenDigits } from '../../../documents/identifiers/digits.ts';
import { payerAccountOf } from '../../firms/accounts/payer-accounts.ts';
import { workerIn } from '../../model/dated-worker.ts';
import type { Firm } from '../../model/firm.ts';
import type { PaymentOrder, SkippedOrder } from '../../model/order.ts';
import type { ClosedMonth, SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { wrongAccount } from './options.ts';
import { type Ordered, ordered, ordersOf } from './orders.ts';
import { paymentKeys } from './payment-keys.ts';

/** The frozen orders of a closed month. */
export type FrozenOrders = Pick<ClosedMonth, 'settled' | 'orders' | 'skipped'>;

/** The data of a firm as it is now. */
export interface TypedSince {
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

/**
 * The orders of a closed month with what was typed since: an order that was skipped for want of a code, an account or a JIB is made of the
 * frozen amount once that is known. Orders that were made, and every amount, stay as they were closed. Each payment keeps its identity, so
 * that a mark of having been paid stays too.
 */
export function completeOrders(frozen: FrozenOrders, since: TypedSince): Ordered {
  const { orders, skipped } = frozen;
  const isWhole = skipped.every(({ amount }) => amount <= 0) && orders.every(isFromAccount);
  if (isWhole) return { orders, skipped };
  const made = madeNow(frozen.settled, since);
  const filled = skipped.map((gap) => (gap.amount > 0 ? takeFor(gap, made) : undefined) ?? gap);
  const own = orders.map((order) => fromAccount(order, since.firm));
  const all = [...own, ...filled];
  const frozenOnes = [...orders, ...skipped];
  if (all.every((one, at) => one === frozenOnes[at])) return { orders, skipped };
  const keys = paymentKeys(frozen);
  return ordered(all.map((one, at) => withKey(one, keys.get(frozenOnes[at] ?? one))));
}

const withKey = <T extends PaymentOrder | SkippedOrder>(one: T, key: string | undefined): T =>
  key === undefined ? one : { ...one, key };

const isFromAccount = ({ payerAccount, payerPlace }: PaymentOrder): boolean =>
  payerAccount !== '' && payerPlace !== '';

/** An order made before the firm had an account. */
function fromAccount(order: PaymentOrder, firm: Firm): PaymentOrder {
  const payerAccount = order.payerAccount || payerAccountOf(firm, order.obligation ?? 'tax');
  const payerPlace = order.payerPlace || firm.place;
  const isSame = payerAccount === order.payerAccount && payerPlace === order.payerPlace;
  return isSame ? order : { ...order, payerAccount, payerPlace };
}

/** Takes the order of a skipped amount out of those made now; its purpose may be more exact now than it was. */
function takeFor(gap: SkippedOrder, made: PaymentOrder[]): PaymentOrder | undefined {
  const isSame = (order: PaymentOrder): boolean =>
    order.obligation === gap.obligation && order.payout === gap.payout && order.amount === gap.amount;
  const isCalledSame = (order: PaymentOrder): boolean =>
    isSame(order) && order.purpose === gap.purpose && (gap.payee === '' || order.payee === gap.payee);
  const named = made.findIndex(isCalledSame);
  const at = named < 0 && !gap.code ? made.findIndex((one) => isSame(one) && one.revenue) : named;
  return at < 0 ? undefined : made.splice(at, 1)[0];
}

/**
 * The orders of the frozen wages by present data, of which only what was unknown at the closing is taken. Those without a municipality then
 * are ordered apart, as they were.
 */
function madeNow({ firm, wages, ...settled }: SettledMonth, since: TypedSince): PaymentOrder[] {
  const now = wages.map((wage) => wageWith(wage, since.workers, settled.month));
  const options = { mergeCantons: firm.mergeCantons === true, mergeOrders: false };
  const made = (some: readonly SettledWage[]) =>
    ordersOf({ ...settled, firm: firmWith(firm, since.firm), wages: some }, options).orders;
  const placed = now.filter((_, at) => wages[at]?.worker.municipality);
  const unplaced = now.filter((wage) => !placed.includes(wage));
  const asClosed = now.map((wage) => (placed.includes(wage) ? wage : withoutPlace(wage)));
  return [...made(asClosed), ...made(unplaced).filter(({ revenue }) => revenue)];
}

function withoutPlace({ worker, ...wage }: SettledWage): SettledWage {
  const { municipality: _, ...rest } = worker;
  return { ...wage, worker: rest };
}

function firmWith(closed: Firm, now: Firm): Firm {
  const municipality = closed.municipality ?? now.municipality;
  return {
    ...closed,
    name: closed.name || now.name,
    place: closed.place || now.place,
    jib: hasThirteenDigits(compact(closed.jib)) ? closed.jib : now.jib,
    account: closed.account || now.account,
    accounts: { ...closed.accounts, ...now.accounts },
    municipalityCodes: { ...closed.municipalityCodes, ...now.municipalityCodes },
    ...(municipality && { municipality }),
  };
}

function wageWith(wage: SettledWage, workers: readonly Worker[], month: SettledMonth['month']): SettledWage {
  const { worker } = wage;
  const present = workers.find(({ id }) => id === worker.id);
  if (!present) return wage;
  const now = workerIn(present, month);
  const municipality = worker.municipality ?? now.municipality;
  return {
    ...wage,
    worker: {
      ...worker,
      account: wrongAccount(worker.account) === undefined ? worker.account : now.account,
      ...(municipality && { municipality }),
    },
    withheld: wage.withheld.map((one) => {
      const standing = now.deductions.find(({ id }) => id === one.standing);
      if (!standing) return one;
      return {
        ...one,
        creditor: one.creditor.trim() === '' && one.account.trim() === '' ? standing.creditor : one.creditor,
        account: wrongAccount(one.account) === undefined ? one.account : standing.account,
      };
    }),
  };
}
