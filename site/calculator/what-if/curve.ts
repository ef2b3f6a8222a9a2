import type { Citation } from '@obracun/engine/kernel/explained/citation.ts';
import type { Answer } from '../answer/answer.ts';

/** The net of a gross, in KM. */
export interface CurvePoint {
  readonly gross: number;
  readonly net: number;
}

/** Where the curve of net by gross bends, about, and why. */
export interface Kink extends CurvePoint {
  readonly why: string;
  /** The provisions that say from where; none where the calls do not explain. */
  readonly law: readonly Citation[];
  /** What of one more mark of gross goes into the net before it, and after. */
  readonly before: number;
  readonly after: number;
}

/** Where it is drawn: gross lies, net stands. */
export const placeOf = ({ gross, net }: CurvePoint) => ({ x: gross, y: net });

/** The point of an answer. */
export const pointOf = (answer: Answer): CurvePoint => ({
  gross: amountIn(answer, 'bruto_ukupno'),
  net: amountIn(answer, 'neto_plata'),
});

const amountIn = ({ lines }: Answer, name: string): number => Number(lines.get(name)?.value ?? 0);

/** What of the gross between two answers goes into a line; undefined where the gross stays as it was: in a month without a paid hour. */
export function shareOf(name: string, before: Answer, now: Answer): number | undefined {
  const moreGross = amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno');
  return moreGross === 0 ? undefined : (amountIn(now, name) - amountIn(before, name)) / moreGross;
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
    const begun = taxWithin(last, piece, earlier);
    // A piece that is like neither of its neighbours has the bend inside.
    const isInside = begun === undefined && next !== undefined && isBent(piece, next);
    kinks.push(begun ?? (next && taxWithin(piece, next, last)) ?? bend(last, isInside ? next : piece));
    if (isInside) at += 1;
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
 * @param earlier the piece before it; the first has none
 */
function taxWithin({ from, to }: Piece, next: Piece, earlier?: Piece): Kink | undefined {
  const [start, end] = [pointOf(from), pointOf(to)];
  const rise = shareOf(TAX_BASE, next.from, next.to) ?? 0;
  const gross = end.gross - amountIn(to, TAX_BASE) / rise;
  if (rise <= 0 || amountIn(from, TAX_BASE) > 0 || gross < start.gross + 1 || gross >= end.gross)
    return undefined;
  const net = end.net - next.share * (end.gross - gross);
  const before = earlier?.share ?? (net - start.net) / (gross - start.gross);
  return { gross, net, ...taxBegins(next.to), before, after: next.share };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A net bends only where a base begins; a test asks for it in every month whose law changed. */
function reasonOf(before: Piece, after: Piece): Pick<Kink, 'why' | 'law'> {
  const growth = (name: string, { from, to }: Piece): number => shareOf(name, from, to) ?? 0;
  // The piece before may end a little beyond the bend.
  const begins = (name: string): boolean => growth(name, before) < growth(name, after) / 2;
  const law = (...names: readonly string[]) => citedBy(after.to, names);
  if (begins('osnovica_doprinosa'))
    return amountIn(before.to, 'osnovica_doprinosa') === 0
      ? { why: 'dotle je plata oslobođena doprinosa i poreza', law: law('oslobodjeni_dio') }
      : { why: 'dotle se doprinosi plaćaju na najnižu osnovicu', law: law(...LEAST_BASES) };
  if (begins(TAX_BASE)) return taxBegins(after.to);
  return { why: 'mijenja se dio bruta koji ide u neto', law: [] };
}

const TAX_BASE = 'poreska_osnovica';

const taxBegins = (taxed: Answer): Pick<Kink, 'why' | 'law'> => ({
  why: 'odavde se plaća porez, jer su odbici iskorišteni',
  law: citedBy(taxed, ['licni_odbitak', 'porez']),
});

/** What the least base is called in each law. */
const LEAST_BASES = ['najniza_bruto_plata', 'najniza_osnovica_doprinosa'];

/** The law of the first of the lines that rests on any. */
const citedBy = ({ lines }: Answer, names: readonly string[]): readonly Citation[] =>
  names.map((name) => lines.get(name)?.citations ?? []).find(({ length }) => length > 0) ?? [];
