import { plainName } from '../../../core/text/letters.ts';
import { fullName } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import type { CellChange, CellProblem, ChangeKind } from '../cells/reading.ts';

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

/** Something a whole column is asked once. */
export interface ColumnQuestion {
  readonly id: string;
  readonly column: number;
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Holds until the person says otherwise; without it cells wait for the answer. */
  readonly suggested?: string;
  /** What it probably is: shown, and in force only once the person says so. */
  readonly proposed?: string;
  /** Cells it is about. */
  readonly examples: readonly string[];
}

/** Asked of a column of amounts, of workers or of hours, that has `1.800` and nothing to tell it by. */
export const THOUSANDS = {
  text: 'Da li znak prije tri cifre odvaja hiljade?',
  options: [
    { value: 'hiljade', label: 'Da, to su hiljade' },
    { value: 'decimale', label: 'Ne, to su decimale' },
  ],
} as const;

/** The answer in force: what was said, or what is suggested. */
export const answerTo = (
  question: Pick<ColumnQuestion, 'id' | 'suggested'>,
  answers: Readonly<Record<string, string>>,
): string | undefined => answers[question.id] ?? question.suggested;

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

/** The words of a name in any order, so that `Prvi Radnik` is found as `Radnik Prvi`. */
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

/** The cells of a line whose worker is known by name alone, which the person confirms; undefined where they said it is another. */
export function matchedCells<F extends string>(
  cells: readonly JudgedCell<F>[],
  name: JudgedCell<F>,
  worker: Worker,
  line: number,
  choices: ImportChoices,
): readonly JudgedCell<F>[] | undefined {
  const now = [worker.firstName, worker.lastName, worker.jmbg].filter(Boolean).join(' ');
  const said = toConfirm(cells, name, { kind: 'match', now }, line, choices);
  return said.isRefused ? undefined : said.cells;
}

/** The line that already has this key; if none has, it is this line's from now on. */
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

/** What is wrong with a line whose worker an earlier one already has; what this one has is seen by those after it. */
export function workerAgain(lines: Map<string, number>, id: string | undefined, line: number): string[] {
  const earlier = earlierLine(lines, id, line);
  return earlier === undefined ? [] : [`Ovaj radnik je već u redu ${earlier}.`];
}

interface Confirmed<F extends string> {
  readonly cells: readonly JudgedCell<F>[];
  /** The person has said no to it. */
  readonly isRefused: boolean;
}

/** The cells of a line, one of which says what is made of the line, and waits until the person agrees or refuses. */
export function toConfirm<F extends string>(
  cells: readonly JudgedCell<F>[],
  cell: JudgedCell<F>,
  said: Omit<CellChange, 'old' | 'toConfirm'>,
  line: number,
  { decisions, accepted }: ImportChoices,
): Confirmed<F> {
  const decision = decisions.get(cellKey(line, cell.column))?.kind;
  const isRefused = decision === 'undo';
  const isOpen = !isRefused && decision !== 'accept' && !accepted.has(said.kind);
  const { isOpen: _, ...rest } = cell;
  const change = { ...said, old: cell.text, toConfirm: true };
  const confirmed: JudgedCell<F> = {
    ...rest,
    change,
    // What was refused can be taken up again, as what was left out.
    ...(isRefused ? { isOmitted: true } : { isUndoable: true }),
    ...(isOpen && { isOpen }),
  };
  return { cells: cells.map((one) => (one === cell ? confirmed : one)), isRefused };
}
