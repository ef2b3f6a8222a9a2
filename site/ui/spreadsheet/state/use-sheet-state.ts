import { useRef, useState } from 'react';
import { followed, type Layout } from './follow.ts';
import { type SheetSize, within } from './place.ts';
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
