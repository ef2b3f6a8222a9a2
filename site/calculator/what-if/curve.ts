import type { Answer } from '../api/answer.ts';

export const BASE = 'osnovica_doprinosa';
export const TAX_BASE = 'poreska_osnovica';

/** An exhausted relief, or the start of a tax, changes a share by more. */
export const KINK = 0.005;

/** Possible error in marks of the net between two answers: each contribution and the tax are rounded to the fening, in both. */
const ROUNDED = 0.05;

/** Effect of the rounding on the share: all of it, when the two are some feninga apart. */
const roundingOf = (before: Answer, now: Answer): number =>
  ROUNDED / Math.abs(amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno'));

/** The curve between two answers, and the share of one more mark of gross in the net there. */
export interface CurvePiece {
  readonly from: Answer;
  readonly to: Answer;
  readonly share: number;
  readonly rounding: number;
}

export const isBent = (one: CurvePiece, other: CurvePiece): boolean =>
  Math.abs(one.share - other.share) > KINK + one.rounding + other.rounding;

/** A base grows in it less than after it and more than before it: its bend is inside, not at an end. */
export const isMixed = (last: CurvePiece, piece: CurvePiece, next: CurvePiece): boolean =>
  [BASE, TAX_BASE].some((base) => {
    const growth = ({ from, to }: CurvePiece): number => shareOf(base, from, to) ?? 0;
    const least = KINK + piece.rounding;
    return growth(piece) - growth(last) > least && growth(next) - growth(piece) > least;
  });

/** The pieces between consecutive answers. */
export const piecesOf = (answers: readonly Answer[]): readonly CurvePiece[] =>
  answers.slice(1).flatMap((to, at) => {
    const from = answers[at];
    const share = from && shareOf('neto_plata', from, to);
    return from && share !== undefined ? [{ from, to, share, rounding: roundingOf(from, to) }] : [];
  });

/** The net of a gross, in KM. */
export interface CurvePoint {
  readonly gross: number;
  readonly net: number;
}

/** Position in the chart: gross horizontal, net vertical. */
export const placeOf = ({ gross, net }: CurvePoint) => ({ x: gross, y: net });

/** The point of an answer. */
export const pointOf = (answer: Answer): CurvePoint => ({
  gross: amountIn(answer, 'bruto_ukupno'),
  net: amountIn(answer, 'neto_plata'),
});

/** A line of an answer, in KM; zero without one. */
export const amountIn = ({ lines }: Answer, name: string): number => Number(lines.get(name)?.value ?? 0);

/** The share of the gross between two answers in a line; undefined when the gross is unchanged: in a month without a paid hour. */
export function shareOf(name: string, before: Answer, now: Answer): number | undefined {
  const moreGross = amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno');
  return moreGross === 0 ? undefined : (amountIn(now, name) - amountIn(before, name)) / moreGross;
}

/** The share of the next mark of gross in the net at a gross; beyond the last answer, that of the last piece. */
export const shareAt = (answers: readonly Answer[], gross: number): number | undefined => {
  const pieces = piecesOf(answers);
  return (pieces.find(({ to }) => pointOf(to).gross > gross) ?? pieces.at(-1))?.share;
};
