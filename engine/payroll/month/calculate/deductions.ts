import type { YearMonth } from '../../../core/days/day.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import { type Feninga, mulDiv, share, sumOf } from '../../../core/numbers/money.ts';
import type { WorkerMonth } from '../../model/month.ts';
import { MONTH_COLUMNS } from '../../model/month-columns.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { monthOfId } from '../../model/reading/month.ts';
import type { Instalment, Received, WageFigures, Withheld } from '../../model/wage.ts';
import type { StandingDeduction, Worker } from '../../model/worker.ts';
import { inKindReceived } from '../api-request/in-kind.ts';
import { byRank, isRanked, legalLimit, limitOf } from './enforcement-limit.ts';
import { inHand } from './figures.ts';

/** The deductions of a wage, and those that do not fit: skipped and named. */
export interface Deducted {
  readonly withheld: readonly Withheld[];
  readonly leftOut: readonly Withheld[];
}

/**
 * The deductions from a worker's payout. First orders of a court: by rank, each up to its limit, then those without a day of receipt. Then
 * what the worker has received already, while the money lasts: a claim of the employer does not come before an order. Then the other
 * deductions in their order, those of the month alone last. Each of these is taken whole while the money lasts, never cut; a smaller amount
 * can be typed for the month.
 * @param elsewhere pay of other payouts of the month
 */
export function deduct(
  worker: Worker,
  entity: PayrollEntity,
  figures: WageFigures,
  month: WorkerMonth | undefined,
  of: YearMonth,
  elsewhere: readonly Withheld[] = [],
): Deducted {
  let left = inHand(figures);
  const withheld: Withheld[] = [];
  const leftOut: Withheld[] = [];
  const take = (one: Withheld, amount: Feninga): void => {
    const rest = one.amount - amount;
    if (amount > 0) withheld.push({ ...one, amount });
    if (rest > 0) leftOut.push({ ...one, amount: rest });
    left -= amount;
  };
  const whole = (one: Withheld): void => take(one, one.amount <= left ? one.amount : 0);
  for (const { due, amount } of rankedOrders(worker, entity, figures, month, of)) take(due, amount);
  const [ordered, others] = dueOf(worker, figures, month);
  for (const one of ordered) whole(one);
  const received = [
    ...receivedIn(entity, figures, month?.entries ?? {}),
    ...elsewhere,
    ...overpaidBefore(month?.overpaid),
  ];
  for (const one of received) take(one, Math.max(0, Math.min(one.amount, left)));
  for (const one of others) whole(one);
  return { withheld, leftOut };
}

/** What orders of a court take from a wage before anything else. */
export function takenByOrders(
  worker: Worker,
  entity: PayrollEntity,
  figures: WageFigures,
  month: WorkerMonth | undefined,
  of: YearMonth,
): Feninga {
  const { withheld } = deduct(worker, entity, figures, month, of);
  const ids = new Set(worker.deductions.filter(({ isEnforced }) => isEnforced).map(({ id }) => id));
  return sumOf(
    withheld.filter(({ standing }) => standing !== undefined && ids.has(standing)),
    ({ amount }) => amount,
  );
}

interface TakenOrder {
  readonly due: Withheld;
  readonly amount: Feninga;
}

/** The orders taken by rank, with what each takes. */
function rankedOrders(
  worker: Worker,
  entity: PayrollEntity,
  figures: WageFigures,
  month: WorkerMonth | undefined,
  of: YearMonth,
): readonly TakenOrder[] {
  const legal = legalLimit(entity, figures.net, of);
  const mostOf = (order: StandingDeduction): Feninga =>
    Math.max(0, Math.min(inHand(figures), limitOf(order, figures.net, legal)));
  const orders = worker.deductions
    .filter(isRanked)
    .toSorted(byRank)
    .map((order) => {
      const due = dueOfOrder(order, figures, month?.deductions);
      const wanted = Math.min(due, month?.deductions?.[order.id] ?? due);
      return { order, due: asWithheld(order, due), wanted, most: mostOf(order) };
    });
  const shares = sharesOfMaintenance(orders);
  let forced = sumOf([...shares.values()], (amount) => amount);
  return orders.map(({ order, due, wanted, most }) => {
    const own = shares.get(order.id) ?? 0;
    const more = Math.max(0, Math.min(wanted - own, most - forced));
    forced += more;
    return { due, amount: own + more };
  });
}

interface WantedOrder {
  readonly order: StandingDeduction;
  readonly wanted: Feninga;
  readonly most: Feninga;
}

/**
 * What each order of maintenance takes first when they do not all fit and every one has a stated share: its share of the limit, never more
 * than it demands. What one of them leaves goes on by rank. Empty without shares: then they are taken by rank alone.
 */
