import { dayOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { exampleStaff } from '@obracun/engine/payroll/export/example-rows.ts';
import { staffRows } from '@obracun/engine/payroll/export/staff-rows.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import type { MonthOf } from '../../storage/payroll/months.ts';
import type { UndoImport } from './run/importer.ts';
import { staffImporter } from './run/staff-importer.ts';
import { ImportFile } from './screen/import-file.tsx';
import { TableFiles } from './screen/table-files.tsx';

interface StaffImportProps {
  /** The month that is worked on: amounts that changed are agreed from its first day. */
  readonly of: MonthOf;
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  /** Keeps new and changed workers as one step; what it returns takes them back. The same function at every drawing. */
  readonly onImport: (workers: readonly Worker[]) => Promise<UndoImport>;
}

/** The staff of a firm out of a table: proposed, put right in sight, and kept by whoever asks for it. */
export function StaffImport({ of, firm, workers, onImport }: StaffImportProps) {
  const agreedFrom = dayOf(of.year, of.month);
  const importer = useMemo(
    () => staffImporter({ firm, workers, agreedFrom, keep: onImport }),
    [firm, workers, agreedFrom, onImport],
  );
  return (
    <ImportFile key={importer.place} importer={importer} of={of}>
      <p>
        Radnik se prepoznaje po JMBG: novi se dodaje, a postojećem se mijenja samo ono što je u tabeli
        drugačije; prazne ćelije ne mijenjaju ništa. Promijenjeni ugovoreni iznos važi od{' '}
        {formatDay(agreedFrom)}, ako kolona „iznos važi od“ ne kaže drugačije.
      </p>
      <TableFiles
        words="Primjer koji se može popuniti"
        name="radnici-primjer"
        sheet="Radnici"
        rows={exampleStaff}
      />
      {workers.length > 0 && (
        <TableFiles
          words={`Radnici ove firme (${workers.length}) kao tabela`}
          name="radnici"
          sheet="Radnici"
          rows={() => staffRows(workers)}
        />
      )}
    </ImportFile>
  );
}
