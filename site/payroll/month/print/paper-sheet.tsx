import type { SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
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
    <table className={styles.sheet} data-many={columns.length >= MANY || undefined}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            R. br.
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={sideOf(column)}>
              <span>
                <span translate={column.isTyped ? 'no' : undefined}>{column.title}</span> {column.unit}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id}>
            <td>{at + 1}.</td>
            {columns.map((column) => {
              const { text, isOurs } = cellOf(row, column);
              return (
                <td key={column.id} translate={isOurs ? undefined : 'no'} className={sideOf(column)}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {columns.map((column, at) => (
            <td key={column.id} className={sideOf(column)}>
              {totals[at]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const sideOf = ({ isFigure }: SheetColumn) => (isFigure ? styles.figure : undefined);
