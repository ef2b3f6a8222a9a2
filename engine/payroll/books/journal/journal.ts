import { type Day, lastDayOf, monthCode, type YearMonth } from '../../../core/days/day.ts';
import { counted, formatDay, monthWritten } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { inAlphabet, lowerFirst } from '../../../core/text/letters.ts';
import type { LedgerItem } from '../../../law/ledger.ts';
import type { PaymentOrder } from '../../model/order.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { accountName, type LedgerBook } from './ledger-accounts.ts';
import { itemLabel, itemOrder, LEDGER_ITEMS, rootItem } from './ledger-items.ts';
import { paymentPostings } from './payment-postings.ts';
import { type MonthPostings, type Posting, postingsOf } from './postings.ts';

/** A line of a journal: an amount on one side of an account, negative only in the journal of a difference. */
export interface JournalLine {
  /** Empty when the firm has not typed it. */
  readonly account: string;
  readonly name: string;
  readonly costCentre: string;
  /** The creditor. */
  readonly partner: string;
  readonly debit: Feninga;
  readonly credit: Feninga;
  readonly description: string;
  /** What it is posted as. */
  readonly items: readonly LedgerItem[];
}

/** A balanced journal (temeljnica, nalog za knjiženje). */
export interface Journal {
  readonly kind: 'calculation' | 'withheld' | 'payment' | 'contracts';
  readonly number: string;
  readonly title: string;
  readonly day: Day;
  /** The document it is made from. */
  readonly document: string;
  readonly lines: readonly JournalLine[];
  readonly debit: Feninga;
  readonly credit: Feninga;
}

const WAGES: Readonly<Record<PayrollEntity, string>> = { fbih: 'plaća', rs: 'plata', bd: 'plata' };

/** What the journals of a month are made from. */
export interface JournalSource {
  readonly settled: SettledMonth;
  readonly orders: readonly PaymentOrder[];
  /** The orders are what left the firm: numbered by day, so that a number never has another sum than that of its day. */
  readonly isPaid?: boolean;
  /** Postings frozen at the closing; calculated when missing. */
  readonly postings?: MonthPostings | undefined;
}

/**
 * The journals of a month in the order they are posted: the calculation, what is withheld, and the payments of each value date. Payments follow the
 * days of the orders, which may be moved after the closing.
 */
export function journalsOf(
  { settled, orders, isPaid = false, postings }: JournalSource,
  book: LedgerBook,
): readonly Journal[] {
  const { month } = settled;
  const { calculation, withheld } = postings ?? postingsOf(settled);
  const journals: readonly (JournalHeading & { readonly postings: readonly Posting[] })[] = [
    { ...headingOf('calculation', book, month), postings: calculation },
    { ...headingOf('withheld', book, month), postings: withheld },
    ...paymentPostings(settled, orders).map(({ day, postings: paid }, at) => ({
      kind: 'payment' as const,
      number: `${journalNumber(month)}-I${isPaid ? compactDay(day) : at + 1}`,
      title: `Isplata ${formatDay(day)}`,
      day,
      document: documentOf(book.entity, month),
      postings: paid,
    })),
  ];
  return journals
    .filter(({ postings: own }) => own.length > 0)
    .map(({ postings: own, ...heading }) => journalOf(heading, own, book));
}

/** `20261110` */
const compactDay = (day: Day): string => day.replaceAll('-', '');

/** A journal without its lines. */
export type JournalHeading = Omit<Journal, 'lines' | 'debit' | 'credit'>;

/** `PL-2026-10`. */
export const journalNumber = (month: YearMonth): string => `PL-${monthCode(month)}`;

/** `Obračun plata 10/2026`. */
export const documentOf = (entity: PayrollEntity, month: YearMonth): string =>
  `Obračun ${WAGES[entity]} ${monthWritten(month)}`;

type MonthKind = 'calculation' | 'withheld';

const SUFFIXES: Readonly<Record<MonthKind, string>> = { calculation: '', withheld: '-O' };

