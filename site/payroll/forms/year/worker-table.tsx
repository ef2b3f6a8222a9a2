import { formatAmount, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { YearRecap } from '@obracun/engine/payroll/books/recap/year-recap.ts';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import styles from '../../ui/year-table.module.css';

/** The year of every worker, line by line; it adds up to the months. */
export function WorkerTable({ recap }: { readonly recap: YearRecap }) {
  if (recap.workers.length === 0) return null;
  const write = (value: number, at: number): string =>
    recap.lines[at]?.kind === 'sati' ? formatHundredths(value) : formatAmount(value);
  return (
    <Scrolled label="Radnici u godini">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Radnik</th>
            <th scope="col">Mjeseci</th>
            {recap.lines.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recap.workers.map(({ worker, months, values }) => (
            <tr key={worker.id}>
              <th scope="row">
                <WorkerName worker={worker} />
              </th>
              <td>{months}</td>
              {values.map((value, at) => (
                <td key={recap.lines[at]?.name}>{write(value, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Ukupno</th>
            <td />
            {recap.totals.map((value, at) => (
              <td key={recap.lines[at]?.name}>{write(value, at)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  );
}
