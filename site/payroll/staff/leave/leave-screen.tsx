import { newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import { useOpenings } from '../../../storage/payroll/openings.ts';
import { useLeaves, useStaffSettings } from '../../../storage/payroll/staff-records.ts';
import { useWorkers } from '../../../storage/payroll/use-kept.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { LeaveForm } from './leave-form.tsx';
import { LeaveList } from './leave-list.tsx';

/** The ledger of annual leave of a year: all workers, or the open one. */
export function LeaveScreen({ firm, year, month, worker }: SectionProps) {
  const keptWorkers = useWorkers(firm.id);
  const keptAbsences = useAbsences(firm.id);
  const leaves = useLeaves(firm.id);
  const keptOpenings = useOpenings(firm.id);
  const openings = useMemo(() => keptOpenings?.map(({ content }) => content), [keptOpenings]);
  const settings = useStaffSettings(firm.id);
  const today = useToday();
  const workers = useMemo(() => keptWorkers?.map(({ content }) => content), [keptWorkers]);
  const absences = useMemo(() => keptAbsences?.map(({ content }) => content), [keptAbsences]);
  if (!workers || !absences || !leaves || !openings || settings === undefined || !today) return <Waiting />;
  const of = { firm: firm.id, year, month };
  const shared = { firm: firm.content, of, absences, openings, today };
  const opened = workers.find(({ id }) => id === worker);
  if (!opened)
    return <LeaveList {...shared} workers={workers} leaves={leaves.map(({ content }) => content)} />;
  const kept = leaves.find(({ content }) => content.year === year && content.worker === opened.id);
  const empty = newLeaveYear(firm.id, year, opened.id);
  return (
    <LeaveForm
      key={empty.id}
      {...shared}
      worker={opened}
      kept={kept ?? { id: empty.id, changed: 0, content: empty }}
      isNew={!kept}
      leaves={leaves.map(({ content }) => content).filter((one) => one.worker === opened.id)}
      settings={settings?.content ?? null}
    />
  );
}
