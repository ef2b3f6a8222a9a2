import { daysBetween } from '../../../core/days/day.ts';
import { plainName } from '../../../core/text/letters.ts';
import { type OutstandingPayment, outstandingId } from '../../payments/due/outstanding.ts';
import type { StatementLine } from './statement.ts';

/** A line of a statement with the payments it may be. */
export interface Match {
  readonly line: StatementLine;
  /** Never empty. */
  readonly candidates: readonly OutstandingPayment[];
  /** One candidate with the same account and amount, which no other line claims, and no other payment explains. */
  readonly isSure: boolean;
}

export interface Matches {
  readonly matches: readonly Match[];
  /** Lines that were marked in an earlier import. */
  readonly known: readonly StatementLine[];
  /** Lines that are no payment of the firm's months. */
  readonly others: readonly StatementLine[];
}

/**
 * Finds the payments of a statement by account and amount; equal ones by reference and purpose. What stays ambiguous, or has no account to
 * compare, is left to a choice.
 * @param used identities of lines that mark a payment already
 * @param byHand payments marked by hand, which have no line: an equal one of a later month is not sure
 */
export function matchStatement(
  lines: readonly StatementLine[],
  outstanding: readonly OutstandingPayment[],
  used: ReadonlySet<string>,
  byHand: readonly OutstandingPayment[] = [],
): Matches {
  const known = lines.filter(({ id }) => used.has(id));
  const found = lines
    .filter(({ id }) => !used.has(id))
    .map((line) => ({ line, ...candidatesFor(line, outstanding) }));
  const claims = new Map<string, number>();
  for (const { candidates } of found)
    for (const one of candidates) claims.set(outstandingId(one), (claims.get(outstandingId(one)) ?? 0) + 1);
  return {
    known,
    others: found.filter(({ candidates }) => candidates.length === 0).map(({ line }) => line),
    matches: found
      .filter(({ candidates }) => candidates.length > 0)
      .map(({ line, candidates, isByAccount }) => {
        const [only, ...more] = candidates;
        const isSure =
          isByAccount &&
          only !== undefined &&
          more.length === 0 &&
          claims.get(outstandingId(only)) === 1 &&
          !isEarly(line, only) &&
          !byHand.some((marked) => isPaidBy(marked, line));
        return { line, candidates, isSure };
      }),
  };
}

/** Pay of the next month is often equal: a line long before the day it is due may be that of an earlier month. */
const EARLY = 15;
const isEarly = (line: StatementLine, { payment }: OutstandingPayment): boolean =>
  daysBetween(line.day, payment.day) > EARLY;

/** A day typed by hand may be some days from that of the bank. */
const NEAR = 10;
const isPaidBy = ({ payment: { order, status } }: OutstandingPayment, line: StatementLine): boolean =>
  status.paid !== undefined &&
  status.paid.line === undefined &&
  status.paid.amount === line.amount &&
  order?.payeeAccount === line.account &&
  Math.abs(daysBetween(line.day, status.paid.day)) <= NEAR;

function candidatesFor(line: StatementLine, outstanding: readonly OutstandingPayment[]) {
  const sameAmount = outstanding.filter(({ payment }) => payment.left === line.amount);
  const byAccount = sameAmount.filter(
    ({ payment }) => line.account !== '' && payment.order?.payeeAccount === line.account,
  );
  if (byAccount.length > 0) return { candidates: closest(line, byAccount), isByAccount: true };
  // A line to another account is not this payment.
  const possible = sameAmount.filter(({ payment }) => line.account === '' || payment.order === undefined);
  return { candidates: closest(line, possible), isByAccount: false };
}

/** The candidates that share most with the words of the line. */
function closest(
  line: StatementLine,
  candidates: readonly OutstandingPayment[],
): readonly OutstandingPayment[] {
  if (candidates.length < 2) return candidates;
  const lineWords = new Set(plainName([line.payee, line.purpose, line.reference].join(' ')).split(' '));
  const scored = candidates.map((one) => ({
    one,
    score: wordsOf(one).filter((word) => lineWords.has(word)).length,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ one }) => one);
}

function wordsOf({ payment: { order, payee, purpose } }: OutstandingPayment): readonly string[] {
  const { reference = '', municipality = '', code = '' } = order?.revenue ?? {};
  const all = plainName([payee, purpose, reference, municipality, code].join(' ')).split(' ');
  return [...new Set(all)].filter((word) => word !== '' && !/^0+$/.test(word));
}
