import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { type Feninga, share, sumOf } from '../../../core/numbers/money.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { kindKey } from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledWage, WageFigures, Withheld } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { kindOf } from '../../staff/pay-kinds/kinds-of.ts';
import { limitOf } from '../../staff/pay-kinds/limits.ts';
import { inKindReceived } from '../api-request/in-kind.ts';
import type { EarlierPay } from '../api-request/sick-leave.ts';
import { takenByOrders } from '../calculate/deductions.ts';
import { inHand } from '../calculate/figures.ts';
import { addsPay, isPaidOften, type OwnPayout, ownPayouts, payoutWord } from './month-payouts.ts';

type Entries = WorkerMonth['entries'];

/** True when a payout pays the amounts of a column of the month. */
const isByColumn = ({ kind, amount, share: rate }: OwnPayout): boolean =>
  amount === undefined &&
  rate === undefined &&
  (kind === 'advance' || kind === 'bonus' || kind === 'thirteenth');

/** The column of such a payout; one payout of the worker takes it, the first by day. */
const columnOf = ({ kind }: OwnPayout): 'advance' | 'bonus' => (kind === 'advance' ? 'advance' : 'bonus');

/** What a worker's payouts take over from columns: those are not entries of the wage any more. */
export function takenColumns(
  month: PayrollMonth,
  worker: string,
): ReadonlyMap<'advance' | 'bonus', OwnPayout> {
  const taken = new Map<'advance' | 'bonus', OwnPayout>();
  for (const payout of ownPayouts(month, worker))
    if (isByColumn(payout) && !taken.has(columnOf(payout))) taken.set(columnOf(payout), payout);
  return taken;
}

/** The entries of a worker's month that its wage is paid by, without those of payouts. */
export function wageEntries(month: PayrollMonth, worker: string): Entries {
  const entries = month.workers[worker]?.entries ?? {};
  const taken = takenColumns(month, worker);
  if (taken.size === 0) return entries;
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => !taken.has(name as 'advance' | 'bonus')),
  );
}

/** The taxed and the untaxed part of a payout with pay of its own. */
export interface AddedPay {
  readonly taxed: Feninga;
  readonly untaxed: Feninga;
  /** Regres of the Federation: its limit covers the whole year, however it is paid, so it is divided as the column is. */
  readonly regres?: Feninga;
}

export const REGRES = kindKey('iznos', 'regres');

/** @param gross of the wage without such payouts */
export function addedPay(
  entity: PayrollEntity,
  month: PayrollMonth,
  worker: string,
  payout: OwnPayout,
  gross: Feninga,
): AddedPay {
  const amount = amountOf(month, worker, payout, gross);
  if (payout.kind !== 'holidayBonus') return { taxed: amount, untaxed: 0 };
  if (entity === 'fbih' && payout.untaxed === undefined) return { taxed: 0, untaxed: 0, regres: amount };
  const untaxed = Math.min(amount, payout.untaxed ?? 0);
  return { taxed: amount - untaxed, untaxed };
}

/** A month with the entries of the first payouts that add pay, of each worker. */
export function withAdded(
  { entity }: Firm,
  month: PayrollMonth,
  steps: ReadonlyMap<string, readonly Pick<SettledWage, 'figures'>[]>,
  count: number,
): PayrollMonth {
  if (!isPaidOften(month)) return month;
  const workers = { ...month.workers };
  for (const id of new Set([...Object.keys(workers), ...steps.keys()])) {
    const gross = steps.get(id)?.[0]?.figures.gross ?? 0;
    const added = ownPayouts(month, id)
      .filter(addsPay)
      .slice(0, count)
      .map((payout) => addedPay(entity, month, id, payout, gross));
    workers[id] = { ...workers[id], entries: withPay(wageEntries(month, id), added) };
  }
  return { ...month, workers };
}

/** Entries with added pay; columns without an amount stay empty. */
function withPay(entries: Entries, added: readonly AddedPay[]): Entries {
  const [taxed, untaxed] = [sumOf(added, (one) => one.taxed), sumOf(added, (one) => one.untaxed)];
  const regres = sumOf(added, (one) => one.regres ?? 0);
  return {
    ...entries,
    ...(taxed > 0 && { bonus: (entries.bonus ?? 0) + taxed }),
    ...(untaxed > 0 && { untaxed: (entries.untaxed ?? 0) + untaxed }),
    ...(regres > 0 && { [REGRES]: (entries[REGRES] ?? 0) + regres }),
  };
}

