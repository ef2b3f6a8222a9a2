import { describe, expect, it } from 'vitest';
import { chartGeometry } from './chart-geometry.ts';

const frame = { left: 0, right: 200, top: 0, bottom: 100 };

describe('the line of a chart', () => {
  it('spaces the years evenly, its heights measured from zero', () => {
    const { points, ticks } = chartGeometry(
      [
        { year: 2024, amount: 100 },
        { year: 2025, amount: 200 },
        { year: 2026, amount: 50 },
      ],
      frame,
    );
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 50],
      [100, 0],
      [200, 75],
    ]);
    expect(ticks).toEqual([
      { amount: 0, y: 100 },
      { amount: 50, y: 75 },
      { amount: 100, y: 50 },
      { amount: 150, y: 25 },
      { amount: 200, y: 0 },
    ]);
  });

  it.each([
    [465.68, [0, 200, 400, 600]],
    [43.78, [0, 20, 40, 60]],
    [9.99, [0, 2.5, 5, 7.5, 10]],
    [2349, [0, 1000, 2000, 3000]],
  ])('has round ticks up to above %d', (iznos, expected) => {
    const { ticks } = chartGeometry([{ year: 2025, amount: iznos }], frame);
    expect(ticks.map((tick) => tick.amount)).toEqual(expected);
  });

  it('draws all zeros, and a single year, within the frame', () => {
    const { points } = chartGeometry([{ year: 2025, amount: 0 }], frame);
    expect(points).toEqual([{ year: 2025, amount: 0, x: 0, y: 100 }]);
  });
});
