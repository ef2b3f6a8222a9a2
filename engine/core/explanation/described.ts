import type { Citation } from './citation.ts';

/** A line as a person reads it. Where nobody explained it, `formula` and `working` are empty and no law is named. */
export interface Described {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly value: number | string;
  /** In words: `stopa poreza × max(0; ukupni bruto − lični odbitak)`. */
  readonly formula: string;
  /** With figures: `8 % × max(0; 1.672,13 − 1.000,00)`. */
  readonly working: string;
  readonly citations: readonly Citation[];
}

/** How one line came about: only what neither the answer nor the definition says already. */
export interface ExplainedLine {
  /** Of a line that is not in the answer itself. */
  readonly vrijednost?: number | string;
  readonly formula: string;
  readonly racun: string;
  /** The names of its provisions. */
  readonly zakon: readonly string[];
}

/** What an answer carries under `objasnjenje` when it was asked for: the lines by name, and each provision once. */
export interface Explanation {
  readonly redovi: Readonly<Record<string, ExplainedLine>>;
  readonly propisi: Readonly<Record<string, Citation>>;
}
