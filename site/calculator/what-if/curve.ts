import type { Citation } from '@obracun/engine/kernel/explained/citation.ts';
import type { Answer } from '../answer/answer.ts';
import { amountIn, type CurvePoint, pointOf, shareOf } from './curve-point.ts';

/** Where the curve of net by gross bends, about, and why. */
export interface Kink extends CurvePoint {
  readonly why: string;
  /** The provisions that say from where; none where the calls do not explain. */
  readonly law: readonly Citation[];
  /** What of one more mark of gross goes into the net before it, and after. */
  readonly before: number;
  readonly after: number;
}

/** A relief used up, or a tax that begins, moves a share by more. */
const KINK = 0.005;

/** So many marks may the net between two answers be off by: each contribution and the tax are rounded to the fening, in both. */
const ROUNDED = 0.05;

/** By how much the rounding may move the share: by all of it, where the two are some feninga apart. */
const roundingOf = (before: Answer, now: Answer): number =>
  ROUNDED / Math.abs(amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno'));

/**
 * The bends of the curve that the answers draw, by rising gross. It is straight between them, so that where two straight pieces
 * would meet is the bend, also between two answers.
 */
export function kinksOf(answers: readonly Answer[]): readonly Kink[] {
  const pieces = answers.slice(1).flatMap((now, at) => {
    const before = answers[at];
    const share = before && shareOf('neto_plata', before, now);
    return before && share !== undefined
      ? [{ from: before, to: now, share, rounding: roundingOf(before, now) }]
      : [];
  });
  const kinks: Kink[] = [];
  for (let at = 1; at < pieces.length; at += 1) {
    const [earlier, last, piece, next] = [pieces[at - 2], pieces[at - 1], pieces[at], pieces[at + 1]];
    if (!last || !piece || !isBent(last, piece)) continue;
    // What goes into the net after a bend goes into it until the next one.
    const shareBefore = kinks.at(-1)?.after;
    const begun = taxWithin(last, piece, shareBefore ?? earlier?.share);
    // A piece that is like neither of its neighbours has the bend inside.
    const isInside =
      begun === undefined && next !== undefined && isBent(piece, next) && isMixed(last, piece, next);
    const before = shareBefore ?? last.share;
    const kink = begun ??
      (next && taxWithin(piece, next, before)) ??
      leastBaseWithin(piece, last, before) ?? { ...bend(last, isInside ? next : piece), before };
    kinks.push(kink);
    // Where the next piece goes on otherwise, another bend stands between the two.
    if (isInside && Math.abs(kink.after - next.share) < KINK + next.rounding) at += 1;
  }
  return kinks;
}

interface Piece {
  readonly from: Answer;
  readonly to: Answer;
  readonly share: number;
  readonly rounding: number;
}

const isBent = (one: Piece, other: Piece): boolean =>
  Math.abs(one.share - other.share) > KINK + one.rounding + other.rounding;

/** A base grows in it less than behind it and more than before it: its bend is inside, and not at one of its ends. */
const isMixed = (last: Piece, piece: Piece, next: Piece): boolean =>
  [BASE, TAX_BASE].some((base) => {
    const growth = ({ from, to }: Piece): number => shareOf(base, from, to) ?? 0;
    const least = KINK + piece.rounding;
    return growth(piece) - growth(last) > least && growth(next) - growth(piece) > least;
  });

/** Where one piece, made longer, meets the other; in the middle between two that never meet. */
function bend(before: Piece, after: Piece): Kink {
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

/**
 * If tax begins within a piece, its base says from where: to the mark, also where it begins so near an end that the piece is hardly bent.
 * @param shareBefore what goes into the net up to there; of the first piece it is not known
 */
function taxWithin({ from, to }: Piece, next: Piece, shareBefore?: number): Kink | undefined {
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
function leastBaseWithin({ from, to }: Piece, last: Piece, before: number): Kink | undefined {
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

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A net bends only where a base begins; a test asks for it in every month whose law changed. */
function reasonOf(before: Piece, after: Piece): Pick<Kink, 'why' | 'law'> {
  const growth = (name: string, { from, to }: Piece): number => shareOf(name, from, to) ?? 0;
  // The piece before may end a little beyond the bend.
  const begins = (name: string): boolean => growth(name, before) < growth(name, after) / 2;
  if (begins(BASE))
    return amountIn(before.to, BASE) === 0
      ? {
          why: 'dotle je plata oslobođena doprinosa i poreza',
          law: citedBy(after.to, ['oslobodjeni_dio']),
        }
      : onLeastBase(after.to);
  if (begins(TAX_BASE)) return taxBegins(after.to);
  return { why: 'mijenja se dio bruta koji ide u neto', law: [] };
}

const BASE = 'osnovica_doprinosa';
const TAX_BASE = 'poreska_osnovica';

const taxBegins = (taxed: Answer): Pick<Kink, 'why' | 'law'> => ({
  why: 'odavde se plaća porez, jer su odbici iskorišteni',
  law: citedBy(taxed, ['licni_odbitak', 'porez']),
});

const onLeastBase = (above: Answer): Pick<Kink, 'why' | 'law'> => ({
  why: 'dotle se doprinosi plaćaju na najnižu osnovicu',
  law: citedBy(above, LEAST_BASES),
});

/** What the least base is called in each law. */
const LEAST_BASES = ['najniza_bruto_plata', 'najniza_osnovica_doprinosa'];

/** The law of the first of the lines that rests on any. */
const citedBy = ({ lines }: Answer, names: readonly string[]): readonly Citation[] =>
  names.map((name) => lines.get(name)?.citations ?? []).find(({ length }) => length > 0) ?? [];
