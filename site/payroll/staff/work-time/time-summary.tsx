import { formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { ABSENCE_GROUP_NAMES, ABSENCE_GROUPS } from '@obracun/engine/payroll/staff/work-time/day-rows.ts';
import type { WorkerTime } from '@obracun/engine/payroll/staff/work-time/time-sheet.ts';
import {
  TIME_COLUMN_NAMES,
  TIME_COLUMNS,
  type TimeTotals,
  timeTotals,
} from '@obracun/engine/payroll/staff/work-time/totals.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import table from '../../ui/year-table.module.css';

interface TimeSummaryProps {
  readonly of: MonthOf;
  readonly all: readonly WorkerTime[];
}

const valuesOf = ({ hours, absences }: TimeTotals): readonly number[] => [
  ...TIME_COLUMN_NAMES.map((name) => hours[name]),
  ...ABSENCE_GROUP_NAMES.map((group) => absences[group]),
];

const TITLES = [
  ...TIME_COLUMN_NAMES.map((name) => TIME_COLUMNS[name]),
  ...ABSENCE_GROUP_NAMES.map((group) => ABSENCE_GROUPS[group]),
];

/** The hours of every worker by kind; a name opens its days. */
export function TimeSummary({ of, all }: TimeSummaryProps) {
  const rows = all.map(({ worker, rows: days, undated }) => ({
    worker,
    values: valuesOf(timeTotals(days, undated)),
  }));
  const shown = TITLES.map((_, at) => at === 1 || rows.some(({ values }) => values[at] !== 0));
  const pick = <T,>(cells: readonly T[]): readonly T[] => cells.filter((_, at) => shown[at]);
  const titles = pick(TITLES);
  return (
    <Scrolled label="Sati po radnicima">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Radnik</th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ worker, values }) => (
            <tr key={worker.id}>
              <th scope="row">
                <a href={addressOf({ ...of, section: 'radno-vrijeme', worker: worker.id })}>
                  <WorkerName worker={worker} />
                </a>
              </th>
              {pick(values).map((value, at) => (
                <td key={titles[at]}>{value === 0 ? '' : formatHundredths(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Ukupno</th>
            {pick(TITLES.map((_, at) => sumOf(rows, ({ values }) => values[at] ?? 0))).map((value, at) => (
              <td key={titles[at]}>{formatHundredths(value)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  );
}
