import { figureOf } from '../../calculator/api/figure.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import figures from '../../ui/page/figures.module.css';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import type { WageColumn } from './asking/columns.ts';
import { type ComparedCell, type ComparedLine, type ComparedSection, isPaid } from './compared-lines.ts';
import styles from './wage-table.module.css';

interface WageTableProps {
  readonly columns: readonly WageColumn[];
  readonly sections: readonly ComparedSection[];
}

/** The lines down, the wages across; under each figure its rate, under each name why it differs. */
export const WageTable = ({ columns, sections }: WageTableProps) => (
  <Scrolled label="Plate jedna pored druge">
    <table
      className={joinClasses(
        figures.figures,
        figures.stacked,
        styles.table,
        columns.length < 3 && styles.two,
      )}
    >
      <thead>
        <tr>
          <th scope="col">Red (iznosi u KM)</th>
          {columns.map(({ id, short, title }) => (
            <th key={id} scope="col" abbr={title}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, lines }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className={styles.section}>
              {title}
            </th>
          </tr>
          {lines.map((line) => (
            <Row key={line.name} line={line} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  </Scrolled>
);

const Row = ({
  line: { label, cells, reason, isSum },
  columns,
}: {
  readonly line: ComparedLine;
  readonly columns: readonly WageColumn[];
}) => (
  <tr className={joinClasses(isSum && styles.sum)}>
    <th scope="row">
      {label}
      {reason && !isSum && <span className={styles.reason}>{reason}</span>}
    </th>
    {cells.map((cell, at) => (
      <td key={columns[at]?.id}>
        {written(cell, isSum)}
        {!isSum && cell.rate && <span className={styles.reason}>{cell.rate}</span>}
      </td>
    ))}
  </tr>
);

/** The unit is said once, above the table. A sum says that it is zero; what is not paid has one mark in all columns. */
function written(cell: ComparedCell, isSum: boolean): string {
  const { line } = cell;
  if (!line || (!isSum && !isPaid(cell))) return '–';
  const { whole, fraction } = figureOf(line);
  return whole + fraction;
}
