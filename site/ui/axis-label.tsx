import type { TickRendererProps } from '@visx/axis';

/** A label of an axis in one line: that of the library measures every word to break lines. */
export const axisLabel = ({ x, y, dx, dy, textAnchor, formattedValue }: TickRendererProps) => (
  <text {...{ x, y, dx, dy, textAnchor }}>{formattedValue}</text>
);
