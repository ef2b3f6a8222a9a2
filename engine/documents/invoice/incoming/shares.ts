import { type Feninga, mulDiv, PPM, sumOf } from '../../../core/numbers/money.ts';
import { KM } from '../../currency.ts';
import { type Invoice, offeredRate } from '../invoice.ts';
import type { BuyerPayment } from '../state.ts';
import type { IncomingLine } from './evidence.ts';

/** A line with the documents it pays. */
export interface ChosenLine {
  readonly line: IncomingLine;
  /** The oldest first; a document in another currency than the line is alone. */
  readonly documents: readonly Invoice[];
  /** What it pays of a document in another currency, as the user confirmed it. */
  readonly paid?: Feninga | undefined;
}

/** True where the line is in another currency than what it pays: amounts of the two are never compared. */
export const isExchanged = ({ line, documents }: Pick<ChosenLine, 'line' | 'documents'>): boolean =>
  documents.some(({ valuta }) => valuta !== line.currency);

/** A line in the currency of a document, by the rate of the document and that of the law; 0 where no rate is known. Offered, never booked by itself. */
export function exchanged({ amount, currency, day }: IncomingLine, { valuta, kurs }: Invoice): Feninga {
  const inKm = mulDiv(amount, offeredRate(currency, day), PPM);
  if (valuta === KM) return inKm;
  return kurs === 0 ? 0 : mulDiv(inKm, PPM, kurs);
}

/** A line with what each document receives of it, in its currency; the shares add up to the line, or to what was confirmed of it. */
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
    .map((one) => ({ ...one, amount: isExchanged(one) ? (one.paid ?? 0) : one.line.amount }))
    .filter(({ documents, amount }) => documents.length > 0 && amount > 0)
    .map(({ line, documents, amount: whole }) => {
      let rest = whole;
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

/** The sums of lines, by currency. */
export function linesTotals(
  shared: readonly SharedLine[],
): readonly { readonly currency: string; readonly total: Feninga }[] {
  const currencies = [...new Set(shared.map(({ line }) => line.currency))];
  return currencies.map((currency) => ({
    currency,
    total: sumOf(
      shared.filter(({ line }) => line.currency === currency),
      ({ line }) => line.amount,
    ),
  }));
}
