import { CalendarPlus, FileSpreadsheet, Printer } from 'lucide-react';
import { DownloadProblem } from '../../parts/download-problem.tsx';
import { fetchPart } from '../../parts/load-part.ts';
import { useDownload } from '../../parts/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './hours-actions.module.css';
import type { HoursAsked } from './hours-form.ts';

/** The year on paper, as a spreadsheet, and its holidays in one's own calendar. */
export function HoursActions({ asked }: { readonly asked: HoursAsked }) {
  const { problem, download } = useDownload();
  const workbook = {
    button: 'Preuzmi XLSX',
    extension: 'xlsx',
    make: async () => (await fetchPart(() => import('./hours-workbook.ts'))).hoursWorkbook(asked),
  };
  const save = () => void download(workbook, `radni-sati-${asked.entity}-${asked.year}`);
  return (
    <div className={styles.actions}>
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> {workbook.button}
      </Button>
      <Button look="quiet" onClick={() => print()}>
        <Printer aria-hidden="true" size={18} /> Štampaj
      </Button>
      <a className={styles.link} href={`/praznici-${asked.entity}.ics`}>
        <CalendarPlus aria-hidden="true" size={18} /> Praznici u vaš kalendar (ICS)
      </a>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </div>
  );
}
