import { firstDayOf, lastDayOf } from '../../../core/days/day.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { upperFirst } from '../../../core/text/letters.ts';
import { compact, hasThirteenDigits } from '../../../documents/identifiers/digits.ts';
import { payerAccountOf } from '../../firms/accounts/payer-accounts.ts';
import { type Firm, fullName } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { type Obligation, type PaymentOrder, REGULAR_PAYMENT, type SkippedOrder } from '../../model/order.ts';
import type { SettledMonth, SettledWage, Withheld } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { calledDeduction, isReceived } from '../../month/calculate/deductions.ts';
import { markedMonth } from '../../month/calculate/estimated.ts';
import { payWord } from '../../month/payouts/month-payouts.ts';
import { payoutMonths } from '../../month/payouts/paid-in.ts';
import type { Due } from './due.ts';
import { duesOf } from './dues.ts';
import { mergedOrders } from './merge-orders.ts';
import { type OrderOptions, wrongAccount } from './options.ts';
import { doubtsOf, referenceOf, revenueOf } from './revenue.ts';
import { payByAccount } from './split-pay.ts';

/** The orders of a month in order, and the skipped ones with the reason; a skipped one blocks no other. */
export interface Ordered {
  readonly orders: readonly PaymentOrder[];
  readonly skipped: readonly SkippedOrder[];
}

/**
 * The payment orders of a settled month: public revenue, workers, creditors; by the options of the firm. Figures are those of the slips, to
 * the fening. In a month with several payouts, the orders of each on its day.
 */
export const ordersOf = (settled: SettledMonth, options: OrderOptions = settled.firm): Ordered =>
  ordered(payoutMonths(settled).flatMap((month) => ordersOfPayout(month, options)));

function ordersOfPayout(settled: SettledMonth, options: OrderOptions): (PaymentOrder | SkippedOrder)[] {
  const from = { ...settled, written: markedMonth(settled) };
  const revenue = duesOf(settled, options).map((due) => revenueOrder(due, from));
  const all = [...(options.mergeOrders ? mergedOrders(revenue) : revenue), ...transfersOf(settled)];
  const { payout } = settled;
  if (!payout) return all;
  return all.filter(({ amount }) => amount > 0).map((order) => ({ ...order, payout: payout.id }));
}

/** What goes to people and creditors, without public revenue. */
export const transfersOf = (settled: SettledMonth): (PaymentOrder | SkippedOrder)[] => [
  ...settled.wages.flatMap((wage) => payoutOrders(wage, settled)),
  ...settled.wages.flatMap(insuranceOrders),
  ...settled.wages.flatMap((wage) => deductionOrders(wage, settled.firm, settled.month)),
];

/** Orders, and apart from them what cannot be ordered. */
export const ordered = (all: readonly (PaymentOrder | SkippedOrder)[]): Ordered => ({
  orders: all.filter((one) => 'day' in one),
  skipped: all.filter((one) => 'reason' in one),
});

const NO_JIB = 'Upišite JIB firme, 13 cifara.';

/** What an order is paid from: the firm, the month of the pay, and its day. */
interface PaidFrom {
  readonly firm: Firm;
  readonly month: Pick<PayrollMonth, 'year' | 'month' | 'payday'>;
  /** The month at the end of the purpose. */
  readonly written: string;
}

/** The order of a due amount, or the reason why there is none: unknown values never get a placeholder. */
export function revenueOrder(due: Due, { firm, month, written }: PaidFrom): PaymentOrder | SkippedOrder {
  const { account, municipality, purpose: outstanding, reason } = revenueOf(due, firm);
  const { obligation, amount } = due;
  const purpose = `${outstanding} ${written}`;
  const taxpayer = compact(firm.jib);
  const why = reason ?? (hasThirteenDigits(taxpayer) ? undefined : NO_JIB);
  if (why !== undefined || !account?.code || !account.account || !municipality)
    return {
      purpose,
      payee: account?.recipient ?? '',
      amount,
      obligation,
      ...(account?.code && { code: account.code }),
      reason: why ?? '',
    };
  return {
    payer: firm.name,
    payerPlace: firm.place,
    payerAccount: payerAccountOf(firm, obligation),
    payee: account.recipient,
    payeePlace: account.place,
    payeeAccount: account.account,
    purpose,
    amount,
    day: month.payday,
    urgent: false,
    revenue: {
      taxpayer,
      kind: REGULAR_PAYMENT,
      code: account.code,
      from: firstDayOf(month),
      to: lastDayOf(month),
      municipality,
      budgetOrg: account.budgetOrg,
      reference: referenceOf(account, month.month),
    },
    doubts: doubtsOf(due, account),
    obligation,
    accountSource: { certainty: account.certainty, seen: account.seen, source: account.source },
  };
}

