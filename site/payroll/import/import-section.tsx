import { formatMonth } from '@obracun/engine/core/numbers/format.ts';
import type { HoursProposal } from '@obracun/engine/payroll/import/hours/judge-hours.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useCallback, useMemo } from 'react';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { bringWorkers } from '../../storage/payroll/bring-workers.ts';
import { useMonth, useWorkers } from '../../storage/payroll/use-kept.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import type { FirmSection } from '../routing/place.ts';
import type { SectionProps } from '../routing/section-props.ts';
import { goTo } from '../routing/use-place.ts';
import { bringHours } from './bring-hours.ts';
import { HoursImport } from './hours-import.tsx';
import styles from './import-section.module.css';
import { ImportRefused } from './run/refusal.ts';
import { StaffImport } from './staff-import.tsx';

/** What comes into a firm out of tables: its workers, and the hours of the month it stands at. */
export function ImportSection({ firm, section, year, month }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const kept = useWorkers(firm.id);
  const workers = useMemo(() => kept?.map(({ content }) => content), [kept]);
  const keep = useCallback(
    async (brought: readonly Worker[]) => {
      const undo = await bringWorkers(brought, kept ?? []);
      if (undo) return undo;
      throw new ImportRefused(
        'Neki od ovih radnika su u međuvremenu promijenjeni: ništa nije upisano, pokušajte ponovo.',
      );
    },
    [kept],
  );
  if (!workers) return <Waiting />;
  return (
    <div className={styles.section}>
      <ArrivalHeading level={3} look="section">
        Uvoz iz tabele
      </ArrivalHeading>
      <div className={styles.what}>
        <Segments
          label="Šta se uvozi"
          segments={[
            { value: 'uvoz', label: 'Radnici' },
            { value: 'sati', label: `Sati za ${formatMonth(month, year)}` },
          ]}
          value={section}
          onChange={(chosen) => goTo({ ...of, section: chosen as FirmSection })}
        />
      </div>
      {section === 'uvoz' ? (
        <StaffImport of={of} firm={firm.content} workers={workers} onImport={keep} />
      ) : (
        <MonthImport key={`${year}-${month}`} firm={firm} workers={workers} year={year} month={month} />
      )}
    </div>
  );
}

interface MonthImportProps extends Omit<SectionProps, 'worker' | 'section'> {
  readonly workers: readonly Worker[];
}

function MonthImport({ firm, workers, year, month }: MonthImportProps) {
  const kept = useMonth({ firm: firm.id, year, month });
  const entered = useMemo(() => kept?.content.workers ?? {}, [kept]);
  const keep = useCallback(
    (changes: readonly HoursProposal[]) => bringHours({ firm: firm.id, year, month }, entered, changes),
    [firm.id, year, month, entered],
  );
  if (kept === undefined) return <Waiting />;
  if (kept?.content.isClosed)
    return <Notice kind="info">Mjesec je zaključen: sati se u njega ne uvoze.</Notice>;
  return (
    <HoursImport
      firm={firm.content}
      workers={workers}
      year={year}
      month={month}
      entered={entered}
      onImport={keep}
    />
  );
}
