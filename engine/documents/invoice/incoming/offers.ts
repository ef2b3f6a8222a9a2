import { byDay, type Day, daysBetween, isDay } from '../../../core/days/day.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { resultOf } from '../../../core/result-of.ts';
import { documentsAfter, isNamedBy, offersBefore } from '../chain.ts';
import type { Invoice } from '../invoice.ts';
import { OFFER_KINDS, wordsOf } from '../kinds.ts';
import { isSameBuyer } from '../links.ts';
import { type BuyerPayment, debtFacts, standingOf } from '../state.ts';
import { totalsOf } from '../totals.ts';
import {
  type BuyerAccount,
  type Evidence,
  type Found,
  foundIn,
  type IncomingLine,
  type ReadDocument,
  type ReadLine,
  readDocument,
  readLine,
} from './evidence.ts';

/** A document that a line may pay. */
export interface Candidate {
  readonly document: Invoice;
  /** What it still owes; 0 for a paid one, which is offered only where the line names it. */
  readonly open: Feninga;
  readonly by: Evidence;
}

/** An offer that a line pays in advance. */
export interface AdvanceOffer {
  readonly document: Invoice;
  /** The advance invoices of the same amount that were issued for it. */
  readonly issued: readonly Invoice[];
}

/** A line with the documents it may pay: at least one, or an advance. */
export interface Offer {
  readonly line: IncomingLine;
  /** The oldest first. */
  readonly candidates: readonly Candidate[];
  /** The offer or proforma that the line names, where no invoice was made of it: the money is an advance. */
  readonly advance: AdvanceOffer | undefined;
  /** What is proposed: empty where the choice is open. */
  readonly proposed: readonly Invoice[];
  /** A payment of the same amount that was entered in another way and may be this one. */
  readonly entered: BuyerPayment | undefined;
}

export interface Offers {
  readonly offers: readonly Offer[];
  /** Lines that were booked before. */
  readonly booked: readonly IncomingLine[];
  /** Lines without a document they may pay. */
  readonly others: readonly IncomingLine[];
}

/** The documents and payments that lines are compared with. */
export interface IncomingBook {
  /** All issued documents. */
  readonly issued: readonly Invoice[];
  readonly payments: readonly BuyerPayment[];
  readonly accounts: readonly BuyerAccount[];
  readonly today: Day;
}

interface Owing {
  readonly read: ReadDocument;
  readonly open: Feninga;
}

/**
 * Offers incoming lines to documents: by reference, by a number in the text, by an account the buyer paid from before, and by its name or
 * number. Proposed is what the line names, else the document, or the oldest ones, that its amount settles exactly. A document in another
 * currency than the line is offered, never proposed.
 */
export const incomingOffers = (lines: readonly IncomingLine[], book: IncomingBook): Offers =>
  resultOf(offeringIncoming(lines, book));

/** The same line by line, so that a long statement can be compared in slices. */
export function* offeringIncoming(
  lines: readonly IncomingLine[],
  book: IncomingBook,
): Generator<undefined, Offers> {
  const used = new Set(book.payments.flatMap(({ izvod }) => izvod ?? []));
  const fresh = lines.filter(({ id }) => !used.has(id)).toSorted((a, b) => byDay(a.day, b.day));
  const owing = owingIn(book);
  const left = new Map(owing.map(({ read, open }) => [read.document, open]));
  const offers: Offer[] = [];
  const others: IncomingLine[] = [];
  for (const line of fresh) {
    yield undefined;
    const offer = offerOf(line, owing, left, book);
    if (offer === undefined) others.push(line);
    else {
      offers.push(offer);
      takeFrom(left, offer);
    }
  }
  return { offers, booked: lines.filter(({ id }) => used.has(id)), others };
}

/** Documents that are to be paid, the oldest first. */
function owingIn({ issued, payments, today }: IncomingBook): readonly Owing[] {
  const facts = debtFacts(issued, payments);
  const before = issued.filter(isBefore);
  return issued
    .filter((one) => wordsOf(one).debt > 0 && one.vrsta !== 'storno')
    .map((document) => ({ document, standing: standingOf(document, facts, today) }))
    .filter(({ standing }) => standing.state !== 'stornirana')
    .toSorted((a, b) => byDay(a.document.datum, b.document.datum))
    .map(({ document, standing }) => ({
      read: readDocument(document, offersBefore(document, before)),
      open: standing.open,
    }));
}

const isBefore = ({ vrsta }: Invoice): boolean => OFFER_KINDS.has(vrsta) || vrsta === 'avans';

interface Seen extends Found {
  readonly document: Invoice;
  readonly open: Feninga;
}

