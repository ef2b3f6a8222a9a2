import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { MonthPayout } from '../../model/payout.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../../model/wage.ts';
import { isReceived } from '../calculate/deductions.ts';
import { contributionsIn, nothingOf, plus, revenueIn } from './figure-parts.ts';
import { addsPay, payoutsOf } from './month-payouts.ts';
import { payoutMonths } from './paid-in.ts';

/** What one payout pays and orders. */
export interface PayoutTotals {
  readonly payout: MonthPayout;
  /** Workers it pays or declares. */
  readonly workers: number;
  /** To workers. */
  readonly paid: Feninga;
  readonly contributions: Feninga;
  /** Tax, solidarity and levies. */
  readonly taxes: Feninga;
  /** To creditors. */
  readonly deducted: Feninga;
}

/** A row for each payout of a month, by day; together they are the orders of the month. */
export function payoutTotals(settled: SettledMonth): readonly PayoutTotals[] {
  const months = payoutMonths(settled);
  return payoutsOf(settled.month).map((payout) => {
    const wages = months.find((month) => (month.payout ?? payout).id === payout.id)?.wages ?? [];
    const contributions = sumOf(wages, ({ figures }) => contributionsIn(figures));
    return {
      payout,
      workers: wages.length,
      paid: sumOf(wages, (wage) => wage.payout),
      contributions,
      taxes: sumOf(wages, ({ figures }) => revenueIn(figures)) - contributions,
      deducted: sumOf(
        wages.flatMap(({ withheld }) => withheld).filter((one) => !isReceived(one)),
        ({ amount }) => amount,
      ),
    };
  });
}

/** The figures of a wage without payouts that add pay to it. */
export function wageAlone(
  { month }: Pick<SettledMonth, 'month'>,
  { figures, parts }: SettledWage,
): WageFigures {
  if (!parts) return figures;
  const adding = new Set(
    payoutsOf(month)
      .filter(addsPay)
      .map(({ id }) => id),
  );
  return parts
    .filter(({ payout }) => !adding.has(payout))
    .reduce((sum, part) => plus(sum, part.figures), nothingOf(figures));
}
