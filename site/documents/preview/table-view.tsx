import {
  type Cell,
  type Column,
  staysOnLine,
  type Table,
  type Total,
} from '@obracun/engine/documents/blocks.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { inOrder } from './in-order.tsx';
import styles from './table-view.module.css';

/** The rows of a document and their totals. On a narrow sheet each row is a small list. */
export const TableView = ({
  table: { caption, columns, rows, totals, strongRows, isDense },
}: {
  readonly table: Table;
}) => (
  <table className={joinClasses(styles.table, isDense && styles.dense)}>
    <caption className={styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <tr>
        {inOrder(columns, ({ title, align, width }) => (
          <th scope="col" className={joinClasses(styles[align], styles[width])}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {inOrder(rows, (cells, row) => (
        <tr className={joinClasses(styles.row, strongRows?.includes(row) && styles.weighty)}>
          {inOrder(columns, (column, at) => (
            <CellView column={column} cell={cells[at] ?? ''} />
          ))}
        </tr>
      ))}
    </tbody>
    <tbody className={styles.totals}>
      {inOrder(totals, (total) => (
        <TotalView total={total} labelSpan={columns.length - FIGURE_SPAN} />
      ))}
    </tbody>
  </table>
);

/** A total in heavy letters is wider than what it sums: on two columns it takes no room from the words of the rows. */
const FIGURE_SPAN = 2;

const CellView = ({ column, cell }: { column: Column; cell: Cell }) => {
  const text = typeof cell === 'string' ? cell : cell.text;
  const width = staysOnLine(column, text) ? 'fit' : column.width === 'fill' ? 'fill' : 'words';
  return (
    <td data-title={column.title} className={joinClasses(styles[column.align], styles[width])}>
      {text}
    </td>
  );
};

const TotalView = ({ total: { label, figure, strong }, labelSpan }: { total: Total; labelSpan: number }) => (
  <tr className={strong ? styles.strong : undefined}>
    <th scope="row" colSpan={labelSpan}>
      {label}
    </th>
    <td colSpan={FIGURE_SPAN}>{figure.text}</td>
  </tr>
);