/** What regres may be without contributions and tax in a year; undefined where no limit is known. */
export function untaxedLimit(firm: Firm, month: PayrollMonth): Feninga | undefined {
  const kind = kindOf(firm, REGRES);
  if (kind?.treatment !== 'untaxed') return undefined;
  const limit = limitOf(kind, month, {});
  return 'amount' in limit ? limit.amount : undefined;
}

function amountOf(month: PayrollMonth, worker: string, payout: OwnPayout, of: Feninga): Feninga {
  if (payout.amount !== undefined) return payout.amount;
  if (payout.share !== undefined) return share(of, payout.share);
  const isTaken = isByColumn(payout) && takenColumns(month, worker).get(columnOf(payout))?.id === payout.id;
  return (isTaken && month.workers[worker]?.entries[columnOf(payout)]) || 0;
}

/** True for a wage with taxed payouts: each of its steps is calculated by its gross, so that the figures of every payout are whole. */
export function hasAddedTaxedPay(
  firm: Firm,
  month: PayrollMonth,
  worker: string,
  { untaxed: earlier = {} }: EarlierPay = {},
): boolean {
  const payouts = ownPayouts(month, worker).filter(addsPay);
  const added = payouts.map((payout) => addedPay(firm.entity, month, worker, payout, 0));
  if (payouts.some(({ share: rate }) => rate !== undefined) || added.some(({ taxed }) => taxed > 0))
    return true;
  const apart = sumOf(added, ({ regres = 0 }) => regres);
  if (apart === 0) return false;
  const before = (earlier[REGRES] ?? 0) + (month.workers[worker]?.entries[REGRES] ?? 0);
  return before + apart > (untaxedLimit(firm, month) ?? 0);
}

/** A part of the pay in hand paid by another payout than the wage. */
export interface PaidApart {
  readonly payout: OwnPayout;
  readonly amount: Feninga;
}

/** The advances and the partial pay of a worker, by day. */
export const paidApart = (month: PayrollMonth, worker: string, figures: WageFigures): readonly PaidApart[] =>
  ownPayouts(month, worker)
    .filter((payout) => payout.kind === 'advance' || (payout.kind === 'pay' && !isOpen(payout)))
    .map((payout) => ({ payout, amount: amountOf(month, worker, payout, inHand(figures)) }))
    .filter(({ amount }) => amount > 0);

/** True for a payout of all pay that is left. */
export const isOpen = ({ kind, amount, share: rate }: OwnPayout): boolean =>
  kind === 'pay' && amount === undefined && rate === undefined;

/** The reason why payouts cannot be paid from a wage; undefined when they fit beside what orders of a court take first. */
export function overpaidReason(
  entity: PayrollEntity,
  month: PayrollMonth,
  worker: Worker,
  figures: WageFigures,
): string | undefined {
  const apart = paidApart(month, worker.id, figures);
  if (apart.length === 0) return undefined;
  const entries = wageEntries(month, worker.id);
  const received = inKindReceived(entity, figures, entries) + (entries.advance ?? 0);
  const typed = month.workers[worker.id];
  const ordered = takenByOrders(worker, entity, figures, typed && { ...typed, entries }, month);
  let left = Math.max(0, inHand(figures) - ordered - received);
  let leftOfNet = figures.net - figures.solidarity;
  for (const { payout, amount } of apart) {
    const outstanding = payout.isTaxed ? Math.min(left, leftOfNet) : left;
    if (amount > outstanding) return tooMuch(entity, payout, amount, Math.max(0, outstanding), ordered);
    left -= amount;
    leftOfNet -= amount;
  }
  return undefined;
}

const tooMuch = (
  entity: PayrollEntity,
  payout: OwnPayout,
  amount: Feninga,
  outstanding: Feninga,
  ordered: Feninga,
): string => {
  const after = ordered > 0 ? ` poslije obustava po rješenju od ${formatMoney(ordered)}` : '';
  return `${payoutWord(entity, payout)} ${formatDay(payout.day)} je ${formatMoney(amount)}, a radniku se${after} duguje ${formatMoney(outstanding)}. Smanjite iznos ili izostavite radnika pod „Isplate“. Već plaćeni višak upišite kao akontaciju narednog mjeseca.`;
};

/**
 * The reason why a payout with pay of its own cannot be paid: an order of a court takes from it. Payouts must be paid whole.
 * @param leftOut of the whole month
 */
export const cutPayoutReason = (leftOut: readonly Withheld[]): string | undefined => {
  const cut = leftOut.find(({ payout }) => payout !== undefined);
  return (
    cut &&
    `${cut.name} ne stane cijela poslije obustava po rješenju, nedostaje ${formatMoney(cut.amount)}. Smanjite iznos ili izostavite radnika pod „Isplate“.`
  );
};
