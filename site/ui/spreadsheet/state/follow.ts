import type { CellPlace } from './place.ts';
import type { SheetState } from './sheet-state.ts';

interface Named {
  readonly id: string;
}

/** The rows and columns a place was chosen among. */
export interface Layout {
  readonly rows: readonly Named[];
  readonly columns: readonly Named[];
}

/** What was chosen among rows and columns of which some came or went, as by another tab: it stays with the same row and column, not with their numbers. */
export function followed(state: SheetState, was: Layout, now: Layout): SheetState {
  if (was.rows === now.rows && was.columns === now.columns) return state;
  const place = ({ row, column }: CellPlace): CellPlace => ({
    row: placeOf(row, was.rows, now.rows),
    column: placeOf(column, was.columns, now.columns),
  });
  const { active, runFrom } = state;
  return {
    ...state,
    active: place(active),
    anchor: place(state.anchor),
    runFrom: runFrom === undefined ? undefined : placeOf(runFrom, was.columns, now.columns),
    typing:
      isIn(was.rows[active.row], now.rows) && isIn(was.columns[active.column], now.columns)
        ? state.typing
        : undefined,
  };
}

/** Where what stood there stands now; where it stands no more, the place is kept until it comes back. */
function placeOf(at: number, was: readonly Named[], now: readonly Named[]): number {
  const id = was[at]?.id;
  if (id === undefined || now[at]?.id === id) return at;
  const found = now.findIndex((one) => one.id === id);
  return found < 0 ? at : found;
}

const isIn = (one: Named | undefined, now: readonly Named[]): boolean =>
  one !== undefined && now.some(({ id }) => id === one.id);
