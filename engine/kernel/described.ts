import type { Citation } from './citation.ts';

/** What a person reads under a line. */
export interface Described {
  readonly red: string;
  readonly naziv: string;
  readonly vrsta: string;
  readonly vrijednost: number | string;
  /** In words: `stopa poreza × max(0; ukupni bruto − lični odbitak)`. */
  readonly formula: string;
  /** With figures: `8 % × max(0; 1.672,13 − 1.000,00)`. */
  readonly racun: string;
  readonly zakon: readonly Citation[];
}
