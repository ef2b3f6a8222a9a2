import type { AccountItem } from '../../../core/dues.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import type { Firm } from '../../model/firm.ts';
import type { Obligation, PaymentOrder, SkippedOrder } from '../../model/order.ts';
import type { Due } from '../../payments/orders/due.ts';
import { type Ordered, ordered, revenueOrder, transferOrder } from '../../payments/orders/orders.ts';
import { dueOf } from '../../payments/orders/payables-of-dues.ts';
import { personName } from '../../staff/engagements/person.ts';
import type { EngagementDue, SettledEngagement } from '../../staff/engagements/settled.ts';

const OBLIGATIONS: Partial<Readonly<Record<AccountItem, Obligation>>> = {
  pio: 'pension',
  'health-federal': 'health',
  'health-canton': 'health',
  'employment-federal': 'unemployment',
  'employment-canton': 'unemployment',
  contributions: 'contributions',
  tax: 'tax',
  water: 'water',
  disaster: 'disaster',
};

/** The orders of a payout: public revenue by the dues of its call, and the net to the person. Together they are its cost. */
export function engagementOrders(firm: Firm, settled: SettledEngagement): Ordered {
  const { engagement, terms, dues, figures } = settled;
  const month = { ...terms, payday: terms.day };
  const written = monthWritten(terms);
  const all: (PaymentOrder | SkippedOrder)[] = dues.map((due) =>
    revenueOrder(revenueDue(firm, settled, due), { firm, month, written }),
  );
  if (figures.net === 0) return ordered(all);
  const transfer = {
    obligation: 'payout',
    payee: personName(engagement),
    place: engagement.municipality?.name ?? '',
    account: engagement.account,
    purpose: [engagement.subject.trim() || 'Naknada po ugovoru', written].join(' '),
    amount: figures.net,
    byHand: 'isplatite u gotovini ili upišite račun primaoca',
  } as const;
  return ordered([...all, transferOrder(transfer, firm, month)]);
}

/** The municipality of a person who has none is unknown, not that of the firm. */
function revenueDue(firm: Firm, { engagement }: SettledEngagement, due: EngagementDue): Due {
  const entity = firm.entity === 'rs' ? 'rs' : 'fbih';
  const seat = firm.municipality;
  const isOfPerson = due.municipality === 'payee';
  const home = engagement.municipality;
  const places = { seat: isOfPerson ? home : seat, home };
  return {
    ...dueOf(due, entity, due.amount, places),
    obligation: OBLIGATIONS[due.item] ?? 'contributions',
    ...(isOfPerson && { who: personName(engagement) }),
  };
}

/** The orders of several payouts; a closed one keeps those it was closed with. */
export const joined = (all: readonly Ordered[]): Ordered => ({
  orders: all.flatMap(({ orders }) => orders),
  skipped: all.flatMap(({ skipped }) => skipped),
});
