import { useRef, useState } from 'react';
import { type CellPlace, type SheetSize, within } from './place.ts';
import { newSheet, nextSheet, type SheetAction, type SheetState } from './sheet-state.ts';

/** Rows a page key turns. */
const PAGE = 12;

/** A state, and among what it was chosen. */
interface Held {
  readonly state: SheetState;
  readonly layout: Layout;
}

export interface HeldSheet {
  /** As it is drawn. */
  readonly state: SheetState;
  /** As it is by now: several events may come before it is drawn. */
  readonly current: () => SheetState;
  readonly act: (action: SheetAction) => void;
  readonly size: SheetSize;
}

/** What is chosen and typed in a sheet. A place that is there no more is kept until it comes back; until then the nearest there is counts. */
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

/** The rows and columns a place was chosen among. */
interface Layout {
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
