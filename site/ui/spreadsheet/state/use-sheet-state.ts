import { useRef, useState } from 'react';
import { type CellPlace, type SheetSize, within } from './place.ts';
import { newSheet, nextSheet, type SheetAction, type SheetState } from './sheet-state.ts';

/** Rows a page key moves. */
const PAGE = 12;

/** A state, and the rows and columns of its places. */
interface Held {
  readonly state: SheetState;
  readonly layout: Layout;
}

export interface HeldSheet {
  /** As rendered. */
  readonly state: SheetState;
  /** The latest state: several events may precede a render. */
  readonly current: () => SheetState;
  readonly act: (action: SheetAction) => void;
  readonly size: SheetSize;
}

/** Selection and input of a sheet. A missing place is kept until it exists again; until then the nearest one is used. */
export function useSheetState(layout: Layout): HeldSheet {
  const [held, setHeld] = useState<Held>(() => ({ state: newSheet(), layout }));
  const latest = useRef<Held>(held);
  const { rows, columns } = layout;
  const size: SheetSize = { rows: rows.length, columns: columns.length, page: PAGE };
  const kept = ({ state, layout: was }: Held): SheetState => followed(state, was, layout);
  const inSight = (state: SheetState): SheetState => ({
    ...state,
    active: within(state.active, size),
    anchor: within(state.anchor, size),
  });
  return {
    state: inSight(kept(held)),
    current: () => inSight(kept(latest.current)),
    act: (action) => {
      latest.current = { state: nextSheet(kept(latest.current), action), layout };
      setHeld(latest.current);
    },
    size,
  };
}

interface Named {
  readonly id: string;
}

/** The rows and columns of a place. */
interface Layout {
  readonly rows: readonly Named[];
  readonly columns: readonly Named[];
}

/** Moves the selection when rows or columns are added or removed, for example by another tab: it follows their identity, not their index. */
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

/** The current index of a row or column; a missing place is kept until it exists again. */
function placeOf(at: number, was: readonly Named[], now: readonly Named[]): number {
  const id = was[at]?.id;
  if (id === undefined || now[at]?.id === id) return at;
  const found = now.findIndex((one) => one.id === id);
  return found < 0 ? at : found;
}

const isIn = (one: Named | undefined, now: readonly Named[]): boolean =>
  one !== undefined && now.some(({ id }) => id === one.id);
