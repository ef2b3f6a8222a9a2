import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthCode } from '@obracun/engine/core/days/day.ts';
import { deadlinesOf } from '@obracun/engine/payroll/forms/deadlines/deadlines.ts';
import type { SkippedRow } from '@obracun/engine/payroll/forms/filing.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { loadPart } from '../../../lazy-loading/load-part.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { loadCalendar } from '../../payments/print/load-writers.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import type { MonthFile } from '../../ui/output/month-file.ts';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { CloseUnchanged } from './close-unchanged-question.tsx';
import styles from './firms-overview.module.css';
import type { OverviewFirm } from './overview-firms.ts';

interface OverviewActionsProps {
  readonly firms: readonly OverviewFirm[];
  readonly of: YearMonth;
}

const loadPackages = async () => (await import('./all-packages.ts')).allPackages;

/** What is done for all firms at once. */
export function OverviewActions({ firms, of }: OverviewActionsProps) {
  const drawing = useDrawing();
  const [skipped, setSkipped] = useState<readonly SkippedRow[]>([]);
  const [message, setMessage] = useState('');
  const withWorkers = firms.filter(({ workers }) => workers > 0);
  const isMaking = drawing.share !== undefined;
  const takePackages = () => {
    if (isMaking) return;
    setMessage('');
    setSkipped([]);
    drawing.start(async (tell, signal) => {
      const make = await loadPart(loadPackages);
      const named = withWorkers.map(({ id, firm }) => ({ id, name: firm.name }));
      const { zip, name, firms: count, skipped: left } = await make(named, of, tell, signal);
      setSkipped(left);
      setMessage(zip ? `Firmi u ZIP-u: ${count}.` : 'Nijedna firma nije zaključila taj mjesec.');
      if (zip) saveFile(zip, name);
    });
  };
  return (
    <>
      <div className="row2">
        <CloseUnchanged key={monthCode(of)} firms={withWorkers} of={of} />
        <Button aria-disabled={isMaking} onClick={takePackages}>
          <Download aria-hidden="true" size={18} /> Preuzmi sve pakete
        </Button>
        <FileButtons files={[deadlinesFile(withWorkers, of)]} />
      </div>
      <DrawingView drawing={drawing} text="Pravljenje paketa svih firmi" />
      <output className={styles.facts}>{message}</output>
      <SkippedList title="Bez paketa" skipped={skipped} />
    </>
  );
}

/** The deadlines of all firms in one calendar. */
const deadlinesFile = (firms: readonly OverviewFirm[], of: YearMonth): MonthFile => ({
  button: 'Rokovi svih firmi (ICS)',
  name: `rokovi_${monthCode(of)}_sve-firme.ics`,
  make: async () => {
    const { allCalendarText } = await loadCalendar();
    const all = firms.map(({ firm, month }) => ({ firm, month, deadlines: deadlinesOf(firm, month) }));
    return new Blob([allCalendarText(all)], { type: 'text/calendar' });
  },
});
