import { HUNDREDTHS, km } from '@obracun/engine/core/numbers/money.ts';

/** From which gross to which, in KM. */
export interface GrossRange {
  readonly from: number;
  readonly to: number;
}

/** Where nothing is typed: from below the personal deduction to beyond what most people earn. */
export const RANGE: GrossRange = { from: 200, to: 5_000 };

/** Three curves of so many are within what one request explains. */
const STEPS = 24;

type Typed = number | string | boolean | null | undefined;

/** The range that was typed, whichever of the two is greater. */
export function rangeOf(from: Typed, to: Typed): GrossRange {
  const ends = [inMarks(from) ?? RANGE.from, inMarks(to) ?? RANGE.to];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

const inMarks = (typed: Typed): number | undefined => (typeof typed === 'number' ? typed : undefined);

/** The grosses of a curve, in KM: evenly apart, whole feninga, none twice. */
export const grossesOf = ({ from, to }: GrossRange): readonly number[] => [
  ...new Set(
    Array.from({ length: STEPS + 1 }, (_, at) => km(from + ((to - from) * at) / STEPS) / HUNDREDTHS),
  ),
];
