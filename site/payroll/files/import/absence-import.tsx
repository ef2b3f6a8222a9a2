import { absenceRows } from '@obracun/engine/payroll/files/export/absence-rows.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import { bringAbsences } from '../../../storage/payroll/bring-absences.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import type { UndoImport } from '../../ui/import/importer.ts';
import { ImportRefused } from '../../ui/import/refusal.ts';
import { absenceImporter } from './run/absence-importer.ts';
import { ImportFile } from './screen/import-file.tsx';
import { TableFiles } from './screen/table-files.tsx';

interface AbsenceImportProps {
  readonly of: MonthOf;
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
}

/** Imports absences of the firm's workers from a list, one per line. */
export function AbsenceImport({ of, firm, workers }: AbsenceImportProps) {
  const stored = useAbsences(firm.id);
  const absences = useMemo(() => stored?.map(({ content }) => content), [stored]);
  const importer = useMemo(
    () => absences && absenceImporter({ firm, workers, absences, keep }),
    [firm, workers, absences],
  );
  if (!importer || !absences) return <Waiting />;
  return (
    <ImportFile key={importer.place} importer={importer} of={of}>
      <p>
        Jedan red po odsustvu: radnik, vrsta, prvi i posljednji dan. Odsustvo koje se preklapa s drugim ne
        uvozi se.
      </p>
      <TableFiles
        text={
          absences.length > 0
            ? `Odsustva ove firme (${absences.length}) kao tabela`
            : 'Tabela koja se može popuniti'
        }
        name="odsustva"
        sheet="Odsustva"
        rows={() => absenceRows(workers, absences)}
      />
    </ImportFile>
  );
}

async function keep(brought: readonly Absence[]): Promise<UndoImport> {
  const undo = await bringAbsences(brought);
  if ('refused' in undo) throw new ImportRefused(`Ništa nije upisano: ${undo.refused}`);
  return undo;
}
