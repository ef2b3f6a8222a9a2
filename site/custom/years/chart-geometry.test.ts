import { describe, expect, it } from 'vitest';
import { chartGeometry } from './chart-geometry.ts';

const frame = { left: 0, right: 200, top: 0, bottom: 100 };

describe('the line of a chart', () => {
  it('runs evenly through the years, its heights measured from nought', () => {
    const { points, ticks } = chartGeometry(
      [
        { godina: 2024, iznos: 100 },
        { godina: 2025, iznos: 200 },
        { godina: 2026, iznos: 50 },
      ],
      frame,
    );
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 50],
      [100, 0],
      [200, 75],
    ]);
    expect(ticks).toEqual([
      { iznos: 0, y: 100 },
      { iznos: 50, y: 75 },
      { iznos: 100, y: 50 },
      { iznos: 150, y: 25 },
      { iznos: 200, y: 0 },
    ]);
  });

  it.each([
    [465.68, [0, 200, 400, 600]],
    [43.78, [0, 20, 40, 60]],
    [9.99, [0, 2.5, 5, 7.5, 10]],
    [2349, [0, 1000, 2000, 3000]],
  ])('has round ticks up to above %d', (iznos, expected) => {
    const { ticks } = chartGeometry([{ godina: 2025, iznos }], frame);
    expect(ticks.map((tick) => tick.iznos)).toEqual(expected);
  });

  it('draws nothing but nought, and a single year, within the frame', () => {
    const { points } = chartGeometry([{ godina: 2025, iznos: 0 }], frame);
    expect(points).toEqual([{ godina: 2025, iznos: 0, x: 0, y: 100 }]);
  });
});
