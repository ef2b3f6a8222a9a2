import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { LedgerItem } from '../../../law/ledger.ts';
import { refundApart } from '../../model/refund.ts';
import type { Received, SettledMonth, SettledWage, Withheld } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { LEDGER_ITEMS } from './ledger-items.ts';
import { POSTING_RULES, type PostedAmount } from './posting-rules.ts';

export type Side = 'debit' | 'credit';

/** One amount on one side of an account. In the journal of a difference it may be negative. */
export interface Posting {
  readonly item: LedgerItem;
  readonly side: Side;
  readonly amount: Feninga;
  /** Replaces the account of the item. */
  readonly account?: string;
  readonly costCentre?: string;
  /** The creditor. */
  readonly partner?: string;
  /** Replaces the label of the item. */
  readonly text?: string;
}

/** The postings of a month apart from its payments; each list balances. */
export interface MonthPostings {
  /** The cost of the month and what it is owed as. */
  readonly calculation: readonly Posting[];
  /** What is not paid out to the workers: deductions, advances, pay in kind. */
  readonly withheld: readonly Posting[];
}

/** The postings of a settled month, added up. */
export const postingsOf = ({ wages }: Pick<SettledMonth, 'wages'>): MonthPostings => ({
  calculation: summed(wages.flatMap(calculationOf)),
  withheld: summed(wages.flatMap(withheldOf)),
});

function calculationOf(wage: SettledWage): readonly Posting[] {
  const costCentre = costCentreOf(wage.worker);
  return POSTING_RULES.flatMap(({ debit, credit, amounts }) =>
    amounts(wage).flatMap((one) => [
      ...(debit ? [posting(debit, 'debit', one, costCentre)] : []),
      ...(credit ? [posting(credit, 'credit', { amount: one.amount }, costCentre)] : []),
    ]),
  );
}

const posting = (
  item: LedgerItem,
  side: Side,
  { amount, account, text }: PostedAmount,
  costCentre: string,
): Posting => ({
  item,
  side,
  amount,
  ...(account && { account }),
  ...(text && { text }),
  ...(costCentre && LEDGER_ITEMS[item].isCost && { costCentre }),
});

const costCentreOf = (worker: Worker): string => worker.costCentre?.trim() ?? '';

/** The liabilities of the pay of a worker, in the order in which what is withheld uses them up. */
export const PAY_ITEMS = ['net', 'refundNet', 'otherNet'] as const;
type PayItem = (typeof PAY_ITEMS)[number];
export type OutstandingPay = Readonly<Record<PayItem, Feninga>>;

/** The pay of a worker before anything withheld. */
function wholePay(wage: SettledWage): OutstandingPay {
  const { net, solidarity, untaxed } = wage.figures;
  const refundNet = refundApart(wage).net;
  return { net: net - solidarity - refundNet, refundNet, otherNet: untaxed };
}

/** Takes an amount from the pay; the last item takes the rest. */
function takenFrom(pay: OutstandingPay, amount: Feninga): OutstandingPay {
  const net = Math.min(amount, pay.net);
  const refundNet = Math.min(amount - net, pay.refundNet);
  return { net, refundNet, otherNet: amount - net - refundNet };
}

const less = (pay: OutstandingPay, taken: OutstandingPay): OutstandingPay => ({
  net: pay.net - taken.net,
  refundNet: pay.refundNet - taken.refundNet,
  otherNet: pay.otherNet - taken.otherNet,
});

/** What the pay of a worker is owed as after everything withheld: the net is used up first. */
export function payableToWorker(wage: SettledWage): OutstandingPay {
  const whole = wholePay(wage);
  return less(
    whole,
    takenFrom(
      whole,
      sumOf(wage.withheld, ({ amount }) => amount),
    ),
  );
}

const RECEIVED_AS: Readonly<Record<Received, LedgerItem>> = { advance: 'advances', inKind: 'received' };

function withheldOf(wage: SettledWage): readonly Posting[] {
  let left = wholePay(wage);
  return wage.withheld.flatMap((one): readonly Posting[] => {
    const taken = takenFrom(left, one.amount);
    left = less(left, taken);
    return [
      ...PAY_ITEMS.map((item): Posting => ({ item, side: 'debit', amount: taken[item] })),
      creditOf(one),
    ];
  });
}

function creditOf({ received, amount, name, creditor }: Withheld): Posting {
  if (received) return { item: RECEIVED_AS[received], side: 'credit', amount };
  return { item: 'creditors', side: 'credit', amount, partner: creditor.trim() || name.trim() };
}

/** Adds up amounts that differ in nothing else; zero sums are left out. */
export function summed(postings: readonly Posting[]): readonly Posting[] {
  const sums = new Map<string, Posting>();
  for (const one of postings) {
    const { item, side, account = '', costCentre = '', partner = '', text = '' } = one;
    const key = JSON.stringify([item, side, account, costCentre, partner, text]);
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
