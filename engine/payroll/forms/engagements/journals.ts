import { type Day, lastDayOf, monthCode, type YearMonth } from '../../../core/days/day.ts';
import { formatDay, monthWritten } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import type { LedgerItem } from '../../../law/ledger.ts';
import { type Journal, journalOf } from '../../books/journal/journal.ts';
import type { LedgerAccounts, LedgerBook } from '../../books/journal/ledger-accounts.ts';
import { type Posting, summed } from '../../books/journal/postings.ts';
import type { Obligation, PaymentOrder } from '../../model/order.ts';
import type { EngagementKind } from '../../staff/engagements/engagement.ts';
import { personName } from '../../staff/engagements/person.ts';
import type { SettledEngagement } from '../../staff/engagements/settled.ts';

/** A payout with its orders, and the accounts it was closed with. */
export interface PostedEngagement {
  readonly settled: SettledEngagement;
  readonly orders: readonly PaymentOrder[];
  readonly accounts?: Readonly<Partial<LedgerAccounts>> | undefined;
}

/** The accounts of a kind: cost, and what it is owed as. */
type Items = Readonly<Record<'cost' | 'net' | 'tax' | 'contributions', LedgerItem>>;

const CONTRACTS: Items = {
  cost: 'contractCost',
  net: 'contractNet',
  tax: 'contractTax',
  contributions: 'contractContributions',
};

const BOARDS: Items = {
  cost: 'boardCost',
  net: 'boardNet',
  tax: 'boardTax',
  contributions: 'boardContributions',
};

const itemsOf = (kind: EngagementKind): Items => (kind === 'board' ? BOARDS : CONTRACTS);

/** The items a payout is posted to. */
export const itemsOfEngagement = (kind: EngagementKind): readonly LedgerItem[] =>
  kind === 'owner' ? [] : [...Object.values(itemsOf(kind)), 'levies', 'water', 'disaster', 'bank'];

/** Contributions of an owner are not a cost of pay: they are posted apart, as practice has it. */
const isPosted = ({ settled }: PostedEngagement): boolean => settled.engagement.kind !== 'owner';

/** The journals of the contracts of a month: what they cost and are owed as, and the payments of each value date. */
export function engagementJournals(
  month: YearMonth,
  payouts: readonly PostedEngagement[],
  book: LedgerBook,
): readonly Journal[] {
  const posted = payouts.filter(isPosted);
  const number = `UG-${monthCode(month)}`;
  const document = `Isplate po ugovorima ${monthWritten(month)}`;
  const days = [...new Set(posted.flatMap(({ orders }) => orders.map(({ day }) => day)))].toSorted();
  return [
    journalOf(
      { kind: 'contracts', number, title: 'Isplate po ugovorima', day: lastDayOf(month), document },
      summed(posted.flatMap(calculationOf)),
      book,
    ),
    ...days.map((day, at) =>
      journalOf(
        {
          kind: 'payment',
          number: `${number}-I${at + 1}`,
          title: `Plaćanje ugovora ${formatDay(day)}`,
          day,
          document,
        },
        summed(posted.flatMap((one) => paymentOf(one, day))),
        book,
      ),
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/** Every posting to the account of the closing, where it was known. */
const closedAccounts = ({ accounts }: PostedEngagement, postings: readonly Posting[]): readonly Posting[] =>
  postings.map((one) => {
    const account = accounts?.[one.item];
    return account ? { ...one, account } : one;
  });

function calculationOf(payout: PostedEngagement): readonly Posting[] {
  const { engagement, figures } = payout.settled;
  const { gross, on, water, disaster, net, tax, withheld } = figures;
  const items = itemsOf(engagement.kind);
  const costCentre = engagement.costCentre.trim();
  const cost = (item: LedgerItem, amount: number): Posting => ({
    item,
    side: 'debit',
    amount,
    ...(costCentre && { costCentre }),
  });
  const outstanding = (item: LedgerItem, amount: number): Posting => ({ item, side: 'credit', amount });
  return closedAccounts(payout, [
    cost(items.cost, gross + on),
    cost('levies', water + disaster),
    { ...outstanding(items.net, net), partner: personName(engagement) },
    outstanding(items.tax, tax),
    outstanding(items.contributions, withheld + on),
    outstanding('water', water),
    outstanding('disaster', disaster),
  ]);
}

function paymentOf(payout: PostedEngagement, day: Day): readonly Posting[] {
  const { engagement } = payout.settled;
  const paid = payout.orders.filter((order) => order.day === day);
  return closedAccounts(payout, [
    ...paid.map(
      ({ obligation, amount }): Posting => ({
        item: settledItem(itemsOf(engagement.kind), obligation),
        side: 'debit',
        amount,
        ...(obligation === 'payout' && { partner: personName(engagement) }),
      }),
    ),
    { item: 'bank', side: 'credit', amount: sumOf(paid, ({ amount }) => amount) },
  ]);
}

/** The liability an order settles. */
function settledItem(items: Items, obligation: Obligation | undefined): LedgerItem {
  if (obligation === 'payout') return items.net;
  if (obligation === 'tax') return items.tax;
  return obligation === 'water' || obligation === 'disaster' ? obligation : items.contributions;
}
