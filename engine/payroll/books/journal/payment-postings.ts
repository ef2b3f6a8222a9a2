import type { Day } from '../../../core/days/day.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { compact } from '../../../documents/identifiers/digits.ts';
import type { LedgerItem } from '../../../law/ledger.ts';
import type { Contribution } from '../../model/contribution.ts';
import { fullName } from '../../model/firm.ts';
import { type Obligation, type PaymentOrder, partsOfOrder } from '../../model/order.ts';
import { REFUND_FUNDS, refundApart } from '../../model/refund.ts';
import type { SettledMonth, WageFigures } from '../../model/wage.ts';
import { splitPay } from '../../payments/orders/split-pay.ts';
import { PAY_ITEMS, type Posting, payableToWorker, summed } from './postings.ts';

/** The postings of all orders of one value date. */
export interface DayPostings {
  readonly day: Day;
  readonly postings: readonly Posting[];
}

/** The liability each order settles; those of pay and of all contributions together are settled in parts. */
const SETTLES: Readonly<Record<Obligation, LedgerItem>> = {
  pension: 'pension',
  health: 'health',
  unemployment: 'unemployment',
  child: 'child',
  contributions: 'contributions',
  tax: 'tax',
  solidarity: 'solidarity',
  disaster: 'disaster',
  water: 'water',
  disability: 'disability',
  insurance: 'contributions',
  payout: 'net',
  deduction: 'creditors',
};

/**
 * Payments from the account of the firm, by value date: the liabilities of a month against the bank. Amounts paid by hand have no order and no day,
 * so they are not posted.
 */
export function paymentPostings(
  settled: SettledMonth,
  orders: readonly PaymentOrder[],
): readonly DayPostings[] {
  const draw = drawing(settled);
  const days = [...new Set(orders.map(({ day }) => day))].toSorted();
  return days.map((day) => {
    const paid = orders.filter((order) => order.day === day);
    return {
      day,
      postings: summed([
        ...paid.flatMap((order) => partsOfOrder(order).flatMap((part) => draw({ ...order, ...part }))),
        { item: 'bank', side: 'credit', amount: sumOf(paid, ({ amount }) => amount) },
      ]),
    };
  });
}

type Part = { readonly item: LedgerItem; left: Feninga };

const payeeKey = (name: string, account: string): string => `${name}\n${compact(account)}`;

const bothSides = ({ from, on }: Contribution): Feninga => from + on;

const ofFund = (name: 'pension' | 'health' | 'unemployment' | 'child') => (figures: WageFigures) =>
  bothSides(figures[name]);

/** Splits each order over the liabilities it settles, until they are used up. */
function drawing({ wages }: SettledMonth): (order: PaymentOrder) => readonly Posting[] {
  const pay = new Map<string, Part[]>();
  for (const wage of wages) {
    const outstanding = payableToWorker(wage);
    const parts = PAY_ITEMS.map((item): Part => ({ item, left: outstanding[item] }));
    // The parts are shared by the accounts over which a worker splits the pay.
    for (const { account } of splitPay(wage.worker, wage.payout)) {
      const key = payeeKey(fullName(wage.worker), account);
      pay.set(key, [...(pay.get(key) ?? []), ...parts]);
    }
  }
  // In Republika Srpska one order has all contributions, except those of residents of the Federation.
  const together = wages.filter(({ worker }) => worker.municipality?.entity !== 'fbih');
  const funds = (['pension', 'health', 'unemployment', 'child'] as const).map(
    (item): Part => ({ item, left: sumOf(together, ({ figures }) => ofFund(item)(figures)) }),
  );
  // Orders to one fund pay the contributions of pay for a fund too; those of the wages are settled first.
  const apart = new Map<Obligation | undefined, readonly Part[]>(
    REFUND_FUNDS.flatMap((fund) => {
      const refunded = sumOf(wages, (wage) => bothSides(refundApart(wage).funds[fund]));
      const whole = sumOf(wages, ({ figures }) => ofFund(fund)(figures));
      if (refunded === 0) return [];
      const parts: readonly Part[] = [
        { item: fund, left: whole - refunded },
        { item: 'refundContributions', left: refunded },
      ];
      return [[fund, parts] as const];
    }),
  );
  return ({ obligation, amount, payee, payeeAccount }) => {
    if (obligation === 'payout')
      return taken(pay.get(payeeKey(payee, payeeAccount)) ?? [], amount, SETTLES.payout);
    if (obligation === 'contributions') return taken(funds, amount, SETTLES.contributions);
    const split = apart.get(obligation);
    if (split) return taken(split, amount, obligation ? SETTLES[obligation] : 'contributions');
    const item = SETTLES[obligation ?? 'deduction'];
    return [{ item, side: 'debit', amount, ...(item === 'creditors' && { partner: payee.trim() }) }];
  };
}

/** Takes an amount from the parts in their order; what exceeds them is posted to the usual item. */
function taken(parts: readonly Part[], amount: Feninga, rest: LedgerItem): readonly Posting[] {
  let left = amount;
  const postings = parts.map((part): Posting => {
    const own = Math.min(part.left, left);
    part.left -= own;
    left -= own;
    return { item: part.item, side: 'debit', amount: own };
  });
  return [...postings, { item: rest, side: 'debit', amount: left }];
}
