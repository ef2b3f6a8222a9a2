import { byDay, dayOf, type YearMonth } from '../../../core/days/day.ts';
import { changeOn, type Source } from '../../../core/law.ts';
import { type Feninga, mulDiv, share } from '../../../core/numbers/money.ts';
import { zabrana_na_platu } from '../../../law/fbih/enforcement.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { StandingDeduction } from '../../model/worker.ts';

/** The most that may be taken from a wage by force. */
export interface LegalLimit {
  readonly amount: Feninga;
  readonly source: Source;
}

/**
 * The limit of the law: in the Federation a half of the net up to an amount, and two thirds of what exceeds it.
 * @returns undefined where no law is known: Republika Srpska, Brčko distrikt, and early months
 */
export function legalLimit(entity: PayrollEntity, net: Feninga, of: YearMonth): LegalLimit | undefined {
  const law = entity === 'fbih' ? changeOn(zabrana_na_platu, dayOf(of.year, of.month)) : undefined;
  if (!law) return undefined;
  const { dio, granica, preko_brojnik, preko_nazivnik } = law.vrijednost;
  const over = Math.max(0, net - granica);
  const amount = share(net - over, dio) + mulDiv(over, preko_brojnik, preko_nazivnik);
  return { amount, source: law.izvor };
}

/**
 * The most that an order may take together with those before it: the limit of the law and the share typed from the order, the smaller of
 * them. Without either there is no limit but the money.
 */
export function limitOf(
  { limitShare }: Pick<StandingDeduction, 'limitShare'>,
  net: Feninga,
  legal: LegalLimit | undefined,
): Feninga {
  const typed = limitShare === undefined ? Number.POSITIVE_INFINITY : share(net, limitShare);
  return Math.min(typed, legal?.amount ?? Number.POSITIVE_INFINITY);
}

/** True for an order of a court that is taken by rank: its day of receipt is known. */
export const isRanked = ({ isEnforced, receivedOn }: StandingDeduction): boolean =>
  isEnforced === true && receivedOn !== undefined;

/** Orders in the order they are taken: alimony first, then by the day of receipt, then as listed. */
export const byRank = (one: StandingDeduction, other: StandingDeduction): number =>
  Number(other.isAlimony === true) - Number(one.isAlimony === true) ||
  byDay(one.receivedOn ?? '', other.receivedOn ?? '');
