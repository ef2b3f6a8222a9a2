import {
  type CellProblem,
  type CellReading,
  cellText,
  isFormulaError,
  type RawCell,
} from '../cells/reading.ts';
import type { SourceRow, SourceTable } from '../columns/field-text.ts';
import {
  type CellDecision,
  cellKey,
  type ImportChoices,
  type JudgedCell,
  type JudgedLine,
} from './judged.ts';

/** An empty cell, or a dash used for zero. */
const IS_NOTHING = /^[-–—/]?$/;

type ReadField<F> = (field: F, cell: RawCell, column: number) => CellReading<unknown>;

/** Reads one cell as its field and applies the decision on it; undefined for an empty cell. */
export function judgeCell<F extends string>(
  row: SourceRow,
  column: number,
  field: F,
  choices: ImportChoices,
  read: ReadField<F>,
): JudgedCell<F> | undefined {
  const decision = choices.decisions.get(cellKey(row.line, column));
  const cell = decision?.kind === 'replace' ? decision.text : (row.cells[column] ?? '');
  const text = cellText(cell);
  const base = { column, field, text, ...(decision?.kind === 'replace' && { isReplaced: true }) };
  if (IS_NOTHING.test(text)) return undefined;
  if (decision?.kind === 'omit') return { ...base, isOmitted: true };
  if (isFormulaError(text))
    return { ...base, problem: { text: `Formula u ćeliji nema rezultat (${text}).` } };
  const trimmed = typeof cell === 'string' ? text : cell;
  return { ...base, ...settle(read(field, trimmed, column), decision, choices) };
}

type Settled = Omit<JudgedCell, 'column' | 'field' | 'text'>;

function settle(
  reading: CellReading<unknown>,
  decision: CellDecision | undefined,
  { accepted }: ImportChoices,
): Settled {
  if ('problem' in reading) return decision?.kind === 'keep' ? keep(reading.problem) : reading;
  const { value, change, unchanged } = reading;
  if (!change) return { value };
  if (decision?.kind === 'undo')
    return unchanged === undefined
      ? {
          problem: {
            text: `Popravka „${change.old}“ → „${change.now}“ nije prihvaćena: upišite ispravno ili izostavite.`,
          },
        }
      : { value: unchanged };
  const isOpen = change.toConfirm && decision?.kind !== 'accept' && !accepted.has(change.kind);
  const isUndoable = change.toConfirm || unchanged !== undefined;
  return { value, change, isUndoable, ...(isOpen && { isOpen }) };
}

/** Offers to keep a number: a foreigner's may break the check rule. */
const keep = (problem: CellProblem): Settled =>
  problem.stored === undefined
    ? { problem }
    : {
        value: problem.stored,
        change: { kind: 'jmbg-foreign', old: problem.stored, now: problem.stored, toConfirm: false },
      };

/** The refused lines as in the file, with a last column of reasons. */
export function refusedRows(
  { rows }: SourceTable,
  headings: readonly string[],
  lines: readonly JudgedLine<unknown>[],
): string[][] {
  const width = headings.length;
  const refused = lines.filter(({ state }) => state === 'refused');
  return [
    [...headings, 'razlog'],
    ...refused.map(({ row, reasons }) => [
      ...Array.from({ length: width }, (_, column) => cellText(rows[row]?.cells[column])),
      reasons.join(' '),
    ]),
  ];
}
