import type { Line, LineKind } from '../kernel/calculator.ts';

/** Names lines of one kind: `line('broj')('Godine')`. */
export const line =
  (vrsta: LineKind) =>
  (naziv: string): Line => ({ naziv, vrsta });
