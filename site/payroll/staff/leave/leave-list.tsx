import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { LeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import type { OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import paper from '../../ui/paper/paper-table.module.css';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import table from '../../ui/year-table.module.css';
import { TimeNavigation } from '../absences/time-navigation.tsx';
import { EnterPlan } from './enter-plan.tsx';
import styles from './leave.module.css';
import { isEmployedInYear, type LeaveRow, leaveRow } from './leave-rows.ts';

interface LeaveListProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly workers: readonly Worker[];
  readonly leaves: readonly LeaveYear[];
  readonly absences: readonly Absence[];
  readonly openings: readonly OpeningYear[];
  readonly today: Day;
}

/** The leave of every worker in a year, and the plan of the firm. */
export function LeaveList({ firm, of, workers, leaves, absences, openings, today }: LeaveListProps) {
  const { year } = of;
  const rows = workers
    .filter((worker) => isEmployedInYear(worker, year))
    .map((worker) => leaveRow(firm, worker, year, { leaves, absences, openings }, today));
  return (
    <section className={styles.screen}>
      <ArrivalHeading level={3} look="section">
        Godišnji odmor {year}.
      </ArrivalHeading>
      <TimeNavigation of={of} section="odmori" />
      <YearChooser place={{ ...of, section: 'odmori' }} year={year} />
      {rows.length === 0 ? (
        <p>U {year}. nema zaposlenih radnika.</p>
      ) : (
        <>
          <p className={styles.remark}>Otvorite radnika da upišete koliko mu pripada, plan i rješenje.</p>
          <Scrolled label={`Godišnji odmor ${year}.`}>
            <LedgerTable of={of} rows={rows} />
          </Scrolled>
          <EnterPlan rows={rows} absences={absences} />
          <Warnings of={of} rows={rows} />
          <FirmPaper firm={firm} title={`Godišnji odmor i plan za ${year}. godinu`}>
            <PlanPaper rows={rows} />
          </FirmPaper>
        </>
      )}
    </section>
  );
}

const days = (value: number | undefined): string => (value === undefined ? '' : formatHundredths(value));

const COLUMNS = ['Pripada', 'Staro', 'Iskorišteno', 'Planirano', 'Staro ostalo', 'Ostalo'] as const;

const cellsOf = ({ balance, planned }: LeaveRow): readonly string[] => [
  days(balance.earned),
  days(balance.old),
  days(balance.used),
  days(planned),
  days(balance.oldLeft),
  days(balance.left),
];

const LedgerTable = ({ of, rows }: { readonly of: MonthOf; readonly rows: readonly LeaveRow[] }) => (
  <table className={table.table}>
    <thead>
      <tr>
        <th scope="col">Radnik</th>
        {COLUMNS.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.worker.id}>
          <th scope="row">
            <a href={addressOf({ ...of, section: 'odmori', worker: row.worker.id })}>
              <WorkerName worker={row.worker} />
            </a>
          </th>
          {cellsOf(row).map((cell, at) => (
            <td key={COLUMNS[at]}>
              {at === 0 && cell === '' ? <span className={styles.missing}>nije upisano</span> : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function Warnings({ of, rows }: { readonly of: MonthOf; readonly rows: readonly LeaveRow[] }) {
  const doubted = rows.filter(({ warnings }) => warnings.length > 0);
  if (doubted.length === 0) return null;
  return (
    <Notice kind="warn" title="Provjerite">
      <ul className={styles.warnings}>
        {doubted.map(({ worker, warnings }) => (
          <li key={worker.id}>
            <a href={addressOf({ ...of, section: 'odmori', worker: worker.id })}>
              <WorkerName worker={worker} />
            </a>
            : {warnings.join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const PlanPaper = ({ rows }: { readonly rows: readonly LeaveRow[] }) => (
  <table className={paper.sheet}>
    <thead>
      <tr>
        <th scope="col" className={paper.number}>
          R. br.
        </th>
        <th scope="col">Prezime i ime</th>
        {COLUMNS.map((title) => (
          <th key={title} scope="col" className={paper.figure}>
            {title}
          </th>
        ))}
        <th scope="col">Plan</th>
        <th scope="col">Potpis</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.worker.id}>
          <td>{at + 1}.</td>
          <td>
            <WorkerName worker={row.worker} />
          </td>
          {cellsOf(row).map((cell, column) => (
            <td key={COLUMNS[column]} className={paper.figure}>
              {cell}
            </td>
          ))}
          <td>{row.leave.plan.map(({ from, to }) => `${formatDay(from)} – ${formatDay(to)}`).join(', ')}</td>
          <td />
        </tr>
      ))}
    </tbody>
  </table>
);
