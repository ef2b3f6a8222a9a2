import type { Answer } from '../api/answer.ts';
import { BASE, type CurvePiece, isBent, isMixed, KINK, piecesOf, TAX_BASE } from './curve-piece.ts';
import { amountIn, pointOf, shareOf } from './curve-point.ts';
import { type Kink, onLeastBase, reasonOf, taxBegins } from './kink.ts';

/**
 * The bends of the curve that the answers draw, by rising gross. It is straight between them, so that where two straight pieces
 * would meet is the bend, also between two answers.
 */
export function kinksOf(answers: readonly Answer[]): readonly Kink[] {
  const pieces = piecesOf(answers);
  const kinks: Kink[] = [];
  let at = 1;
  while (at < pieces.length) {
    // What goes into the net after a bend goes into it until the next one.
    const found = bendAt(pieces, at, kinks.at(-1)?.after);
    if (found) kinks.push(found.kink);
    at += found?.taken ?? 1;
  }
  return kinks;
}

interface Bend {
  readonly kink: Kink;
  /** How many pieces it explains. */
  readonly taken: 1 | 2;
}

/** The bend where a piece begins, or inside it. */
function bendAt(pieces: readonly CurvePiece[], at: number, shareBefore?: number): Bend | undefined {
  const [earlier, last, piece, next] = [pieces[at - 2], pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!last || !piece || !isBent(last, piece)) return undefined;
  const begun = taxWithin(last, piece, shareBefore ?? earlier?.share);
  // A piece that is like neither of its neighbours has the bend inside.
  const isInside =
    begun === undefined && next !== undefined && isBent(piece, next) && isMixed(last, piece, next);
  const before = shareBefore ?? last.share;
  const kink = begun ??
    (next && taxWithin(piece, next, before)) ??
    leastBaseWithin(piece, last, before) ?? { ...bend(last, isInside ? next : piece), before };
  // Where the next piece goes on otherwise, another bend stands between the two.
  const goesOn = isInside && Math.abs(kink.after - next.share) < KINK + next.rounding;
  return { kink, taken: goesOn ? 2 : 1 };
}

/** Where one piece, made longer, meets the other; in the middle between two that never meet. */
function bend(before: CurvePiece, after: CurvePiece): Kink {
  const [end, start] = [pointOf(before.to), pointOf(after.from)];
  const turn = before.share - after.share;
  const meets = (start.net - end.net + before.share * end.gross - after.share * start.gross) / turn;
  const gross = Math.abs(turn) > KINK ? clamp(meets, end.gross, start.gross) : (end.gross + start.gross) / 2;
  return {
    gross,
    net: end.net + before.share * (gross - end.gross),
    ...reasonOf(before, after),
    before: before.share,
    after: after.share,
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * If tax begins within a piece, its base says from where: to the mark, also where it begins so near an end that the piece is hardly bent.
 * @param shareBefore what goes into the net up to there; of the first piece it is not known
 */
function taxWithin({ from, to }: CurvePiece, next: CurvePiece, shareBefore?: number): Kink | undefined {
  const [start, end] = [pointOf(from), pointOf(to)];
  const rise = shareOf(TAX_BASE, next.from, next.to) ?? 0;
  const gross = end.gross - amountIn(to, TAX_BASE) / rise;
  if (rise <= 0 || amountIn(from, TAX_BASE) > 0 || gross < start.gross + 1 || gross >= end.gross)
    return undefined;
  const net = end.net - next.share * (end.gross - gross);
  const before = shareBefore ?? (net - start.net) / (gross - start.gross);
  return { gross, net, ...taxBegins(next.to), before, after: next.share };
}

/** The least part of a piece behind a bend of which its share can be told, in spite of the rounding. */
const ENOUGH = 0.25;

/**
 * If the base of contributions leaves its least within a piece, it says where, as that of the tax does: the piece after it may bend
 * by itself. Not where tax begins in it too, or so near its end that nothing can be told of what follows.
 */
function leastBaseWithin({ from, to }: CurvePiece, last: CurvePiece, before: number): Kink | undefined {
  const [start, end] = [pointOf(from), pointOf(to)];
  const least = amountIn(from, BASE);
  // From there on it grows as the gross does.
  const gross = end.gross - (amountIn(to, BASE) - least);
  const isFlat = least > 0 && shareOf(BASE, last.from, last.to) === 0;
  const isTaxedInside = amountIn(from, TAX_BASE) === 0 && amountIn(to, TAX_BASE) > 0;
  if (
    !isFlat ||
    isTaxedInside ||
    gross < start.gross ||
    end.gross - gross < (end.gross - start.gross) * ENOUGH
  )
    return undefined;
  const net = start.net + before * (gross - start.gross);
  return { gross, net, ...onLeastBase(to), before, after: (end.net - net) / (end.gross - gross) };
}
