import { formatAmount, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { YearRecap } from '@obracun/engine/payroll/books/recap/year-recap.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { WorkerName } from '../../ui/form/worker-name.tsx';

/** The year of every worker, line by line; it adds up to the months. */
export function WorkerTable({ recap }: { readonly recap: YearRecap }) {
  if (recap.workers.length === 0) return null;
  return (
    <DataTable
      scrolled="Radnici u godini"
      className={joinClasses(records.records, records.figures, records.frozen)}
      rows={recap.workers}
      columns={[
        {
          title: 'Radnik',
          isHeading: true,
          cell: ({ worker }) => <WorkerName worker={worker} />,
          foot: 'Ukupno',
        },
        { title: 'Mjeseci', cell: ({ months }) => months },
        ...recap.lines.map(({ label, kind }, at) => {
          const write = kind === 'sati' ? formatHundredths : formatAmount;
          return {
            title: label,
            cell: ({ values }: YearRecap['workers'][number]) => write(values[at] ?? 0),
            foot: write(recap.totals[at] ?? 0),
          };
        }),
      ]}
    />
  );
}
