import { type Day, isDay } from '@obracun/engine/core/days/day.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { newStaffSettings, type StaffSettings } from '@obracun/engine/payroll/model/staff-settings.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { leaveDecisionDocument } from '@obracun/engine/payroll/papers/certificates/leave-decision.ts';
import { decisionRequirements } from '@obracun/engine/payroll/papers/certificates/leave-decision-requirements.ts';
import type { LeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { leaveParts } from '@obracun/engine/payroll/staff/leave/parts.ts';
import type { OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { readLeaveYear } from '@obracun/engine/payroll/staff/staff-records.ts';
import { useState } from 'react';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { saveLeave } from '../../../storage/payroll/staff-records.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { RecordSections } from '../../ui/form/record-sections.tsx';
import { useEditing } from '../../ui/form/use-editing.ts';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import papers from '../../ui/paper/paper-side.module.css';
import { PaperSide } from '../../ui/paper/paper-side.tsx';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, type Place } from '../../ui/routing/place.ts';
import { BalanceView } from './balance-view.tsx';
import { EnterPlan } from './enter-plan.tsx';
import { leaveRow } from './leave-rows.ts';
import { leaveSections } from './leave-sections.tsx';

interface LeaveFormProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly worker: Worker;
  readonly stored: StoredRecord<LeaveYear>;
  readonly isNew: boolean;
  /** Stored leaves of the worker, of all years. */
  readonly leaves: readonly LeaveYear[];
  /** All absences of the firm. */
  readonly absences: readonly Absence[];
  readonly openings: readonly OpeningYear[];
  readonly settings: StaffSettings | null;
  readonly today: Day;
}

/** The leave of a worker in a year: what is earned, the plan, and the decision with its preview. */
export function LeaveForm({
  firm,
  of,
  worker,
  stored,
  isNew,
  leaves,
  absences,
  openings,
  settings,
  today,
}: LeaveFormProps) {
  const editing = useEditing<LeaveYear>({
    key: `odmor ${stored.id}`,
    stored,
    isNew,
    read: readLeaveYear,
    put: async (leave, known) => {
      const problem = problemOf(leave);
      return problem ? { refused: problem } : saveLeave(leave, known);
    },
  });
  const [texts, setTexts] = useState(settings ?? newStaffSettings(of.firm));
  const leave = readable(editing.draft);
  const others = leaves.filter((one) => one.year !== of.year);
  const row = leaveRow(firm, worker, of.year, { leaves: [...others, leave], absences, openings }, today);
  const ofWorker = absences.filter((one) => one.worker === worker.id);
  const decision = {
    firm,
    worker,
    leave,
    parts: leaveParts(firm, worker, leave, ofWorker),
    settings: texts,
  };
  const about = {
    firm,
    worker,
    row,
    ofWorker,
    settings: settings ?? newStaffSettings(of.firm),
    onSettings: (part: Partial<StaffSettings>) => setTexts((now) => ({ ...now, ...part })),
  };
  const place: Place = { ...of, section: 'odmori', worker: worker.id };
  const list = addressOf({ ...of, section: 'odmori' });
  return (
    <section className={papers.workspace}>
      <div className="onScreen stack4">
        <ArrivalHeading level={3} look="section">
          Godišnji odmor: <WorkerName worker={worker} />
        </ArrivalHeading>
        <a href={list}>Svi radnici</a>
        <YearChooser place={place} year={of.year} />
        <BalanceView row={row} />
        <EditForm label="Godišnji odmor" editing={editing} actions={<a href={list}>Nazad na listu</a>}>
          <RecordSections prefix="odmor" edit={editing} sections={leaveSections(about, editing)} />
        </EditForm>
        {!isNew && !editing.isChanged && <EnterPlan rows={[{ leave: stored.content }]} absences={absences} />}
      </div>
      <div className="stack4">
        <Heading level={3} look="group">
          Rješenje
        </Heading>
        <PaperSide
          document={leaveDecisionDocument(decision)}
          requirements={decisionRequirements(decision, today)}
          place={place}
        />
      </div>
    </section>
  );
}

/** The draft without half-typed days, for its figures and its paper. */
const readable = (leave: LeaveYear): LeaveYear => ({
  ...leave,
  plan: leave.plan.filter(({ from, to }) => isDay(from) && isDay(to) && from <= to),
  decisionDay: isDay(leave.decisionDay) ? leave.decisionDay : '',
});

function problemOf({ plan, decisionDay }: LeaveYear): string | undefined {
  if (plan.some(({ from, to }) => !isDay(from) || !isDay(to)))
    return 'Upišite oba dana svakog dijela plana, ili ga uklonite.';
  if (plan.some(({ from, to }) => from > to)) return 'Dio plana završava prije nego što počinje.';
  if (decisionDay !== '' && !isDay(decisionDay)) return 'Datum rješenja se ne može pročitati.';
  return undefined;
}
