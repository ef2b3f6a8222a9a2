import { monthCode } from '@obracun/engine/core/days/day.ts';
import { formatMonth } from '@obracun/engine/core/numbers/format.ts';
import { hoursRows } from '@obracun/engine/payroll/export/hours-rows.ts';
import type { HoursProposal } from '@obracun/engine/payroll/import/hours/judge-hours.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import { hoursImporter } from './run/hours-importer.ts';
import type { UndoImport } from './run/importer.ts';
import { ImportFile } from './screen/import-file.tsx';
import { TableFiles } from './screen/table-files.tsx';

interface HoursImportProps {
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  readonly year: number;
  readonly month: number;
  /** What the month already says, by worker. */
  readonly entered: PayrollMonth['workers'];
  /** Keeps what comes in as one step; what it returns takes it back. The same function at every drawing. */
  readonly onImport: (changes: readonly HoursProposal[]) => Promise<UndoImport>;
}

/** The hours of a month out of a table, in columns or as a grid of days. */
export function HoursImport({ firm, workers, year, month, entered, onImport }: HoursImportProps) {
  const importer = useMemo(
    () => hoursImporter({ firm, workers, year, month, entered, keep: onImport }),
    [firm, workers, year, month, entered, onImport],
  );
  return (
    <ImportFile key={importer.place} importer={importer} of={{ firm: firm.id, year, month }}>
      <p>
        Tabela ima jedan red po radniku: kolone po vrstama sati, ili dane 1–31 s oznakama. Radnik se
        prepoznaje po JMBG, bez njega po imenu, što potvrđujete. Nula briše ono što u mjesecu već piše, prazna
        ćelija ne mijenja ništa.
      </p>
      <TableFiles
        words={`Tabela za ${formatMonth(month, year)} koja se može popuniti`}
        name={`sati-${monthCode({ year, month })}`}
        sheet="Sati"
        rows={() => hoursRows(workers, { workers: entered })}
      />
    </ImportFile>
  );
}
