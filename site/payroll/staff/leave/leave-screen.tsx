import { newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import { useOpenings } from '../../../storage/payroll/openings.ts';
import { useLeaves, useStaffSettings } from '../../../storage/payroll/staff-records.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { LeaveForm } from './leave-form.tsx';
import { LeaveList } from './leave-list.tsx';

/** The ledger of annual leave of a year: all workers, or the open one. */
export function LeaveScreen({ firm, year, month, worker }: SectionProps) {
  const storedWorkers = useWorkers(firm.id);
  const storedAbsences = useAbsences(firm.id);
  const leaves = useLeaves(firm.id);
  const storedOpenings = useOpenings(firm.id);
  const openings = useMemo(() => storedOpenings?.map(({ content }) => content), [storedOpenings]);
  const settings = useStaffSettings(firm.id);
  const today = useToday();
  const workers = useMemo(() => storedWorkers?.map(({ content }) => content), [storedWorkers]);
  const absences = useMemo(() => storedAbsences?.map(({ content }) => content), [storedAbsences]);
  if (!workers || !absences || !leaves || !openings || settings === undefined || !today) return <Waiting />;
  const of = { firm: firm.id, year, month };
  const shared = { firm: firm.content, of, absences, openings, today };
  const opened = workers.find(({ id }) => id === worker);
  if (!opened)
    return <LeaveList {...shared} workers={workers} leaves={leaves.map(({ content }) => content)} />;
  const stored = leaves.find(({ content }) => content.year === year && content.worker === opened.id);
  const empty = newLeaveYear(firm.id, year, opened.id);
  return (
    <LeaveForm
      key={empty.id}
      {...shared}
      worker={opened}
      stored={stored ?? { id: empty.id, changed: 0, content: empty }}
      isNew={!stored}
      leaves={leaves.map(({ content }) => content).filter((one) => one.worker === opened.id)}
      settings={settings?.content ?? null}
    />
  );
}
