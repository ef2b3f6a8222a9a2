import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { changedSinceClosing } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { Fragment, useMemo } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';

interface ChangedAbsencesProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  readonly absences: readonly Absence[];
}

/** Names workers whose absences changed after the month was closed. */
export function ChangedAbsences({ of, closed: { settled }, absences }: ChangedAbsencesProps) {
  const changed = useMemo(
    () =>
      changedSinceClosing(
        settled.firm,
        settled.wages.map(({ worker }) => worker),
        settled.month,
        absences,
      ),
    [settled, absences],
  );
  if (changed.length === 0) return null;
  return (
    <Notice kind="warn" title="Odsustva su promijenjena poslije zaključenja">
      {changed.map((worker, at) => (
        <Fragment key={worker.id}>
          {at > 0 && ', '}
          <a href={addressOf({ ...of, section: 'odsustva', worker: worker.id })}>
            <WorkerName worker={worker} />
          </a>
        </Fragment>
      ))}
      : evidencija je drugačija od zaključenog mjeseca. Za ispravku ga ponovo otvorite.
    </Notice>
  );
}
