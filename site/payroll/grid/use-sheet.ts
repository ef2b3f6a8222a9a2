import { useRef, useState } from 'react';
import { copied, filled, filledDown, pasted } from './copying.ts';
import { followed, type Layout } from './follow.ts';
import { type CellPlace, type CellRange, placesIn, rangeOf, type SheetSize, within } from './place.ts';
import type { CellEdit, SheetCell, SheetColumn } from './sheet.ts';
import { newSheet, nextSheet, type SheetAction, type SheetState } from './sheet-state.ts';

/** A row is known by its id; what stands in it is asked for when it is shown. */
export interface SheetRowData {
  readonly id: string;
}

export interface SheetProps<R extends SheetRowData> {
  /** What the sheet is called for those who do not see it. */
  readonly label: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly R[];
  readonly cellOf: (row: R, column: SheetColumn) => SheetCell;
  /** One for each column. */
  readonly totals: readonly string[];
  /** Nothing can be changed. */
  readonly isFrozen: boolean;
  readonly edit: (edits: readonly CellEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens the row whose name was chosen. */
  readonly open: (row: R) => void;
}

/** Rows a page key turns. */
const PAGE = 12;

/** A state, and among what it was chosen. */
interface Held {
  readonly state: SheetState;
  readonly layout: Layout;
}

/** What a sheet holds and what can be done to it. The latest state stands in a reference: several events may come before it is drawn. */
export function useSheet<R extends SheetRowData>(props: SheetProps<R>) {
  const { columns, rows } = props;
  const layout: Layout = { rows, columns };
  const [held, setHeld] = useState<Held>(() => ({ state: newSheet(), layout }));
  const [fillTo, setFillTo] = useState<number>();
  const [unplaced, setUnplaced] = useState(0);
  const latest = useRef<Held>(held);
  const size: SheetSize = { rows: rows.length, columns: columns.length, page: PAGE };

  const asPlaced = ({ state, layout: was }: Held): SheetState => followed(state, was, layout);
  const current = (): SheetState => asPlaced(latest.current);
  const act = (action: SheetAction): void => {
    latest.current = { state: nextSheet(current(), action), layout };
    setHeld(latest.current);
  };
  const textAt = ({ row, column }: CellPlace): string => {
    const [data, shown] = [rows[row], columns[column]];
    return data && shown ? props.cellOf(data, shown).text : '';
  };
  const isOpen = ({ row, column }: CellPlace): boolean =>
    row < rows.length && columns[column]?.isEditable === true;
  const edit = (edits: readonly CellEdit[]): void => {
    if (props.isFrozen) return;
    const taken = edits.filter(isOpen);
    setUnplaced(0);
    if (taken.length > 0) props.edit(taken);
  };
  const selected = (): CellRange => rangeOf(within(current().anchor, size), within(current().active, size));
  const active = (): CellPlace => within(current().active, size);

  const finish = (): void => {
    const { typing } = current();
    if (!typing) return;
    act({ type: 'ended' });
    const [text, now] = [typing.text.trim(), textAt(active())];
    if (text !== now) edit([{ ...active(), text, ...(typing.found !== now && { found: typing.found }) }]);
  };
  const open = (): void => {
    const row = rows[active().row];
    if (row) props.open(row);
  };
  const begin = (isInside: boolean): void => {
    const { row, column } = active();
    const found = textAt({ row, column });
    if (column === 0 && isInside) open();
    else if (!props.isFrozen && isOpen({ row, column }))
      act({ type: 'begun', typing: { text: isInside ? found : '', found, isInside } });
  };
  const paste = (text: string): void => {
    if (props.isFrozen) return;
    const edits = pasted(text, selected());
    edit(edits);
    setUnplaced(edits.filter((one) => one.text !== '' && !isOpen(one)).length);
  };
  const endFill = (): void => {
    if (fillTo !== undefined) edit(filled(selected(), fillTo, textAt));
    setFillTo(undefined);
  };

  const state = asPlaced(held);
  return {
    state: { ...state, active: within(state.active, size), anchor: within(state.anchor, size) },
    fillTo,
    /** Cells of what was put in last that had no place to go. */
    unplaced,
    size,
    act,
    finish,
    begin,
    typed: (text: string) => act({ type: 'typed', text }),
    open,
    active,
    clear: () => edit(placesIn(selected()).map((place) => ({ ...place, text: '' }))),
    fillDown: () => edit(filledDown(selected(), textAt)),
    fillUntil: (row: number) => setFillTo(Math.max(row, selected().to.row)),
    endFill,
    copy: () => copied(selected(), textAt),
    paste,
  };
}

export type SheetDesk = ReturnType<typeof useSheet>;
