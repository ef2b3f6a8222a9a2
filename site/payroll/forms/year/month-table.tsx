import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { YearRecap } from '@obracun/engine/payroll/books/recap/year-recap.ts';
import { FROM_EARLIER_PROGRAM } from '@obracun/engine/payroll/staff/opening/opening-months.ts';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import styles from '../../ui/year-table.module.css';

interface MonthTableProps {
  readonly firm: string;
  readonly year: number;
  readonly months: ReadonlyMap<number, 'open' | 'closed'>;
  readonly recap: YearRecap;
  /** Months whose figures are of an earlier program. */
  readonly opening: readonly number[];
}

/** The columns of a month in one row; others are with the workers. */
const SHOWN = ['gross', 'net', 'payout', 'cost'];
const STATES = { open: 'otvoren', closed: 'zaključen' } as const;

/** The twelve months, their closings, and their totals. */
export function MonthTable({ firm, year, months, recap, opening }: MonthTableProps) {
  const columns = SHOWN.map((name) => recap.lines.findIndex((line) => line.name === name));
  return (
    <Scrolled label={`Mjeseci ${year}. godine`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Mjesec</th>
            <th scope="col" className={styles.words}>
              Stanje
            </th>
            <th scope="col">Radnika</th>
            {columns.map((at) => (
              <th key={at} scope="col">
                {recap.lines[at]?.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONTH_NAMES.map(([name], index) => {
            const state = months.get(index + 1);
            const row = recap.months.find(({ month }) => month === index + 1);
            return (
              <tr key={name}>
                <th scope="row">
                  <a href={addressOf({ firm, section: 'mjesec', year, month: index + 1 })}>{name}</a>
                </th>
                <td className={styles.words}>
                  {opening.includes(index + 1) ? FROM_EARLIER_PROGRAM : state ? STATES[state] : 'bez unosa'}
                </td>
                <td>{row?.workers}</td>
                {columns.map((at) => (
                  <td key={at}>{row && formatAmount(row.values[at] ?? 0)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Ukupno</th>
            <td className={styles.words}>zaključeno {recap.months.length - opening.length}</td>
            <td />
            {columns.map((at) => (
              <td key={at}>{formatAmount(recap.totals[at] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  );
}
