import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { LeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import type { OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DataTable } from '../../../ui/page/data-table.tsx';
import records from '../../../ui/page/records.module.css';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import { NUMBER_COLUMN } from '../../ui/paper/number-column.ts';
import paper from '../../ui/paper/paper-table.module.css';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { TimeNavigation } from '../absences/time-navigation.tsx';
import { workerColumn } from '../worker-column.tsx';
import { EnterPlan } from './enter-plan.tsx';
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
    <section className="stack4">
      <ArrivalHeading level={3} look="section">
        Godišnji odmor {year}.
      </ArrivalHeading>
      <TimeNavigation of={of} section="odmori" />
      <YearChooser place={{ ...of, section: 'odmori' }} year={year} />
      {rows.length === 0 ? (
        <p>U {year}. nema zaposlenih radnika.</p>
      ) : (
        <>
          <p className="soft near">Otvorite radnika da upišete koliko mu pripada, plan i rješenje.</p>
          <LedgerTable of={of} rows={rows} />
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

const COLUMNS: readonly (readonly [title: string, of: (row: LeaveRow) => number | undefined])[] = [
  ['Pripada', ({ balance }) => balance.earned],
  ['Staro', ({ balance }) => balance.old],
  ['Iskorišteno', ({ balance }) => balance.used],
  ['Planirano', ({ planned }) => planned],
  ['Staro ostalo', ({ balance }) => balance.oldLeft],
  ['Ostalo', ({ balance }) => balance.left],
];

const LedgerTable = ({ of, rows }: { readonly of: MonthOf; readonly rows: readonly LeaveRow[] }) => (
  <DataTable
    scrolled={`Godišnji odmor ${of.year}.`}
    className={joinClasses(records.records, records.figures, records.frozen)}
    rows={rows}
    keyOf={({ worker }) => worker.id}
    columns={[
      workerColumn(of, 'odmori'),
      ...COLUMNS.map(([title, figure], at) => ({
        title,
        cell: (row: LeaveRow) =>
          days(figure(row)) || (at === 0 && <span className="warn">nije upisano</span>),
      })),
    ]}
  />
);

function Warnings({ of, rows }: { readonly of: MonthOf; readonly rows: readonly LeaveRow[] }) {
  const doubted = rows.filter(({ warnings }) => warnings.length > 0);
  if (doubted.length === 0) return null;
  return (
    <Notice kind="warn" title="Provjerite">
      <ul className="bullets">
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
  <DataTable
    className={paper.sheet}
    rows={rows}
    columns={[
      NUMBER_COLUMN,
      { title: 'Prezime i ime', cell: ({ worker }) => <WorkerName worker={worker} /> },
      ...COLUMNS.map(([title, figure]) => ({
        title,
        className: paper.figure,
        cell: (row: LeaveRow) => days(figure(row)),
      })),
      {
        title: 'Plan',
        cell: ({ leave }) =>
          leave.plan.map(({ from, to }) => `${formatDay(from)} – ${formatDay(to)}`).join(', '),
      },
      { title: 'Potpis', cell: () => '' },
    ]}
  />
);
