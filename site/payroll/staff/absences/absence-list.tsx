import { daysBetween } from '@obracun/engine/core/days/day.ts';
import { counted, DAYS, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { ABSENCE_KINDS, type Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { counterOf } from '@obracun/engine/payroll/staff/absences/counter.ts';
import { absenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { type Called, labelWith, Typed } from '../../../ui/typed.tsx';
import rows from '../../ui/form/listed.module.css';
import { calledWorker, WorkerName } from '../../ui/form/worker-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { daysInWords } from './texts.ts';

interface AbsenceListProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly workers: readonly Worker[];
  /** Shown absences. */
  readonly absences: readonly Absence[];
  /** All absences of the firm. */
  readonly all: readonly Absence[];
  /** Worker whose absences are shown; undefined for all. */
  readonly worker: string | undefined;
  readonly removal: Removal;
}

/** List of absences, latest first: open, remove, and errors of each. */
export const AbsenceList = ({ absences, workers, ...rest }: AbsenceListProps) => (
  <ul className="near">
    {absences.map((absence) => (
      <AbsenceRow
        key={absence.id}
        {...rest}
        absence={absence}
        owner={workers.find(({ id }) => id === absence.worker)}
      />
    ))}
  </ul>
);

interface AbsenceRowProps extends Omit<AbsenceListProps, 'workers' | 'absences'> {
  readonly absence: Absence;
  /** Worker of the absence; undefined when removed. */
  readonly owner: Worker | undefined;
}

function AbsenceRow({ firm, of, absence, owner, all, worker, removal }: AbsenceRowProps) {
  const [problem] = Object.values(absenceProblems(absence, owner, all, firm.entity));
  const called = calledAbsence(absence, owner);
  return (
    <li className={rows.row}>
      <a href={addressOf({ ...of, section: 'odsustva', worker, absence: absence.id })} className={rows.name}>
        {owner ? <WorkerName worker={owner} /> : 'Radnik je uklonjen'}
      </a>
      <span className={rows.facts}>
        {factsOf(absence, all, firm)}
        {absence.report && (
          <>
            {' '}
            · doznaka <Typed>{absence.report}</Typed>
          </>
        )}
        {problem && <span className="warn"> {problem}</span>}
      </span>
      <Button
        look="quiet"
        className="small"
        {...labelWith('Ukloni', called)}
        onClick={() => removal.remove({ odsustva: [absence.id] }, called)}
      >
        Ukloni
      </Button>
    </li>
  );
}

function factsOf(absence: Absence, all: readonly Absence[], { entity }: Firm): string {
  const { from, to, kind } = absence;
  const fundFrom = counterOf(absence, all, entity)?.fundFrom;
  return [
    `${ABSENCE_KINDS[kind]}, ${daysInWords({ from, to })}`,
    counted(daysBetween(from, to) + 1, DAYS),
    fundFrom && `od ${formatDay(fundFrom)} na teret fonda`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `Prvi Radnik, bolest od 2. 3. 2026. do 6. 3. 2026.` */
function calledAbsence(absence: Absence, owner: Worker | undefined): Called {
  const { typed, after = '' } = owner ? calledWorker(owner) : { typed: '' };
  return {
    typed,
    after: `${after || (typed ? ',' : '')} ${ABSENCE_KINDS[absence.kind].toLowerCase()} ${daysInWords(absence)}`,
  };
}
