import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import type { Answer } from '../api/answer.ts';
import {
  amountIn,
  BASE,
  type CurvePiece,
  type CurvePoint,
  isBent,
  isMixed,
  KINK,
  piecesOf,
  pointOf,
  shareOf,
  TAX_BASE,
} from './curve.ts';

/**
 * The bends of the curve through the answers, by rising gross. It is straight between them, so a bend is the intersection
 * of two straight pieces, also between two answers.
 */
export function kinksOf(answers: readonly Answer[]): readonly Kink[] {
  const pieces = piecesOf(answers);
  const kinks: Kink[] = [];
  let at = 1;
  while (at < pieces.length) {
    // The share after a bend holds until the next one.
    const found = bendAt(pieces, at, kinks.at(-1)?.after);
    if (found) kinks.push(found.kink);
    at += found?.taken ?? 1;
  }
  return kinks;
}

interface Bend {
  readonly kink: Kink;
  /** Number of pieces it explains. */
  readonly taken: 1 | 2;
}

/** The bend at the start of a piece, or inside it. */
function bendAt(pieces: readonly CurvePiece[], at: number, shareBefore?: number): Bend | undefined {
  const [earlier, last, piece, next] = [pieces[at - 2], pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!last || !piece || !isBent(last, piece)) return undefined;
  const begun = taxWithin(last, piece, shareBefore ?? earlier?.share);
  // A piece unlike both of its neighbours has the bend inside.
  const isInside =
    begun === undefined && next !== undefined && isBent(piece, next) && isMixed(last, piece, next);
  const before = shareBefore ?? last.share;
  const kink = begun ??
    (next && taxWithin(piece, next, before)) ??
    leastBaseWithin(piece, last, before) ?? { ...bend(last, isInside ? next : piece), before };
  // When the next piece has another share, a second bend is between the two.
  const goesOn = isInside && Math.abs(kink.after - next.share) < KINK + next.rounding;
  return { kink, taken: goesOn ? 2 : 1 };
}

/** The intersection of two extended pieces; the middle between two that never meet. */
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
 * If tax begins within a piece, its base gives the exact gross, also near an end, where the piece is hardly bent.
 * @param shareBefore share in the net up to there; unknown in the first piece
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

/** The shortest part of a piece after a bend whose share is measurable despite the rounding. */
const ENOUGH = 0.25;

/**
 * If the base of contributions leaves its minimum within a piece, it gives the gross, as that of the tax does: the next piece may bend
 * independently. Not when tax begins in it too, or so near its end that the next share is not measurable.
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

/** The approximate gross where the curve of net bends, and the reason. */
export interface Kink extends CurvePoint, KinkReason {
  /** The share of one more mark of gross in the net before it, and after. */
  readonly before: number;
  readonly after: number;
}

/** The reason of a bend, and its provisions; none when the calls do not explain. */
interface KinkReason {
  /** Whether the reason holds from that gross on, or up to it. */
  readonly side: 'od' | 'do';
  readonly why: string;
  readonly law: readonly Citation[];
}

/** A net bends only where a base begins; a test checks every month whose law changed. */
function reasonOf(before: CurvePiece, after: CurvePiece): KinkReason {
  const growth = (name: string, { from, to }: CurvePiece): number => shareOf(name, from, to) ?? 0;
  // The piece before may end a little beyond the bend.
  const begins = (name: string): boolean => growth(name, before) < growth(name, after) / 2;
  if (begins(BASE))
    return amountIn(before.to, BASE) === 0
      ? {
          side: 'do',
          why: 'plata je oslobođena doprinosa i poreza',
          law: citedBy(after.to, ['oslobodjeni_dio']),
        }
      : onLeastBase(after.to);
  if (begins(TAX_BASE)) return taxBegins(after.to);
  return { side: 'od', why: 'mijenja se dio bruta koji ide u neto', law: [] };
}

const taxBegins = (taxed: Answer): KinkReason => ({
  side: 'od',
  why: 'plaća se porez',
  law: citedBy(taxed, ['licni_odbitak', 'porez']),
});

const onLeastBase = (above: Answer): KinkReason => ({
  side: 'do',
  why: 'doprinosi se plaćaju na najnižu osnovicu',
  law: citedBy(above, LEAST_BASES),
});

/** The name of the minimum base in each law. */
const LEAST_BASES = ['najniza_bruto_plata', 'najniza_osnovica_doprinosa'];

/** The law of the first line that cites any. */
const citedBy = ({ lines }: Answer, names: readonly string[]): readonly Citation[] =>
  names.map((name) => lines.get(name)?.citations ?? []).find(({ length }) => length > 0) ?? [];
