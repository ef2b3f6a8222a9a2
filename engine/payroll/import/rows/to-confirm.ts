import type { CellChange } from '../cells/reading.ts';
import { cellKey, type ImportChoices } from './choices.ts';
import type { JudgedCell } from './judged.ts';

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
