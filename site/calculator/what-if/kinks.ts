import type { Answer } from '../api/answer.ts';
import { leastBaseWithin, taxWithin } from './bend-within.ts';
import { type CurvePiece, isBent, isMixed, KINK, piecesOf } from './curve-piece.ts';
import { pointOf } from './curve-point.ts';
import { type Kink, reasonOf } from './kink.ts';

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
