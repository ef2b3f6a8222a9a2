import type { CellChange, CellProblem } from '../cells/reading.ts';

/** Good goes in; repaired goes in once its changes are accepted; refused does not; skipped is no entry at all. */
export type LineState = 'good' | 'repaired' | 'refused' | 'skipped';

/** A cell of a column that is taken, after reading. */
export interface JudgedCell<F extends string = string> {
  readonly column: number;
  readonly field: F;
  /** As the file has it, or as the person replaced it. */
  readonly text: string;
  readonly value?: unknown;
  readonly change?: CellChange;
  /** The change waits for the person. */
  readonly isOpen?: boolean;
  readonly problem?: CellProblem;
  /** The change may be taken back, and what was written then stands or is refused. */
  readonly isUndoable?: boolean;
  readonly isReplaced?: boolean;
  readonly isOmitted?: boolean;
}

/** What is made of one line of the file. */
export interface JudgedLine<P, F extends string = string> {
  readonly line: number;
  /** Index among the rows of the table. */
  readonly row: number;
  readonly state: LineState;
  /** Why it is refused or skipped, in sentences. */
  readonly reasons: readonly string[];
  /** What the person should know of a line that goes in. */
  readonly warnings: readonly string[];
  readonly cells: readonly JudgedCell<F>[];
  readonly proposal?: P;
}

export const skippedLine = (line: number, row: number, reason: string): JudgedLine<never, never> => ({
  line,
  row,
  state: 'skipped',
  reasons: [reason],
  warnings: [],
  cells: [],
});

/** The state of a line from what its cells and the line itself have against it. */
export function stateOf(cells: readonly JudgedCell[], reasons: readonly string[]): LineState {
  if (reasons.length > 0) return 'refused';
  return cells.some(({ isOpen }) => isOpen) ? 'repaired' : 'good';
}

/** What is wrong with the cells of a line, each named: `JMBG: …`. */
export const problemsOf = <F extends string>(
  cells: readonly JudgedCell<F>[],
  label: (field: F) => string,
): string[] => cells.flatMap(({ field, problem }) => (problem ? [`${label(field)}: ${problem.text}`] : []));
