import { plainName } from '../../../../core/text/letters.ts';
import { fullName } from '../../../model/firm.ts';
import type { Worker } from '../../../model/worker.ts';
import type { CellChange, CellProblem, ChangeKind } from '../cells/reading.ts';

/** Good is imported; repaired is imported once its changes are accepted; refused is not; skipped is not an entry. */
export type LineState = 'good' | 'repaired' | 'refused' | 'skipped';

/** A cell of an imported column, after reading. */
export interface JudgedCell<F extends string = string> {
  readonly column: number;
  readonly field: F;
  /** Text from the file, or the user's replacement. */
  readonly text: string;
  readonly value?: unknown;
  readonly change?: CellChange;
  /** The change needs confirmation. */
  readonly isOpen?: boolean;
  readonly problem?: CellProblem;
  /** The change can be undone; the original text is then kept or refused. */
  readonly isUndoable?: boolean;
  readonly isReplaced?: boolean;
  readonly isOmitted?: boolean;
}

/** The result for one line of the file. */
export interface JudgedLine<P, F extends string = string> {
  readonly line: number;
  /** Row index in the table. */
  readonly row: number;
  readonly state: LineState;
  /** Reasons for refusing or skipping, as sentences. */
  readonly reasons: readonly string[];
  /** Warnings for an imported line. */
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

/** The state of a line, from its cells and its own reasons. */
export function stateOf(cells: readonly JudgedCell[], reasons: readonly string[]): LineState {
  if (reasons.length > 0) return 'refused';
  return cells.some(({ isOpen }) => isOpen) ? 'repaired' : 'good';
}

/** Problems of the cells of a line, each with its name: `JMBG: …`. */
export const problemsOf = <F extends string>(
  cells: readonly JudgedCell<F>[],
  label: (field: F) => string,
): string[] => cells.flatMap(({ field, problem }) => (problem ? [`${label(field)}: ${problem.text}`] : []));

/** A question asked once for a whole column. */
export interface ColumnQuestion {
  readonly id: string;
  readonly column: number;
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Default answer; without it cells are refused until answered. */
  readonly suggested?: string;
  /** Likely answer: displayed, and used only once confirmed. */
  readonly proposed?: string;
  /** Sample cells. */
  readonly examples: readonly string[];
}

/** For a column of amounts, workers or hours with an ambiguous `1.800`. */
export const THOUSANDS = {
  text: 'Da li znak prije tri cifre odvaja hiljade?',
  options: [
    { value: 'hiljade', label: 'Da, to su hiljade' },
    { value: 'decimale', label: 'Ne, to su decimale' },
  ],
} as const;

/** The current answer: the given one, or the default. */
export const answerTo = (
  question: Pick<ColumnQuestion, 'id' | 'suggested'>,
  answers: Readonly<Record<string, string>>,
): string | undefined => answers[question.id] ?? question.suggested;

/** The user's decision on one cell. */
export type CellDecision =
  | { readonly kind: 'accept' | 'undo' | 'keep' | 'omit' }
  /** Read this text instead. */
  | { readonly kind: 'replace'; readonly text: string };

/** All choices for a file: answers by question, decisions by cell, accepted kinds of changes. */
export interface ImportChoices {
  readonly answers: Readonly<Record<string, string>>;
  readonly decisions: ReadonlyMap<string, CellDecision>;
  readonly accepted: ReadonlySet<ChangeKind>;
}

export const NO_CHOICES: ImportChoices = { answers: {}, decisions: new Map(), accepted: new Set() };

export const cellKey = (line: number, column: number): string => `${line}:${column}`;

/** The words of a name, sorted: `Prvi Radnik` matches `Radnik Prvi`. */
export const nameWords = (text: string): string => plainName(text).split(' ').sort().join(' ');

/** Workers by the words of their names. */
export function workersByName(workers: readonly Worker[]): ReadonlyMap<string, readonly Worker[]> {
  const byName = new Map<string, Worker[]>();
  for (const worker of workers) {
    const name = nameWords(fullName(worker));
    byName.set(name, [...(byName.get(name) ?? []), worker]);
  }
  return byName;
}

export const SEVERAL_NAMED = 'Više radnika ima ovo ime: dodajte kolonu JMBG.';

/** Cells of a line matched by name alone, for confirmation; undefined when the match was rejected. */
export function matchedCells<F extends string>(
  cells: readonly JudgedCell<F>[],
  name: JudgedCell<F>,
  worker: Worker,
  line: number,
  choices: ImportChoices,
): readonly JudgedCell<F>[] | undefined {
  const now = [worker.firstName, worker.lastName, worker.jmbg].filter(Boolean).join(' ');
  const confirmed = toConfirm(cells, name, { kind: 'match', now }, line, choices);
  return confirmed.isRefused ? undefined : confirmed.cells;
}

/** The earlier line with this key; if there is none, stores this line. */
export function earlierLine(
  lines: Map<string, number>,
  key: string | undefined,
  line: number,
): number | undefined {
  if (key === undefined) return undefined;
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier;
}

/** Reports a worker already in an earlier line; stores this line otherwise. */
export function workerAgain(lines: Map<string, number>, id: string | undefined, line: number): string[] {
  const earlier = earlierLine(lines, id, line);
  return earlier === undefined ? [] : [`Ovaj radnik je već u redu ${earlier}.`];
}

interface Confirmed<F extends string> {
  readonly cells: readonly JudgedCell<F>[];
  /** The user rejected it. */
  readonly isRefused: boolean;
}

/** Cells of a line, one with a change for the line that needs confirmation or rejection. */
export function toConfirm<F extends string>(
  cells: readonly JudgedCell<F>[],
  cell: JudgedCell<F>,
  stated: Omit<CellChange, 'old' | 'toConfirm'>,
  line: number,
  { decisions, accepted }: ImportChoices,
): Confirmed<F> {
  const decision = decisions.get(cellKey(line, cell.column))?.kind;
  const isRefused = decision === 'undo';
  const isOpen = !isRefused && decision !== 'accept' && !accepted.has(stated.kind);
  const { isOpen: _, ...rest } = cell;
  const change = { ...stated, old: cell.text, toConfirm: true };
  const confirmed: JudgedCell<F> = {
    ...rest,
    change,
    // A rejection can be undone, like an omission.
    ...(isRefused ? { isOmitted: true } : { isUndoable: true }),
    ...(isOpen && { isOpen }),
  };
  return { cells: cells.map((one) => (one === cell ? confirmed : one)), isRefused };
}
