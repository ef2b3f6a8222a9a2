import { useRef, useState } from 'react';
import { copied, filled, filledDown, pasted } from './copying.ts';
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

/** What a sheet holds and what can be done to it. The latest state stands in a reference: several events may come before it is drawn. */
export function useSheet<R extends SheetRowData>(props: SheetProps<R>) {
  const { columns, rows } = props;
  const [state, setState] = useState(newSheet);
  const [fillTo, setFillTo] = useState<number>();
  const latest = useRef<SheetState>(state);
  const size: SheetSize = { rows: rows.length, columns: columns.length, page: PAGE };

  const act = (action: SheetAction): void => {
    latest.current = nextSheet(latest.current, action);
    setState(latest.current);
  };
  const textAt = ({ row, column }: CellPlace): string => {
    const [data, shown] = [rows[row], columns[column]];
    return data && shown ? props.cellOf(data, shown).text : '';
  };
  const edit = (edits: readonly CellEdit[]): void => {
    const taken = edits.filter(({ column }) => columns[column]?.isEditable);
    if (taken.length > 0 && !props.isFrozen) props.edit(taken);
  };
  const selected = (): CellRange =>
    rangeOf(within(latest.current.anchor, size), within(latest.current.active, size));
  const active = (): CellPlace => within(latest.current.active, size);

  const finish = (): void => {
    const { typing } = latest.current;
    if (!typing) return;
    act({ type: 'ended' });
    if (typing.text.trim() !== textAt(active())) edit([{ ...active(), text: typing.text.trim() }]);
  };
  const open = (): void => {
    const row = rows[active().row];
    if (row) props.open(row);
  };
  const begin = (isInside: boolean): void => {
    const { row, column } = active();
    const isOpen = !props.isFrozen && columns[column]?.isEditable;
    if (column === 0 && isInside) open();
    else if (isOpen)
      act({ type: 'begun', typing: { text: isInside ? textAt({ row, column }) : '', isInside } });
  };
  const endFill = (): void => {
    if (fillTo !== undefined) edit(filled(selected(), fillTo, textAt));
    setFillTo(undefined);
  };

  return {
    state: { ...state, active: within(state.active, size), anchor: within(state.anchor, size) },
    fillTo,
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
    paste: (text: string) => edit(pasted(text, selected(), size)),
  };
}

export type SheetDesk = ReturnType<typeof useSheet>;