function sharesOfMaintenance(orders: readonly WantedOrder[]): ReadonlyMap<string, Feninga> {
  const wanting = orders.filter(({ order, wanted }) => order.isAlimony && wanted > 0);
  const parts = sumOf(wanting, ({ order }) => order.maintenanceShare ?? 0);
  const most = Math.min(...wanting.map((one) => one.most));
  const areStated = wanting.every(({ order }) => order.maintenanceShare !== undefined);
  if (wanting.length < 2 || !areStated || parts === 0) return new Map();
  if (sumOf(wanting, ({ wanted }) => wanted) <= most) return new Map();
  // Cumulative, so that rounded shares add up to the limit.
  let before = 0;
  return new Map(
    wanting.map(({ order, wanted }) => {
      const start = mulDiv(most, before, parts);
      before += order.maintenanceShare ?? 0;
      return [order.id, Math.min(wanted, mulDiv(most, before, parts) - start)] as const;
    }),
  );
}

/** What an order demands this month: its amount and what earlier months carried on, never more than the rest of the debt. */
function dueOfOrder(
  order: StandingDeduction,
  figures: WageFigures,
  typed: WorkerMonth['deductions'],
): Feninga {
  const agreed = agreedAmount(order, figures) + Math.max(0, order.carried ?? 0);
  const due = Math.max(agreed, typed?.[order.id] ?? 0);
  return Math.min(due, order.remaining ?? due);
}

/** No creditor: it is not paid out. */
const NO_CREDITOR = { creditor: '', account: '', reference: '' };

const receivedIn = (
  entity: PayrollEntity,
  figures: WageFigures,
  entries: WorkerMonth['entries'],
): Withheld[] =>
  (
    [
      ['inKind', 'Primljeno u stvarima', inKindReceived(entity, figures, entries)],
      ['advance', MONTH_COLUMNS.advance.label, entries.advance ?? 0],
    ] satisfies [Received, string, Feninga][]
  ).map(([received, name, amount]) => ({ ...NO_CREDITOR, name, amount, received }));

/** Overpaid in another month: the worker has received it already, as an advance. */
const overpaidBefore = (overpaid: WorkerMonth['overpaid'] = {}): Withheld[] =>
  Object.entries(overpaid).map(([correction, amount]) => ({
    ...NO_CREDITOR,
    name: `Preplaćeno za ${monthWritten(monthOfId(correction))}`,
    amount,
    received: 'advance',
    correction,
  }));

/** The part of a payout the worker has received already. */
export const isReceived = ({ received }: Withheld): boolean => received !== undefined;

/** Orders of a court without a day of receipt, and the other deductions. */
function dueOf(
  { deductions }: Worker,
  figures: WageFigures,
  month: WorkerMonth | undefined,
): readonly [readonly Withheld[], readonly Withheld[]] {
  const dues = (some: readonly StandingDeduction[]): Withheld[] =>
    some
      .filter((one) => !isRanked(one))
      .map((one) => asWithheld(one, amountOf(one, figures, month?.deductions)));
  const ofMonth = { ...OF_MONTH, amount: month?.entries.deductionsOfMonth ?? 0 };
  const isDue = ({ amount }: Withheld): boolean => amount > 0;
  return [
    dues(deductions.filter(({ isEnforced }) => isEnforced)).filter(isDue),
    [...dues(deductions.filter(({ isEnforced }) => !isEnforced)), ofMonth].filter(isDue),
  ];
}

/** Of this month alone, called as its column, with no creditor named: it is paid by hand. */
const OF_MONTH = { ...NO_CREDITOR, name: MONTH_COLUMNS.deductionsOfMonth.label };

/** The amount of the month, or the agreed one; never more than the rest of the debt. */
function amountOf(one: StandingDeduction, figures: WageFigures, typed: WorkerMonth['deductions']): Feninga {
  const due = typed?.[one.id] ?? agreedAmount(one, figures);
  return Math.min(due, one.remaining ?? due);
}

/** The agreed amount: an amount, or a share of the net. */
const agreedAmount = ({ amount, share: rate }: StandingDeduction, { net }: WageFigures): Feninga =>
  amount ?? (rate === undefined ? 0 : share(net, rate));

function asWithheld(debt: StandingDeduction, amount: Feninga): Withheld {
  const { id, name, creditor, account, reference } = debt;
  const instalment = instalmentOf(debt);
  return { name, creditor, account, reference, amount, standing: id, ...(instalment && { instalment }) };
}

/** The number of the instalment that is due, of a debt with a total, a rest and an amount a month. */
export function instalmentOf({ amount, total, remaining }: StandingDeduction): Instalment | undefined {
  if (!amount || !total || !remaining || remaining > total) return undefined;
  const of = Math.ceil(total / amount);
  return { number: Math.min(of, Math.ceil((total - remaining) / amount) + 1), of };
}

/** True for an amount that is due again with the next month. */
export const isCarriedOn = ({ standing }: Withheld, { deductions }: Worker): boolean =>
  deductions.some((one) => one.id === standing && isRanked(one));

/** `kredit (rata 5 od 24)` */
export const calledDeduction = ({ name, instalment }: Pick<Withheld, 'name' | 'instalment'>): string =>
  instalment ? `${name} (rata ${instalment.number} od ${instalment.of})` : name;
