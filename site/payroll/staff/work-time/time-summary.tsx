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
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { workerColumn } from '../worker-column.tsx';

interface TimeSummaryProps {
  readonly of: MonthOf;
  readonly all: readonly WorkerTime[];
}

const COLUMNS: readonly (readonly [title: string, of: (totals: TimeTotals) => number])[] = [
  ...TIME_COLUMN_NAMES.map((name) => [TIME_COLUMNS[name], ({ hours }: TimeTotals) => hours[name]] as const),
  ...ABSENCE_GROUP_NAMES.map(
    (group) => [ABSENCE_GROUPS[group], ({ absences }: TimeTotals) => absences[group]] as const,
  ),
];

/** The hours of every worker by kind; a name opens its days. */
export function TimeSummary({ of, all }: TimeSummaryProps) {
  const rows = all.map(({ worker, rows: days, undated }) => ({ worker, totals: timeTotals(days, undated) }));
  const shown = COLUMNS.filter(
    ([, figure], at) => at === 1 || rows.some(({ totals }) => figure(totals) !== 0),
  );
  return (
    <DataTable
      scrolled="Sati po radnicima"
      className={joinClasses(records.records, records.figures, records.frozen)}
      rows={rows}
      keyOf={({ worker }) => worker.id}
      columns={[
        { ...workerColumn(of, 'radno-vrijeme'), foot: 'Ukupno' },
        ...shown.map(([title, figure]) => ({
          title,
          cell: ({ totals }: (typeof rows)[number]) =>
            figure(totals) === 0 ? '' : formatHundredths(figure(totals)),
          foot: formatHundredths(sumOf(rows, ({ totals }) => figure(totals))),
        })),
      ]}
    />
  );
}
