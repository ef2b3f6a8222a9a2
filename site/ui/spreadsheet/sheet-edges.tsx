import { joinClasses } from '../join-classes.ts';
import cell from './cell.module.css';
import styles from './sheet.module.css';
import type { SheetColumn } from './sheet.ts';

const cellClass = (column: SheetColumn, at: number): string =>
  joinClasses(cell.cell, at === 0 && cell.name, column.isFigure && cell.figure, cell.edge);

/** What the columns are called; it stays while rows pass under it. */
export const SheetHead = ({ columns }: { readonly columns: readonly SheetColumn[] }) => (
  <thead className={styles.head}>
    <tr aria-rowindex={1} className={styles.line}>
      {columns.map((column, at) => (
        <th
          key={column.id}
          scope="col"
          aria-colindex={at + 1}
          className={joinClasses(cellClass(column, at), cell.title)}
        >
          <span>
            {column.title} {column.unit && <span className={cell.unit}>{column.unit}</span>}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

interface SheetFootProps {
  readonly columns: readonly SheetColumn[];
  readonly totals: readonly string[];
  readonly rowIndex: number;
}

/** The sums of the columns; they stay in sight. */
export const SheetFoot = ({ columns, totals, rowIndex }: SheetFootProps) => (
  <tfoot className={styles.foot}>
    <tr aria-rowindex={rowIndex} className={styles.line}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(at === 0 && { scope: 'row' })}
            aria-colindex={at + 1}
            className={cellClass(column, at)}
          >
            {totals[at]}
          </Cell>
        );
      })}
    </tr>
  </tfoot>
);
