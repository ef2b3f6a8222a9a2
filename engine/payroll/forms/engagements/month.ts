import type { Day, YearMonth } from '../../../core/days/day.ts';
import { ledgerAccount } from '../../books/journal/ledger-accounts.ts';
import { ALL_ITEMS } from '../../books/journal/ledger-items.ts';
import type { Firm } from '../../model/firm.ts';
import type { Ordered } from '../../payments/orders/orders.ts';
import { type Engagement, isPaidFor, payoutIdOf } from '../../staff/engagements/engagement.ts';
import type {
  ClosedEngagement,
  EngagementPayout,
  PayoutTerms,
  SettledEngagement,
} from '../../staff/engagements/settled.ts';
import { itemsOfEngagement, type PostedEngagement } from './journals.ts';
import { engagementOrders } from './orders.ts';
import { usualDay } from './usual-day.ts';

/** A contract in a month: what is typed for it, its closing, and the terms of its payout. */
export interface EngagementRow {
  readonly engagement: Engagement;
  readonly payout: EngagementPayout;
  readonly terms: PayoutTerms;
}

/** The contracts that a month pays, and those once closed in it although their contract was changed or removed: a reopened one stays in sight. */
export function engagementRows(
  { entity, id: ofFirm }: Pick<Firm, 'entity' | 'id'>,
  engagements: readonly Engagement[],
  payouts: readonly EngagementPayout[],
  { year, month }: YearMonth,
): readonly EngagementRow[] {
  const inMonth = payouts.filter((one) => one.year === year && one.month === month);
  const row = (engagement: Engagement): EngagementRow => {
    const id = payoutIdOf(engagement, { year, month });
    const payout = inMonth.find((one) => one.id === id) ?? {
      id,
      ofFirm,
      engagement: engagement.id,
      year,
      month,
      earlier: [],
    };
    const { closed } = payout;
    if (closed) return { engagement: closed.settled.engagement, payout, terms: closed.settled.terms };
    const day = payout.day ?? usualDay(engagement, entity, { year, month });
    return { engagement, payout, terms: { year, month, day, amount: payout.amount ?? engagement.amount } };
  };
  const due = engagements.filter((one) => isPaidFor(one, { year, month })).map(row);
  const others = inMonth.flatMap(({ closed, earlier, id }) => {
    const last = closed ?? earlier.at(-1);
    return last && !due.some((one) => one.payout.id === id) ? [row(last.settled.engagement)] : [];
  });
  return [...due, ...others];
}

/** Freezes a calculated payout. */
export function closedEngagement(firm: Firm, settled: SettledEngagement, closedOn: Day): ClosedEngagement {
  const items = itemsOfEngagement(settled.engagement.kind);
  const accounts = ALL_ITEMS.filter((item) => items.includes(item)).map((item) => [
    item,
    ledgerAccount(firm, item),
  ]);
  return {
    closedOn,
    settled,
    ...engagementOrders(firm, settled),
    accounts: Object.fromEntries(accounts.filter(([, account]) => account)),
  };
}

/** A payout as it is paid and posted: as closed, or as calculated now. */
export function paidEngagement(
  firm: Firm,
  { closed }: Pick<EngagementPayout, 'closed'>,
  settled: SettledEngagement | undefined,
): (PostedEngagement & Ordered) | undefined {
  if (closed) return closed;
  return settled && { settled, ...engagementOrders(firm, settled) };
}
