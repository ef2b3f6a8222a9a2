import type { ChangeKind } from '../cells/reading.ts';

/** What the person says to one cell. */
export type CellDecision =
  | { readonly kind: 'accept' | 'undo' | 'keep' | 'omit' }
  /** Read this instead. */
  | { readonly kind: 'replace'; readonly text: string };

/** All that a person has said about a file: answers by question, decisions by cell, kinds of changes accepted as a whole. */
export interface ImportChoices {
  readonly answers: Readonly<Record<string, string>>;
  readonly decisions: ReadonlyMap<string, CellDecision>;
  readonly accepted: ReadonlySet<ChangeKind>;
}

export const NO_CHOICES: ImportChoices = { answers: {}, decisions: new Map(), accepted: new Set() };

export const cellKey = (line: number, column: number): string => `${line}:${column}`;
