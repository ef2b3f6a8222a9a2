import { DataTable, type TableColumn } from '../../../ui/page/data-table.tsx';
import type { SheetCell, SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
import { NUMBER_COLUMN } from '../../ui/paper/number-column.ts';
import styles from '../../ui/paper/paper-table.module.css';
import { cellOf, totalsOf } from '../rows/cells.ts';
import type { MonthRow } from '../rows/rows.ts';

export interface PaperSheetProps {
  readonly rows: readonly MonthRow[];
  readonly columns: readonly SheetColumn[];
}

/** Number of columns from which heads do not fit a landscape page. */
const MANY = 12;

/** Sheet of the month with all rows. */
export function PaperSheet({ rows, columns }: PaperSheetProps) {
  const totals = totalsOf(rows, rows.length, columns);
  return (
    <DataTable
      className={styles.sheet}
      data-many={columns.length >= MANY || undefined}
      rows={rows.map((row) => columns.map((column) => cellOf(row, column)))}
      columns={[
        { ...NUMBER_COLUMN, foot: '' },
        ...columns.map(
          ({ title, unit, isTyped, isFigure }, at): TableColumn<readonly SheetCell[]> => ({
            title: (
              <span>
                <span translate={isTyped ? 'no' : undefined}>{title}</span> {unit}
              </span>
            ),
            className: isFigure ? styles.figure : undefined,
            cellProps: (cells) => ({ translate: cells[at]?.isOurs ? undefined : 'no' }),
            cell: (cells) => cells[at]?.text,
            foot: totals[at],
          }),
        ),
      ]}
    />
  );
}
