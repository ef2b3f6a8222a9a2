import { type CellPlace, type SheetSize, within } from './place.ts';
import { type Step, stepFrom } from './step.ts';

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
