import { employedIn } from '@obracun/engine/payroll/model/employment.ts';
import { byWorker } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { workDayRows } from '@obracun/engine/payroll/staff/work-time/day-rows.ts';
import { COLUMNS_NOTE, type WorkerTime } from '@obracun/engine/payroll/staff/work-time/time-sheet.ts';
import { undatedHours } from '@obracun/engine/payroll/staff/work-time/totals.ts';
import { useMemo } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import { useStaffSettings, useWorkTimes } from '../../../storage/payroll/staff-records.ts';
import { useMonth, useWorkers } from '../../../storage/payroll/use-stored.ts';
import { ToMonth } from '../../files/import/to-month.tsx';
import { MonthChooser, monthName } from '../../ui/month-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { goTo } from '../../ui/routing/use-place.ts';
import { TimeNavigation } from '../absences/time-navigation.tsx';
import { WorkerChoice } from '../absences/worker-choice.tsx';
import { StartInput } from './start-input.tsx';
import { TimeFiles } from './time-files.tsx';
import { TimeGrid } from './time-grid.tsx';
import { TimePaper } from './time-paper.tsx';
import { TimeSummary } from './time-summary.tsx';

/** The record of working time of a month: of all workers, or the days of one. */
export function WorkTimeScreen({ firm, year, month, worker }: SectionProps) {
  const of = useMemo(() => ({ firm: firm.id, year, month }), [firm.id, year, month]);
  const storedWorkers = useWorkers(firm.id);
  const absences = useAbsences(firm.id);
  const settings = useStaffSettings(firm.id);
  const corrections = useWorkTimes(of);
  const stored = useMonth(of);
  const workStart = settings?.content.workStart;
  const entered = stored?.content.workers;
  const all = useMemo(() => {
    if (!storedWorkers || !absences || !corrections) return undefined;
    const ofWorkers = byWorker(absences.map(({ content }) => content));
    return storedWorkers
      .filter(({ content }) => employedIn(content, of))
      .map(({ content }) => {
        const rows = workDayRows({
          firm: firm.content,
          worker: content,
          month: of,
          absences: ofWorkers.get(content.id) ?? [],
          workStart,
          corrections: corrections.get(content.id),
        });
        return { worker: content, rows, undated: undatedHours(rows, entered?.[content.id]?.entries) };
      });
  }, [storedWorkers, absences, corrections, firm.content, of, workStart, entered]);
  if (!all || settings === undefined || stored === undefined) return <Waiting />;
  const opened = all.find((one) => one.worker.id === worker);
  const shown: readonly WorkerTime[] = opened ? [opened] : all;
  const corrected = shown.filter(
    (one) => Object.keys(corrections?.get(one.worker.id)?.days ?? {}).length > 0,
  );
  return (
    <section className="stack4">
      <ArrivalHeading level={3} look="section">
        Evidencija radnog vremena
      </ArrivalHeading>
      <TimeNavigation of={of} section="radno-vrijeme" />
      <div className="row3 high">
        <MonthChooser
          of={of}
          section="radno-vrijeme"
          lastYear={year + 1}
          worker={worker}
          entity={firm.content.entity}
        />
        <WorkerChoice
          id={fieldId('vrijeme.worker')}
          label="Radnik"
          emptyLabel="Svi radnici"
          workers={all.map((one) => one.worker)}
          value={opened?.worker.id ?? ''}
          onValue={(id) => goTo({ ...of, section: 'radno-vrijeme', worker: id || undefined })}
        />
        <StartInput firm={firm.id} workStart={workStart} />
      </div>
      <p className="soft near">{COLUMNS_NOTE[firm.content.entity]}</p>
      {all.length === 0 ? (
        <p>Za {monthName(of, firm.content.entity)} nema zaposlenih radnika.</p>
      ) : (
        <>
          <TimeFiles of={of} all={shown} />
          {opened ? (
            <TimeGrid
              key={`${opened.worker.id} ${year}-${month}`}
              of={of}
              worker={opened.worker}
              rows={opened.rows}
              corrections={corrections?.get(opened.worker.id)}
            />
          ) : (
            <TimeSummary of={of} all={all} />
          )}
          <ToMonth of={of} shown={shown} corrected={corrected} month={stored?.content ?? null} />
          <TimePaper firm={firm.content} of={of} all={shown} />
        </>
      )}
    </section>
  );
}
