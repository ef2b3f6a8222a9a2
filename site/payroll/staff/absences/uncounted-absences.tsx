import { firstDayOf, lastDayOf } from '@obracun/engine/core/days/day.ts';
import { ABSENCE_KINDS, type Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { absenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { daysInWords } from './texts.ts';

interface UncountedAbsencesProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  readonly absences: readonly Absence[];
}

/** Absences of the month that no longer count as saved: from two devices, or after a change of the worker. */
export function UncountedAbsences({ of, firm, workers, absences }: UncountedAbsencesProps) {
  const wrong = workers.flatMap((worker) => {
    const ofWorker = absences.filter((one) => one.worker === worker.id);
    return ofWorker.filter(isIn(of)).flatMap((absence) => {
      const [problem] = Object.values(absenceProblems(absence, worker, ofWorker, firm.entity));
      return problem ? [{ worker, absence, problem }] : [];
    });
  });
  if (wrong.length === 0) return null;
  return (
    <Notice kind="warn" title="Odsustva koja treba ispraviti">
      <ul className="bullets">
        {wrong.map(({ worker, absence, problem }) => (
          <li key={absence.id}>
            <a href={addressOf({ ...of, section: 'odsustva', absence: absence.id })}>
              <WorkerName worker={worker} />
            </a>
            , {ABSENCE_KINDS[absence.kind].toLowerCase()} {daysInWords(absence)} {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** True when an absence overlaps a month. */
export const isIn =
  (month: Pick<MonthOf, 'year' | 'month'>) =>
  ({ from, to }: Pick<Absence, 'from' | 'to'>): boolean =>
    from <= lastDayOf(month) && to >= firstDayOf(month);
