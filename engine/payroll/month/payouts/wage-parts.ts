import { formatDay } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { MAIN_PAYOUT, type MonthPayout } from '../../model/payout.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { PayoutPart, WageFigures, Withheld } from '../../model/wage.ts';
import { inHand } from '../calculate/figures.ts';
import { isOpen, type PaidApart } from './amounts.ts';
import { contributionsAlone, isDeclared, minus, nothingOf, partOfNet, revenueAlone } from './figure-parts.ts';
import { type OwnPayout, ownPayouts, payoutsOf, payoutWord } from './month-payouts.ts';

/** What a payout with taxed pay adds to the month: the month with it less the month without it. */
export interface Added {
  readonly payout: OwnPayout;
  readonly figures: WageFigures;
}

/** `Isplata 15. 10. 2026.: akontacija plaće` */
export const paidName = (entity: PayrollEntity, payout: MonthPayout): string => {
  const word = payoutWord(entity, payout);
  return `Isplata ${formatDay(payout.day)}: ${word.slice(0, 1).toLowerCase()}${word.slice(1)}`;
};

/** Pay of another payout, as a part of the pay that the payday does not pay. */
export const asPaid = (entity: PayrollEntity, payout: OwnPayout, amount: Feninga): Withheld => ({
  name: paidName(entity, payout),
  creditor: '',
  account: '',
  reference: '',
  amount,
  received: 'advance',
  payout: payout.id,
});

/** The pay of every payout but those of all that is left, by day. */
export const paidElsewhere = (
  entity: PayrollEntity,
  month: PayrollMonth,
  apart: readonly PaidApart[],
  added: readonly Added[],
): readonly Withheld[] => {
  const amounts = new Map([
    ...apart.map(({ payout, amount }) => [payout.id, amount] as const),
    ...added.map(({ payout, figures }) => [payout.id, inHand(figures)] as const),
  ]);
  return payoutsOf(month).flatMap((payout) => {
    const amount = amounts.get(payout.id) ?? 0;
    return amount > 0 ? [asPaid(entity, payout as OwnPayout, amount)] : [];
  });
};

/** The payout of a worker that pays all that is left; undefined when the payday does. */
export const openPayout = (month: PayrollMonth, worker: string): OwnPayout | undefined =>
  ownPayouts(month, worker).find(isOpen);

interface WageOfPayouts {
  readonly month: PayrollMonth;
  readonly worker: string;
  /** Of the wage without payouts that add pay. */
  readonly base: WageFigures;
  readonly added: readonly Added[];
  readonly withheld: readonly Withheld[];
  /** Paid on the payday. */
  readonly payout: Feninga;
}

/** The parts of a worker's month by payout, by day; figures and pay add up to the month. */
export function wageParts({
  month,
  worker,
  base,
  added,
  withheld,
  payout,
}: WageOfPayouts): readonly PayoutPart[] {
  const declared = new Map(added.map((one) => [one.payout.id, one.figures]));
  const paid = new Map([
    [MAIN_PAYOUT, payout],
    ...withheld.flatMap((one) => (one.payout === undefined ? [] : [[one.payout, one.amount] as const])),
  ]);
  let advanced = 0;
  for (const own of ownPayouts(month, worker)) {
    if (own.kind !== 'advance' || !own.isTaxed) continue;
    const amount = paid.get(own.id) ?? 0;
    if (amount === 0) continue;
    const before = advanced === 0 ? nothingOf(base) : partOfNet(base, advanced);
    advanced += amount;
    declared.set(own.id, minus(partOfNet(base, advanced), before));
  }
  const rest = advanced === 0 ? base : minus(base, partOfNet(base, advanced));
  const early = ownPayouts(month, worker).find(({ kind }) => kind === 'contributions');
  const alone = early && (early.isTaxed ? revenueAlone(rest) : contributionsAlone(rest));
  if (early && alone) declared.set(early.id, alone);
  declared.set(MAIN_PAYOUT, alone ? minus(rest, alone) : rest);
  return payoutsOf(month).flatMap(({ id }): PayoutPart[] => {
    const part = { payout: id, figures: declared.get(id) ?? nothingOf(base), paid: paid.get(id) ?? 0 };
    return id === MAIN_PAYOUT || part.paid > 0 || isDeclared(part.figures) ? [part] : [];
  });
}
