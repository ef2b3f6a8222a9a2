import { dayOf, monthCode } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatMonth } from '@obracun/engine/core/numbers/format.ts';
import { exampleStaff } from '@obracun/engine/payroll/files/export/example-rows.ts';
import { hoursRows } from '@obracun/engine/payroll/files/export/hours-rows.ts';
import { staffRows } from '@obracun/engine/payroll/files/export/staff-rows.ts';
import type { HoursProposal } from '@obracun/engine/payroll/files/import/hours/judge-hours.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useCallback, useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { bringWorkers } from '../../../storage/payroll/import-workers.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useMonth, useWorkers } from '../../../storage/payroll/use-stored.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { UndoImport } from '../../ui/import/importer.ts';
import { ImportRefused } from '../../ui/import/refusal.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, type FirmSection } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { goTo } from '../../ui/routing/use-place.ts';
import { AbsenceImport } from './absence-import.tsx';
import { bringHours } from './import-hours.ts';
import styles from './import-section.module.css';
import { type EnteredMonth, hoursImporter } from './run/hours-importer.ts';
import { staffImporter } from './run/staff-importer.ts';
import { ImportFile } from './screen/import-file.tsx';
import { TableFiles } from './screen/table-files.tsx';

/** Imports workers of a firm and hours of the selected month from tables. */
export function ImportSection({ firm, section, year, month }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const stored = useWorkers(firm.id);
  const workers = useMemo(() => stored?.map(({ content }) => content), [stored]);
  const keep = useCallback(
    async (brought: readonly Worker[]) => {
      const undo = await bringWorkers(brought, stored ?? []);
      if (undo) return undo;
      throw new ImportRefused(
        'Neki od ovih radnika su u međuvremenu promijenjeni: ništa nije upisano, pokušajte ponovo.',
      );
    },
    [stored],
  );
  if (!workers) return <Waiting />;
  return (
    <div className={joinClasses('stack4', styles.section)}>
      <ArrivalHeading level={3} look="section">
        Uvoz iz tabele
      </ArrivalHeading>
      <div className="choice">
        <Segments
          label="Šta se uvozi"
          segments={[
            { value: 'uvoz', label: 'Radnici' },
            { value: 'sati', label: `Sati za ${formatMonth(month, year)}` },
            { value: 'uvoz-odsustava', label: 'Odsustva' },
          ]}
          value={section}
          onChange={(chosen) => goTo({ ...of, section: chosen as FirmSection })}
        />
      </div>
      <p className="onScreen">
        <a href={addressOf({ ...of, section: 'pocetna-stanja', month: 1 })}>
          Mjeseci iz ranijeg programa: upis i uvoz
        </a>
      </p>
      {section === 'uvoz-odsustava' && <AbsenceImport of={of} firm={firm.content} workers={workers} />}
      {section === 'uvoz' && <StaffImport of={of} firm={firm.content} workers={workers} onImport={keep} />}
      {section === 'sati' && (
        <MonthImport key={`${year}-${month}`} firm={firm} workers={workers} year={year} month={month} />
      )}
    </div>
  );
}

interface MonthImportProps extends Omit<SectionProps, 'worker' | 'section'> {
  readonly workers: readonly Worker[];
}

function MonthImport({ firm, workers, year, month }: MonthImportProps) {
  const stored = useMonth({ firm: firm.id, year, month });
  const entered = useMemo(() => stored?.content ?? NOTHING_ENTERED, [stored]);
  const keep = useCallback(
    (changes: readonly HoursProposal[]) =>
      bringHours({ firm: firm.id, year, month }, entered.workers, changes),
    [firm.id, year, month, entered],
  );
  if (stored === undefined) return <Waiting />;
  if (stored?.content.isClosed)
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

const NOTHING_ENTERED: EnteredMonth = { workers: {} };

interface HoursImportProps {
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  readonly year: number;
  readonly month: number;
  readonly entered: EnteredMonth;
  /** Saves the import in one step and returns its undo. Must be the same function at every render. */
  readonly onImport: (changes: readonly HoursProposal[]) => Promise<UndoImport>;
}

/** Imports hours of a month from a table, in columns or as a grid of days. */
function HoursImport({ firm, workers, year, month, entered, onImport }: HoursImportProps) {
  const importer = useMemo(
    () => hoursImporter({ firm, workers, year, month, entered, keep: onImport }),
    [firm, workers, year, month, entered, onImport],
  );
  return (
    <ImportFile key={importer.place} importer={importer} of={{ firm: firm.id, year, month }}>
      <p>
        Jedan red po radniku: kolone po vrstama sati, ili dani 1–31 s oznakama. Nula briše upisano, prazna
        ćelija ne mijenja ništa.
      </p>
      <TableFiles
        text={`Tabela za ${formatMonth(month, year)}`}
        name={`sati-${monthCode({ year, month })}`}
        sheet="Sati"
        rows={() => hoursRows(workers, entered, firm)}
      />
    </ImportFile>
  );
}

interface StaffImportProps {
  /** Selected month: changed amounts are agreed from its first day. */
  readonly of: MonthOf;
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  /** Saves new and changed workers in one step and returns the undo. Must be the same function at every render. */
  readonly onImport: (workers: readonly Worker[]) => Promise<UndoImport>;
}

/** Imports staff of a firm from a table: previewed, corrected in place, saved on confirmation. */
function StaffImport({ of, firm, workers, onImport }: StaffImportProps) {
  const agreedFrom = dayOf(of.year, of.month);
  const importer = useMemo(
    () => staffImporter({ firm, workers, agreedFrom, keep: onImport }),
    [firm, workers, agreedFrom, onImport],
  );
  return (
    <ImportFile key={importer.place} importer={importer} of={of}>
      <p>
        Prazne ćelije ne mijenjaju ništa. Novi iznos važi od {formatDay(agreedFrom)}, ako kolona „iznos važi
        od“ ne kaže drugačije.
      </p>
      <TableFiles
        text="Primjer koji se može popuniti"
        name="radnici-primjer"
        sheet="Radnici"
        rows={exampleStaff}
      />
      {workers.length > 0 && (
        <TableFiles
          text={`Radnici ove firme (${workers.length}) kao tabela`}
          name="radnici"
          sheet="Radnici"
          rows={() => staffRows(workers)}
        />
      )}
    </ImportFile>
  );
}
