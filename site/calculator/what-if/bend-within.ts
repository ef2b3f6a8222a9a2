import { BASE, type CurvePiece, TAX_BASE } from './curve-piece.ts';
import { amountIn, pointOf, shareOf } from './curve-point.ts';
import { type Kink, onLeastBase, taxBegins } from './kink.ts';

/**
 * If tax begins within a piece, its base says from where: to the mark, also where it begins so near an end that the piece is hardly bent.
 * @param shareBefore what goes into the net up to there; of the first piece it is not known
 */
export function taxWithin(
  { from, to }: CurvePiece,
  next: CurvePiece,
  shareBefore?: number,
): Kink | undefined {
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
export function leastBaseWithin(
  { from, to }: CurvePiece,
  last: CurvePiece,
  before: number,
): Kink | undefined {
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