function offerOf(
  line: IncomingLine,
  owing: readonly Owing[],
  left: ReadonlyMap<Invoice, Feninga>,
  book: IncomingBook,
): Offer | undefined {
  const read = readLine(line);
  const accounts = book.accounts.filter(({ account }) => account !== '' && account === line.account);
  const seen = owing.map(
    ({ read: document, open }): Seen => ({
      ...foundIn(read, document, accounts),
      document: document.document,
      open,
    }),
  );
  const found = seen.filter(({ named, buyer, open }) => named || (buyer && open > 0));
  const advance = found.some(({ named }) => named) ? undefined : advanceOffer(read, book);
  const byAmount = seen.filter(
    ({ open, document: { valuta } }) => open === line.amount && valuta === line.currency,
  );
  const shown = found.length > 0 || advance ? found : byAmount;
  if (shown.length === 0 && !advance) return undefined;
  const entered = enteredAs(line, seen, book);
  return {
    line,
    candidates: shown.map(({ document, open, named, buyer }) => ({
      document,
      open,
      by: named ?? buyer ?? 'iznos',
    })),
    advance,
    proposed: entered || advance ? [] : proposedFor(line, found, left),
    entered,
  };
}

/** The offer that a line names, with the advances of the same amount that were issued for it. */
function advanceOffer(read: ReadLine, { issued }: IncomingBook): AdvanceOffer | undefined {
  const document = issued.find(
    (one) => OFFER_KINDS.has(one.vrsta) && foundIn(read, readDocument(one), []).named !== undefined,
  );
  if (document === undefined) return undefined;
  const { amount, currency } = read.line;
  return {
    document,
    issued: documentsAfter(document, issued).filter(
      (one) => one.vrsta === 'avans' && one.valuta === currency && totalsOf(one).payable === amount,
    ),
  };
}

function proposedFor(
  line: IncomingLine,
  found: readonly Seen[],
  left: ReadonlyMap<Invoice, Feninga>,
): readonly Invoice[] {
  const payable = found.filter(({ document }) => (left.get(document) ?? 0) > 0);
  const open = payable.filter(({ document }) => document.valuta === line.currency);
  if (payable.some(({ named, document }) => named && document.valuta !== line.currency)) return [];
  const ofBuyer = open.filter(({ buyer }) => buyer);
  // A number that belongs to another buyer may be a month: `za 11/2026`.
  const isBuyerKnown = found.some(({ buyer }) => buyer);
  const named = open.filter(({ named: by, buyer }) => by && (buyer || !isBuyerKnown));
  if (named.length > 0) return documentsOf(named);
  const [first] = ofBuyer;
  if (!first || !ofBuyer.every(({ document }) => isSameBuyer(document, first.document))) return [];
  const exact = ofBuyer.filter(({ document }) => left.get(document) === line.amount);
  if (exact.length > 0) return exact.length === 1 ? documentsOf(exact) : [];
  return oldestWorth(line.amount, documentsOf(ofBuyer), left);
}

const documentsOf = (seen: readonly Seen[]): readonly Invoice[] => seen.map(({ document }) => document);

/** The oldest documents that an amount settles exactly; none where it does not. */
function oldestWorth(
  amount: Feninga,
  documents: readonly Invoice[],
  left: ReadonlyMap<Invoice, Feninga>,
): readonly Invoice[] {
  let sum = 0;
  for (const [at, document] of documents.entries()) {
    sum += left.get(document) ?? 0;
    if (sum === amount) return documents.slice(0, at + 1);
    if (sum > amount) return [];
  }
  return [];
}

/** A day typed by hand may be some days from that of the bank. */
const NEAR = 10;

/** A payment for a document of the line, typed, or read from the same statement in another format. */
function enteredAs(
  line: IncomingLine,
  seen: readonly Seen[],
  { payments }: IncomingBook,
): BuyerPayment | undefined {
  const related = seen.filter(
    ({ named, buyer, document }) => (named || buyer) && document.valuta === line.currency,
  );
  const wholeOf = ({ izvod, iznos }: BuyerPayment): Feninga =>
    izvod === undefined
      ? iznos
      : sumOf(
          payments.filter((one) => one.izvod === izvod),
          (one) => one.iznos,
        );
  return payments.find(
    (payment) =>
      isDay(payment.dan) &&
      Math.abs(daysBetween(line.day, payment.dan)) <= (payment.izvod === undefined ? NEAR : 0) &&
      wholeOf(payment) === line.amount &&
      related.some(({ document }) => isNamedBy(payment.za, document)),
  );
}

function takeFrom(left: Map<Invoice, Feninga>, { line, proposed }: Offer): void {
  let rest = line.amount;
  for (const document of proposed) {
    const open = left.get(document) ?? 0;
    left.set(document, open - Math.min(open, rest));
    rest -= Math.min(open, rest);
  }
}
