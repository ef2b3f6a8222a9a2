import type { MissingData } from '@obracun/engine/payroll/forms/statistics/rad-1g.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';

interface MissingListProps {
  readonly of: MonthOf;
  readonly missing: readonly MissingData[];
}

/** Workers whose data the form needs, each a link to the worker. */
export const MissingList = ({ of, missing }: MissingListProps) =>
  missing.length > 0 && (
    <Notice kind="warn" title={`Nije upisano kod radnika (${missing.length})`}>
      <ul className="bullets">
        {missing.map(({ worker, fields }) => (
          <li key={worker.id}>
            <a href={addressOf({ ...of, section: 'radnici', worker: worker.id })}>
              <WorkerName worker={worker} />
            </a>
            : {fields.join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
