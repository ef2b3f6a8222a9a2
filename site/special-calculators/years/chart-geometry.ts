/** A year and its amount in KM. */
export interface Point {
  readonly year: number;
  readonly amount: number;
}

export interface Placed extends Point {
  readonly x: number;
  readonly y: number;
}

interface Geometry {
  readonly points: readonly Placed[];
  /** Round amounts from zero up, the last one above all points. */
  readonly ticks: readonly { readonly amount: number; readonly y: number }[];
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Positions of points in a frame: years evenly from left to right, amounts from zero at the bottom, so that heights compare. */
export function chartGeometry(points: readonly Point[], { left, right, top, bottom }: Frame): Geometry {
  const step = roundStep(Math.max(...points.map(({ amount }) => amount)));
  const count = Math.max(1, Math.ceil(Math.max(...points.map(({ amount }) => amount)) / step));
  const yOf = (amount: number): number => bottom - ((bottom - top) * amount) / (count * step);
  const gap = (right - left) / Math.max(1, points.length - 1);
  return {
    points: points.map((point, index) => ({ ...point, x: left + index * gap, y: yOf(point.amount) })),
    ticks: Array.from({ length: count + 1 }, (_, index) => ({ amount: index * step, y: yOf(index * step) })),
  };
}

/** The smallest of 1, 2, 2,5 and 5 times a power of ten that reaches `most` in four steps. */
function roundStep(most: number): number {
  const least = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= least) ?? 10;
  return factor * power;
}
