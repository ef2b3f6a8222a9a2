import { FileSpreadsheet, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { useDownload } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './sheet-actions.module.css';

interface SheetActionsProps {
  /** Of the file, without what kind it is. */
  readonly name: string;
  /** Makes the workbook; its writer is fetched when asked for. */
  readonly make: () => Promise<Blob>;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What was calculated in the browser, as a spreadsheet and on paper. */
export function SheetActions({ name, make, children }: SheetActionsProps) {
  const { problem, download } = useDownload();
  const workbook = { button: 'Excel', extension: 'xlsx', make };
  const save = () => void download(workbook, name);
  return (
    <div className={styles.actions}>
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
