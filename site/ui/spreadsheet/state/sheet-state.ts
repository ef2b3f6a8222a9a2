import { useRef, useState } from 'react';
import { type CellPlace, type SheetSize, type Step, stepFrom, within } from './place.ts';

/** Text of the active cell in edit mode. */
export interface Typing {
  readonly text: string;
  /** Content when edit mode started. */
  readonly found: string;
  /** Part saved on a pause, while typing continues. */
  readonly held?: string;
  readonly session: symbol;
  /** The caret was moved into the text: arrows move it. */
  readonly isInside: boolean;
}

export interface SheetState {
  readonly active: CellPlace;
  /** The other corner of the selection. */
  readonly anchor: CellPlace;
  readonly typing: Typing | undefined;
  /** The column where a run of Tab began: Enter returns to it, one row lower. */
  readonly runFrom: number | undefined;
  /** After Escape the next Tab leaves the sheet. */
  readonly isReleased: boolean;
}

export type SheetAction =
  | { readonly type: 'moved'; readonly step: Step; readonly isExtending: boolean; readonly size: SheetSize }
  | { readonly type: 'chosen'; readonly place: CellPlace; readonly isExtending: boolean }
  | { readonly type: 'allChosen'; readonly size: SheetSize }
  | { readonly type: 'begun'; readonly typing: Typing }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'held'; readonly text: string }
  | { readonly type: 'ended' }
  | { readonly type: 'released' };

const START: CellPlace = { row: 0, column: 0 };

export const newSheet = (active: CellPlace = START): SheetState => ({
  active,
  anchor: active,
  typing: undefined,
  runFrom: undefined,
  isReleased: false,
});

export function nextSheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case 'moved':
      return moved(state, action);
    case 'chosen':
      return { ...newSheet(action.place), anchor: action.isExtending ? state.anchor : action.place };
    case 'allChosen':
      return { ...newSheet(state.active), ...wholeSheet(action.size) };
    case 'begun':
      return { ...state, typing: action.typing };
    case 'typed':
      return state.typing ? { ...state, typing: { ...state.typing, text: action.text } } : state;
    case 'held':
      return state.typing ? { ...state, typing: { ...state.typing, held: action.text } } : state;
    case 'ended':
      return { ...state, typing: undefined };
    case 'released':
      return { ...newSheet(state.active), isReleased: true };
  }
}

function moved(
  { active, anchor, runFrom }: SheetState,
  { step, isExtending, size }: Extract<SheetAction, { type: 'moved' }>,
): SheetState {
  const isRun = step === 'next' || step === 'previous';
  const from = step === 'enter' && runFrom !== undefined ? { ...active, column: runFrom } : active;
  const to = stepFrom(within(from, size), step, size);
  return {
    ...newSheet(to),
    anchor: isExtending ? anchor : to,
    runFrom: isRun ? (runFrom ?? active.column) : undefined,
  };
}

const wholeSheet = (size: SheetSize): Pick<SheetState, 'active' | 'anchor'> => ({
  active: START,
  anchor: within({ row: size.rows, column: size.columns }, size),
});

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
  const stored = ({ state, layout: was }: Held): SheetState => followed(state, was, layout);
  const inSight = (state: SheetState): SheetState => ({
    ...state,
    active: within(state.active, size),
    anchor: within(state.anchor, size),
  });
  return {
    state: inSight(stored(held)),
    current: () => inSight(stored(latest.current)),
    act: (action) => {
      latest.current = { state: nextSheet(stored(latest.current), action), layout };
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
