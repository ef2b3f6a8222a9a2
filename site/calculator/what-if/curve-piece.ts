import type { Answer } from '../api/answer.ts';
import { amountIn, shareOf } from './curve-point.ts';

export const BASE = 'osnovica_doprinosa';
export const TAX_BASE = 'poreska_osnovica';

/** A relief used up, or a tax that begins, moves a share by more. */
export const KINK = 0.005;

/** So many marks may the net between two answers be off by: each contribution and the tax are rounded to the fening, in both. */
const ROUNDED = 0.05;

/** By how much the rounding may move the share: by all of it, where the two are some feninga apart. */
const roundingOf = (before: Answer, now: Answer): number =>
  ROUNDED / Math.abs(amountIn(now, 'bruto_ukupno') - amountIn(before, 'bruto_ukupno'));

/** The curve between two answers, and what of one more mark of gross goes into the net there. */
export interface CurvePiece {
  readonly from: Answer;
  readonly to: Answer;
  readonly share: number;
  readonly rounding: number;
}

export const isBent = (one: CurvePiece, other: CurvePiece): boolean =>
  Math.abs(one.share - other.share) > KINK + one.rounding + other.rounding;

/** A base grows in it less than behind it and more than before it: its bend is inside, and not at one of its ends. */
export const isMixed = (last: CurvePiece, piece: CurvePiece, next: CurvePiece): boolean =>
  [BASE, TAX_BASE].some((base) => {
    const growth = ({ from, to }: CurvePiece): number => shareOf(base, from, to) ?? 0;
    const least = KINK + piece.rounding;
    return growth(piece) - growth(last) > least && growth(next) - growth(piece) > least;
  });

/** The pieces between answers that follow one another. */
export const piecesOf = (answers: readonly Answer[]): readonly CurvePiece[] =>
  answers.slice(1).flatMap((to, at) => {
    const from = answers[at];
    const share = from && shareOf('neto_plata', from, to);
    return from && share !== undefined ? [{ from, to, share, rounding: roundingOf(from, to) }] : [];
  });
