import type { Day } from '../../core/days/day.ts';
import type { Feninga, Ppm } from '../../core/numbers/money.ts';

/**
 * Payouts of a month besides its wage. `holidayBonus` is regres; `contributions` orders them without pay; `pay` pays without
 * orders for public revenue.
 */
export const PAYOUT_KINDS = [
  'advance',
  'bonus',
  'thirteenth',
  'holidayBonus',
  'contributions',
  'pay',
] as const;

export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** A payout of a month besides its wage, which is paid on the payday. */
export interface Payout {
  readonly kind: PayoutKind;
  readonly day: Day;
  /** Ids of workers; undefined: all. */
  readonly workers?: readonly string[];
  /** For each worker. Without an amount and a share: the amount of the month's column, or for `pay` all that is left. */
  readonly amount?: Feninga;
  /** Of the gross for taxed pay, of the pay in hand for an advance and for pay. */
  readonly share?: Ppm;
  /** An advance: its part of contributions and tax is ordered with it. Contributions: tax too. */
  readonly isTaxed?: boolean;
  /** The untaxed part of a holiday bonus; undefined: up to the limit of the law where it is known. */
  readonly untaxed?: Feninga;
  /** One or two digits, as in the forms of the Federation. */
  readonly formKind?: string;
}

/** The wage itself: all of it, or the rest after an advance. */
export type MainKind = 'wage' | 'rest';

/** One payout of a month, the wage included. */
export interface MonthPayout extends Omit<Payout, 'kind'> {
  /** `MAIN_PAYOUT` for the wage. */
  readonly id: string;
  readonly kind: PayoutKind | MainKind;
  /** Position by day, from 1. */
  readonly number: number;
}

/** The id of the wage among payouts. */
export const MAIN_PAYOUT = 'main';

/** A payout of a closed month moved to another day. */
export interface MovedPayday {
  /** The id of the payout. */
  readonly payout: string;
  readonly from: Day;
  readonly to: Day;
  /** The day of the change. */
  readonly on: Day;
}

/** True for a number of the kind of a payout in the forms of the Federation. */
export const isFormKind = (text: string): boolean => /^\d{1,2}$/.test(text);
