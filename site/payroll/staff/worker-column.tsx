import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import type { TableColumn } from '../../ui/page/data-table.tsx';
import { WorkerName } from '../ui/form/worker-name.tsx';
import { addressOf } from '../ui/routing/place.ts';

/** First column of a table of workers: a name opens the worker in the section. */
export const workerColumn = <R extends { readonly worker: Worker }>(
  of: MonthOf,
  section: 'odmori' | 'radno-vrijeme',
): TableColumn<R> => ({
  title: 'Radnik',
  isHeading: true,
  cell: ({ worker }) => (
    <a href={addressOf({ ...of, section, worker: worker.id })}>
      <WorkerName worker={worker} />
    </a>
  ),
});
