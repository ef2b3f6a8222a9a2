import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Invoice } from '../invoice.ts';
import type { BuyerPayment } from '../state.ts';
import type { IncomingLine } from './evidence.ts';

/** A line with the documents it pays. */
export interface ChosenLine {
  readonly line: IncomingLine;
  /** The oldest first. */
  readonly documents: readonly Invoice[];
}

/** A line with what each document receives of it; the shares add up to the line. */
export interface SharedLine {
  readonly line: IncomingLine;
  readonly shares: readonly { readonly document: Invoice; readonly amount: Feninga }[];
  /** What exceeds the debts; it is in the last share, so that the card of the buyer shows it. */
  readonly over: Feninga;
}

/**
 * Shares each line among its documents, one after the other, each up to what earlier lines left of it.
 * @param openOf what a document owes before these lines
 */
export function sharedLines(
  chosen: readonly ChosenLine[],
  openOf: (document: Invoice) => Feninga,
): readonly SharedLine[] {
  const left = new Map<Invoice, Feninga>();
  return chosen
    .filter(({ documents }) => documents.length > 0)
    .map(({ line, documents }) => {
      let rest = line.amount;
      const shares = documents.map((document) => {
        const open = left.get(document) ?? openOf(document);
        const amount = Math.min(open, rest);
        left.set(document, open - amount);
        rest -= amount;
        return { document, amount };
      });
      return { line, shares: withRest(shares, rest), over: rest };
    });
}

const withRest = (shares: SharedLine['shares'], rest: Feninga): SharedLine['shares'] =>
  shares
    .map((share, at) => (at === shares.length - 1 ? { ...share, amount: share.amount + rest } : share))
    .filter(({ amount }) => amount > 0);

/** The payments of shared lines, which keep the line they were read from. */
export const paymentsOfLines = (shared: readonly SharedLine[]): readonly BuyerPayment[] =>
  shared.flatMap(({ line, shares }) =>
    shares.map(({ document: { id, vrsta, brojFakture, datum }, amount }) => ({
      za: { id, vrsta, broj: brojFakture, datum },
      dan: line.day,
      iznos: amount,
      izvod: line.id,
    })),
  );

/** The sum of lines. */
export const linesTotal = (shared: readonly SharedLine[]): Feninga =>
  sumOf(shared, ({ line }) => line.amount);
