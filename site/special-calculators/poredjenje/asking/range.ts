import { HUNDREDTHS, km } from '@obracun/engine/core/numbers/money.ts';

/** Range of the gross, in KM. */
export interface GrossRange {
  readonly from: number;
  readonly to: number;
}

/** Default: from below the personal deduction to beyond most wages. */
export const RANGE: GrossRange = { from: 200, to: 5_000 };

/** Three curves of this length fit into one explained request. */
const STEPS = 24;

type Typed = number | string | boolean | null | undefined;

/** The typed range, in ascending order. */
export function rangeOf(from: Typed, to: Typed): GrossRange {
  const ends = [inMarks(from) ?? RANGE.from, inMarks(to) ?? RANGE.to];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

const inMarks = (typed: Typed): number | undefined => (typeof typed === 'number' ? typed : undefined);

/** The grosses of a curve, in KM: evenly spaced, whole feninga, unique. */
export const grossesOf = ({ from, to }: GrossRange): readonly number[] => [
  ...new Set(
    Array.from({ length: STEPS + 1 }, (_, at) => km(from + ((to - from) * at) / STEPS) / HUNDREDTHS),
  ),
];
