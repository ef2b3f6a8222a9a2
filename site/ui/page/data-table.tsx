import type { ComponentProps, Key, ReactNode } from 'react';
import { Scrolled } from './scrolled.tsx';

type CellAttributes = ComponentProps<'td'>;

/** A column of a table: its head, the cell of a row, and the cell under the rows. */
export interface TableColumn<Row> {
  /** Without it, the head is an empty cell. */
  readonly title?: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Sum or note under the rows; a table in which no column has one has no foot. */
  readonly foot?: ReactNode;
  /** True for the column that names its rows. */
  readonly isHeading?: boolean;
  /** Class of every cell of the column that has no class of its own. */
  readonly className?: string | undefined;
  readonly headProps?: CellAttributes;
  readonly cellProps?: (row: Row, index: number) => CellAttributes;
  readonly footProps?: CellAttributes;
  /** Identity where columns come and go and cells keep a state; otherwise the position. */
  readonly id?: Key;
}

interface RowGroup<Row> {
  /** Without it, the group has no row of its own. */
  readonly title?: string;
  readonly rows: readonly Row[];
}

interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows?: readonly Row[];
  /** In place of `rows`. */
  readonly groups?: readonly RowGroup<Row>[];
  readonly groupClass?: string | undefined;
  /** Identity of a row; by default its position. */
  readonly keyOf?: (row: Row, index: number) => Key;
  readonly rowProps?: (row: Row, index: number) => ComponentProps<'tr'>;
  readonly caption?: ReactNode;
  readonly captionClass?: string | undefined;
  /** Name of the table as scrolled content; without it the table does not scroll. */
  readonly scrolled?: string;
}

/** A table with a head cell per column and a row per record. */
export function DataTable<Row>({
  columns,
  rows = [],
  groups = [{ rows }],
  groupClass,
  keyOf = (_, index) => index,
  rowProps,
  caption,
  captionClass,
  scrolled,
  ...attributes
}: DataTableProps<Row>) {
  const table = (
    <table {...attributes}>
      {caption !== undefined && <caption className={captionClass}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ title, className, headProps, id }, at) => (
            <Cell
              key={id ?? at}
              scope={title === undefined ? undefined : 'col'}
              className={className}
              {...headProps}
            >
              {title}
            </Cell>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows: own }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a group
        <tbody key={group}>
          {title !== undefined && (
            <tr>
              <Cell scope="rowgroup" colSpan={columns.length} className={groupClass}>
                {title}
              </Cell>
            </tr>
          )}
          {own.map((row, index) => (
            <tr key={keyOf(row, index)} {...rowProps?.(row, index)}>
              {columns.map(({ cell, isHeading, className, cellProps, id }, at) => (
                <Cell
                  key={id ?? at}
                  scope={isHeading ? 'row' : undefined}
                  className={className}
                  {...cellProps?.(row, index)}
                >
                  {cell(row, index)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <Foot columns={columns} />
    </table>
  );
  return scrolled === undefined ? table : <Scrolled label={scrolled}>{table}</Scrolled>;
}

/** The cells under the rows, without those that another one spans. A note under the whole table heads nothing. */
function Foot<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  if (columns.every(({ foot }) => foot === undefined)) return null;
  const isSpanned = (at: number) =>
    columns.some(({ footProps }, from) => from < at && at < from + (footProps?.colSpan ?? 1));
  return (
    <tfoot>
      <tr>
        {columns.map(({ foot, isHeading, className, footProps, id }, at) => {
          if (isSpanned(at)) return null;
          const isRowHead = isHeading && footProps?.colSpan !== columns.length;
          return (
            <Cell key={id ?? at} scope={isRowHead ? 'row' : undefined} className={className} {...footProps}>
              {foot}
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** A head cell where it has a scope. */
const Cell = (cell: CellAttributes) => (cell.scope === undefined ? <td {...cell} /> : <th {...cell} />);