/** A payment to a recipient outside public revenue. */
export interface Transfer {
  readonly obligation: Obligation;
  readonly payee: string;
  readonly place: string;
  readonly account: string;
  readonly purpose: string;
  readonly amount: Feninga;
  /** What to do when there is no order. */
  readonly byHand: string;
  /** What to check before payment. */
  readonly doubt?: string;
}

/** The pay of a worker, an order for each account. */
function payoutOrders(wage: SettledWage, settled: SettledMonth): (PaymentOrder | SkippedOrder)[] {
  const { firm, month } = settled;
  const { worker } = wage;
  return payByAccount(wage).map(({ account, amount }) => {
    const transfer = {
      obligation: 'payout',
      payee: fullName(worker),
      place: worker.municipality?.name ?? '',
      account,
      purpose: `${payWord(settled)} za ${markedMonth({ month, wages: [wage] })}`,
      amount,
      byHand: 'isplatite u gotovini ili upišite račun radnika',
    } as const;
    return transferOrder(transfer, firm, month);
  });
}

/** The typed insurance of a person without employment: its account was not found, so it is paid by hand. */
const insuranceOrders = ({ worker, figures: { insurance } }: SettledWage): readonly SkippedOrder[] =>
  insurance === undefined
    ? []
    : [
        {
          purpose: 'Osiguranje bez zaposlenja',
          payee: fullName(worker),
          amount: insurance,
          obligation: 'insurance',
          reason: 'Osiguranje bez zaposlenja uplatite ručno, po uputi porezne uprave.',
        },
      ];

/** The deductions of a worker's wage, each to its creditor; amounts the worker has already are not paid. */
function deductionOrders(
  { worker, withheld }: SettledWage,
  firm: Firm,
  month: PayrollMonth,
): (PaymentOrder | SkippedOrder)[] {
  return withheld
    .filter((one) => !isReceived(one))
    .map((one) => transferOrder(deductionTransfer(one, worker), firm, month));
}

/** A bank pays by the account: without a creditor, the name of the deduction replaces it. */
function deductionTransfer(one: Withheld, worker: Worker): Transfer {
  const { name, creditor, account, reference, amount } = one;
  const isUnnamed = creditor.trim() === '' && account.trim() !== '';
  return {
    obligation: 'deduction',
    payee: isUnnamed ? name.trim() || UNNAMED : creditor,
    place: '',
    account,
    purpose: [calledDeduction(one), reference, fullName(worker)].filter((part) => part !== '').join(', '),
    amount,
    byHand: 'uplatiti ručno',
    ...(isUnnamed && { doubt: BY_ACCOUNT }),
  };
}

const UNNAMED = 'Obustava';
const BY_ACCOUNT = 'Primalac nije upisan: umjesto njega je naziv obustave.';

/** The order of a transfer, or the reason why there is none. */
export function transferOrder(
  { obligation, payee, place, account, purpose, amount, byHand, doubt }: Transfer,
  firm: Firm,
  month: Pick<PayrollMonth, 'payday'>,
): PaymentOrder | SkippedOrder {
  const skipped = (reason: string): SkippedOrder => ({ purpose, payee, amount, obligation, reason });
  if (amount === 0) return skipped('Iznos je 0,00 KM: nema šta isplatiti.');
  if (payee.trim() === '') return skipped(`Primalac nije upisan: ${byHand}.`);
  const wrong = wrongAccount(account);
  if (wrong !== undefined) return skipped(`${upperFirst(wrong.slice(0, -1))}: ${byHand}.`);
  return {
    payer: firm.name,
    payerPlace: firm.place,
    payerAccount: payerAccountOf(firm, obligation),
    payee,
    payeePlace: place,
    payeeAccount: compact(account),
    purpose,
    amount,
    day: month.payday,
    urgent: false,
    doubts: doubt === undefined ? [] : [doubt],
    obligation,
  };
}
