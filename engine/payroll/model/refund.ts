import type { Day } from '../../core/days/day.ts';
import type { Feninga, Hundredths, Ppm } from '../../core/numbers/money.ts';
import type { AbsenceKind } from './absence.ts';
import type { Contribution } from './contribution.ts';
import type { FundPayment } from './fund-payment.ts';

/** The base of pay for days at a fund's cost. */
export interface RefundBase {
  readonly amount: Feninga;
  /** The hours it was paid for, or is divided by. */
  readonly hours: Hundredths;
  /** Number of closed months it was calculated from; undefined when it was typed. */
  readonly months?: number;
}

/** A base from closed months, or the reason why it has to be typed. */
export type EarlierBase =
  | { readonly amount: Feninga; readonly hours: Hundredths; readonly months: number }
  | { readonly missing: string };

/** Pay for days of one absence in one month that the firm pays and a fund repays. */
export interface Refund {
  /** The id of the absence. */
  readonly absence: string;
  readonly kind: AbsenceKind;
  readonly from: Day;
  readonly to: Day;
  readonly leaveFrom: Day;
  readonly hours: Hundredths;
  readonly base: RefundBase;
  readonly share: Ppm;
  /** The limit that lowered it, if one did. */
  readonly most?: Feninga;
  /** Part of the gross of the wage. */
  readonly gross: Feninga;
  /** Part of the net of the wage. */
  readonly net: Feninga;
  /** Contributions the employer adds. */
  readonly on: Feninga;
  /** Its contributions, where it is untaxed and posted apart from the wage; undefined in earlier closings. */
  readonly funds?: RefundFunds;
  readonly repays: Exclude<FundPayment, 'fund'>;
  /** The amount claimed from the fund: no cost of the firm. */
  readonly claim: Feninga;
}

/** The contributions of pay for a fund, by recipient. */
export type RefundFunds = Readonly<Record<RefundFund, Contribution>>;
export const REFUND_FUNDS = ['pension', 'health', 'unemployment'] as const;
type RefundFund = (typeof REFUND_FUNDS)[number];

/** All refunds of a wage as one sum of some figure. */
export const refundSum = (
  { refunds = [] }: { readonly refunds?: readonly Refund[] },
  figure: 'gross' | 'net' | 'on' | 'claim',
): Feninga => refunds.reduce((sum, one) => sum + one[figure], 0);

/** What of a wage's pay for a fund is posted apart from the wage: its net, and contributions by recipient and side. */
export interface RefundApart {
  readonly net: Feninga;
  readonly funds: RefundFunds;
}

const NOTHING: Contribution = { from: 0, on: 0 };

/** Zero for pay that is taxed with the wage, and for closings that do not tell its contributions. */
export const refundApart = ({ refunds = [] }: { readonly refunds?: readonly Refund[] }): RefundApart =>
  refunds
    .filter(({ funds }) => funds !== undefined)
    .reduce<RefundApart>(
      (sum, { net, funds }) => ({
        net: sum.net + net,
        funds: {
          pension: plus(sum.funds.pension, funds?.pension),
          health: plus(sum.funds.health, funds?.health),
          unemployment: plus(sum.funds.unemployment, funds?.unemployment),
        },
      }),
      { net: 0, funds: { pension: NOTHING, health: NOTHING, unemployment: NOTHING } },
    );

/** The sum of two contributions. */
export const plus = (one: Contribution, other: Contribution = NOTHING): Contribution => ({
  from: one.from + other.from,
  on: one.on + other.on,
});