/** The heading of a journal of a whole month, dated its last day; of a corrected one, of its difference. */
export function headingOf(
  kind: MonthKind,
  { entity }: LedgerBook,
  month: YearMonth,
  isDifference = false,
): JournalHeading {
  const document = documentOf(entity, month);
  const title = kind === 'calculation' ? document : 'Obustave i akontacije';
  return {
    kind,
    number: `${journalNumber(month)}${isDifference ? '-R' : ''}${SUFFIXES[kind]}`,
    title: isDifference ? `Razlika: ${lowerFirst(title)}` : title,
    day: lastDayOf(month),
    document,
  };
}

/** Resolves the accounts and adds amounts of the same account, cost centre, partner and side into one line. */
export function journalOf(heading: JournalHeading, postings: readonly Posting[], book: LedgerBook): Journal {
  const groups = new Map<string, Posting[]>();
  for (const one of postings) {
    const account = accountOf(one, book);
    const key = JSON.stringify([
      account || rootItem(one.item),
      one.side,
      one.costCentre ?? '',
      one.partner ?? '',
    ]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const lines = [...groups.values()]
    .flatMap((group) => lineOf(group, book))
    .filter(({ debit, credit }) => debit !== 0 || credit !== 0)
    .toSorted(inOrder);
  return {
    ...heading,
    lines,
    debit: sumOf(lines, ({ debit }) => debit),
    credit: sumOf(lines, ({ credit }) => credit),
  };
}

const accountOf = ({ account, item }: Posting, { accounts }: LedgerBook): string => account || accounts[item];

function lineOf(group: readonly Posting[], book: LedgerBook): JournalLine[] {
  const [first] = group;
  if (!first) return [];
  const account = accountOf(first, book);
  const amount = sumOf(group, (one) => one.amount);
  const description = describe(group, book.entity);
  return [
    {
      account,
      name: (account && accountName(account, book.entity)) || description,
      costCentre: first.costCentre ?? '',
      partner: first.partner ?? '',
      debit: first.side === 'debit' ? amount : 0,
      credit: first.side === 'credit' ? amount : 0,
      description,
      items: [...new Set(group.map(({ item }) => item))],
    },
  ];
}

/** Several parts of one wider item are called as that item. */
function describe(group: readonly Posting[], entity: PayrollEntity): string {
  const items = [...new Set(group.map(({ item }) => item))];
  const isOneOfSeveral = (item: LedgerItem): boolean =>
    !LEDGER_ITEMS[item].isCost && items.some((other) => other !== item && rootItem(other) === rootItem(item));
  const texts = group.map(
    ({ item, text }) => text ?? itemLabel(isOneOfSeveral(item) ? rootItem(item) : item, entity),
  );
  const [head = '', ...rest] = [...new Set(texts)];
  return [head, ...rest.map(lowerFirst)].join(', ');
}

/** Debits first; by account, the missing ones last, in the order of the items. */
function inOrder(one: JournalLine, other: JournalLine): number {
  const side = Number(one.debit === 0) - Number(other.debit === 0);
  const missing = Number(one.account === '') - Number(other.account === '');
  const byAccount = one.account < other.account ? -1 : Number(one.account > other.account);
  return (
    side || missing || byAccount || firstOrder(one) - firstOrder(other) || inAlphabet(rest(one), rest(other))
  );
}

const rest = ({ costCentre, partner }: JournalLine): string => `${costCentre}\n${partner}`;

const firstOrder = ({ items }: JournalLine): number => Math.min(...items.map(itemOrder));

/** The items whose account is missing, each once, as the account fields of the firm have them. */
export const missingItems = (journals: readonly Journal[]): readonly LedgerItem[] => [
  ...new Set(
    journals.flatMap(({ lines }) =>
      lines.flatMap(({ account, items }) => (account === '' ? items.map(rootItem) : [])),
    ),
  ),
];

/** The sentence that refuses an export; undefined when every line has an account. */
export function exportProblem(journals: readonly Journal[], entity: PayrollEntity): string | undefined {
  const missing = missingItems(journals);
  if (missing.length === 0) return undefined;
  const names = missing.map((item) => itemLabel(item, entity)).join(', ');
  return `Upišite ${counted(missing.length, ['konto', 'konta', 'konta'])} da biste izvezli temeljnicu: ${names}.`;
}
