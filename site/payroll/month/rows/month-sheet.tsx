import { useMemo } from 'react';
import { SheetView } from '../../../ui/spreadsheet/sheet-view.tsx';
import type { CellEdit } from '../../../ui/spreadsheet/state/place.ts';
import type { TypedColumn, TypedText } from '../../month-edits/change.ts';
import { cellOf, totalsOf } from './cells.ts';
import { sheetColumns } from './columns.ts';
import type { MonthRow } from './rows.ts';

export interface MonthSheetProps {
  readonly label: string;
  readonly rows: readonly MonthRow[];
  /** How many there are, also those who are not meant now. */
  readonly all: number;
  readonly shown: readonly TypedColumn[];
  /** What is calculated, by its ids. */
  readonly figures: readonly string[];
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly open: (row: MonthRow) => void;
}

/** The month as a sheet: a row for each worker, what is typed on the left, what is calculated on the right. */
export function MonthSheet({ rows, all, shown, figures, type, ...rest }: MonthSheetProps) {
  const columns = useMemo(() => sheetColumns(shown, figures), [shown, figures]);
  const edit = (edits: readonly CellEdit[]) =>
    type(
      edits.flatMap(({ row, column, ...typed }) => {
        const [worker, name] = [rows[row]?.id, columns[column]?.id];
        return worker && name ? [{ worker, column: name as TypedColumn, ...typed }] : [];
      }),
    );
  return (
    <SheetView
      {...rest}
      rows={rows}
      columns={columns}
      cellOf={cellOf}
      totals={totalsOf(rows, all, columns)}
      edit={edit}
    />
  );
}
