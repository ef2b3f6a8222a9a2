import { monthCode } from '@obracun/engine/core/days/day.ts';
import { csvText } from '@obracun/engine/documents/csv.ts';
import { timeRows, timeSheets, type WorkerTime } from '@obracun/engine/payroll/staff/work-time/time-sheet.ts';
import { Printer } from 'lucide-react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { sheetFile, textFile } from '../../ui/output/month-file.ts';

interface TimeFilesProps {
  readonly of: MonthOf;
  readonly all: readonly WorkerTime[];
}

/** The shown record as files, and on paper for signing. */
export const TimeFiles = ({ of, all }: TimeFilesProps) => (
  <div className="row2">
    <Buttons>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> Štampaj za potpis
      </Button>
    </Buttons>
    <FileButtons
      files={[
        sheetFile('XLSX', `radno-vrijeme_${monthCode(of)}`, () => timeSheets(all)),
        textFile('CSV', `radno-vrijeme_${monthCode(of)}.csv`, csvText(timeRows(all))),
      ]}
    />
  </div>
);
