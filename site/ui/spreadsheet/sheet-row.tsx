import { memo } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './sheet.module.css';
import type { SheetProps, SheetRowData } from './sheet.ts';
import { CellEditor, SheetCellView } from './sheet-cell.tsx';
import { rangeOf } from './state/place.ts';
import type { SheetState, Typing } from './state/sheet-state.ts';
import type { SheetControls } from './use-sheet.ts';

/** The part of the sheet's state in a row, in values that are stable while it is. */
export interface RowState {
  /** The active cell, if it is in this row; else −1. */
  readonly active: number;
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly isFilling: boolean;
  /** The cell with the handle; else −1. */
  readonly handle: number;
  readonly typing: Typing | undefined;
}

interface SheetRowProps<R extends SheetRowData> extends Pick<SheetProps<R>, 'columns' | 'cellOf'>, RowState {
  readonly row: R;
  readonly at: number;
  /** From the top of the rows, in pixels. */
  readonly top: number;
  /** Under the last rows there is no room for a message: it is above. */
  readonly isLow: boolean;
  readonly typed: SheetControls['typed'];
  readonly pause: SheetControls['pause'];
  readonly finish: SheetControls['finish'];
}

/** One row at its position among all; rendered again only when its part of the state changes. */
function Row<R extends SheetRowData>(props: SheetRowProps<R>) {
  const { columns, cellOf, row, at, top, active, typing } = props;
  const isCurrent = active >= 0;
  return (
    <tr
      aria-rowindex={at + 2}
      data-row={at}
      data-low={props.isLow || undefined}
      className={joinClasses(styles.row, isCurrent && styles.current)}
      style={{ top }}
    >
      {columns.map((column, columnAt) => {
        const isAcross = columnAt >= props.selectedFrom && columnAt <= props.selectedTo;
        return (
          <SheetCellView
            key={column.id}
            {...cellOf(row, column)}
            column={column}
            at={columnAt}
            isActive={active === columnAt}
            isSelected={isAcross && !props.isFilling}
            isFilled={isAcross && props.isFilling}
            hasHandle={props.handle === columnAt}
            editor={
              active === columnAt && typing ? (
                <CellEditor
                  column={column.title}
                  row={nameOf(props)}
                  typing={typing}
                  isFigure={column.isFigure}
                  onText={props.typed}
                  onPause={props.pause}
                  onLeave={props.finish}
                />
              ) : undefined
            }
          />
        );
      })}
    </tr>
  );
}

export const SheetRow = memo(Row) as typeof Row;

function nameOf<R extends SheetRowData>({ columns, cellOf, row }: SheetRowProps<R>): string {
  const [first] = columns;
  return first ? cellOf(row, first).text : '';
}

const NONE = -1;

/** Selects the part of a row from the state of its sheet. */
export function rowState(
  { active, anchor, typing }: SheetState,
  at: number,
  fillTo: number | undefined,
  canFill: (column: number) => boolean,
): RowState {
  const range = rangeOf(anchor, active);
  const isFilling = fillTo !== undefined && at > range.to.row && at <= fillTo;
  const isIn = isFilling || (at >= range.from.row && at <= range.to.row);
  return {
    active: active.row === at ? active.column : NONE,
    selectedFrom: isIn ? range.from.column : NONE,
    selectedTo: isIn ? range.to.column : NONE,
    isFilling,
    handle: range.to.row === at && !typing && canFill(range.to.column) ? range.to.column : NONE,
    typing: active.row === at ? typing : undefined,
  };
}
