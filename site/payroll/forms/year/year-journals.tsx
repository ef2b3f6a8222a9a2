import type { Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { exportProblem } from '@obracun/engine/payroll/books/journal/journal.ts';
import { yearJournalSheets } from '@obracun/engine/payroll/books/journal/journal-sheets.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { contractJournals } from '../../books/journal/contract-journal-model.ts';
import { fundJournals } from '../../books/journal/fund-journals.ts';
import { MissingAccounts } from '../../books/journal/missing-accounts.tsx';
import { closedJournals, frozenIn } from '../../month/output/month-journals.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { sheetFile } from '../../ui/output/month-file.ts';
import { Remark, Section } from '../../ui/output/section.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';

interface YearJournalsProps {
  readonly firm: Firm;
  readonly year: number;
  readonly closed: readonly ClosedMonth[];
}

/** The journals of all closed months of a year in one workbook. */
export function YearJournals({ firm, year, closed }: YearJournalsProps) {
  const drawing = useDrawing();
  const [refused, setRefused] = useState<readonly Journal[]>([]);
  const make = () =>
    drawing.start(async (tell, signal) => {
      const months: { month: number; journals: readonly Journal[] }[] = [];
      for (const [at, one] of closed.entries()) {
        signal.throwIfAborted();
        months.push({
          month: one.month,
          journals: [
            ...(await closedJournals(one, firm)),
            ...(await fundJournals(one.settled, frozenIn(one))),
            ...(await contractJournals(firm, one)),
          ],
        });
        tell((at + 1) / (closed.length + 1));
        await aTurn();
      }
      const all = months.flatMap(({ journals }) => journals);
      const isRefused = exportProblem(all, firm.entity) !== undefined;
      setRefused(isRefused ? all : []);
      if (isRefused) return;
      const file = sheetFile('', `temeljnice_${year}`, () => yearJournalSheets(year, months));
      saveFile(await file.make(), file.name);
    });
  if (closed.length === 0) return null;
  return (
    <Section title={`Temeljnice za ${year}.`} isFiles>
      <Remark>Zaključeni mjeseci i promet po kontima.</Remark>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Temeljnice godine (Excel)
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje temeljnica" />
      <MissingAccounts firm={firm} journals={refused} />
    </Section>
  );
}

/** Lets the page draw the progress, and a press on the cancel button through. */
const aTurn = (): Promise<void> => new Promise((done) => setTimeout(done));
