import { FileSpreadsheet, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { useDownload } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';

interface SheetActionsProps {
  /** File name without extension. */
  readonly name: string;
  /** Makes the workbook; its writer loads on demand. */
  readonly make: () => Promise<Blob>;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Exports a result of the browser as a spreadsheet, and prints it. */
export function SheetActions({ name, make, children }: SheetActionsProps) {
  const { problem, download } = useDownload();
  const workbook = { button: 'Excel', extension: 'xlsx', make };
  const save = () => void download(workbook, name);
  return (
    <div className="onScreen row1 outdent">
      <Button look="quiet" onClick={() => print()}>
        <Printer aria-hidden="true" size={18} /> Štampaj
      </Button>
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> {workbook.button}
      </Button>
      {children}
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </div>
  );
}
