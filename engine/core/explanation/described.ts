import type { Citation } from './citation.ts';

/** A line as a person reads it. Without an explanation, `formula` and `working` are empty and no law is named. */
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

/** The explanation of one line: only what neither the answer nor the definition contains. */
export interface ExplainedLine {
  /** Only for a line that is not in the answer. */
  readonly vrijednost?: number | string;
  readonly formula: string;
  readonly racun: string;
  /** Names of its provisions. */
  readonly zakon: readonly string[];
}

/** Content of `objasnjenje`, sent on request: the lines by name, and each provision once. */
export interface Explanation {
  readonly redovi: Readonly<Record<string, ExplainedLine>>;
  readonly propisi: Readonly<Record<string, Citation>>;
}
