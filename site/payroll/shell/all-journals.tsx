import { type Day, monthCode, monthsLater, type YearMonth } from '@obracun/engine/core/days/day.ts';
import type { SkippedRow } from '@obracun/engine/payroll/forms/filing.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { saveFile } from '../../platform/save-file.ts';
import { lastOver } from '../../storage/payroll/months.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { allJournals } from '../books/journal/all-journals.ts';
import { Choice } from '../ui/form/choice.tsx';
import fields from '../ui/form/fields.module.css';
import { monthName } from '../ui/month-chooser.tsx';
import { DrawingView } from '../ui/output/drawing-view.tsx';
import { Remark } from '../ui/output/section.tsx';
import { SkippedList } from '../ui/output/skipped-list.tsx';
import { useDrawing } from '../ui/output/use-drawing.ts';

interface AllJournalsProps {
  readonly today: Day;
  /** The month shown last; undefined without one. */
  readonly shown: YearMonth | undefined;
}

/** How many months back can be chosen. */
const MONTHS_BACK = 24;

/** The journals of every firm for one month. */
export function AllJournals({ today, shown }: AllJournalsProps) {
  const last = lastOver('', today);
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => monthsLater(last, -back));
  const first = months.find((one) => shown && monthCode(one) === monthCode(shown)) ?? last;
  const [chosen, setChosen] = useState(monthCode(first));
  const [skipped, setSkipped] = useState<readonly SkippedRow[]>([]);
  const [message, setMessage] = useState('');
  const drawing = useDrawing();
  const of = months.find((one) => monthCode(one) === chosen) ?? last;
  const make = () =>
    drawing.start(async (tell, signal) => {
      setMessage('');
      const { zip, name, firms, skipped: left } = await allJournals(of, tell, signal);
      setSkipped(left);
      setMessage(zip ? `Firmi u ZIP-u: ${firms}.` : 'Nema nijedne temeljnice za taj mjesec.');
      if (zip) saveFile(zip, name);
    });
  return (
    <Folded title="Temeljnice svih firmi" line="za jedan mjesec, u jednom ZIP-u" isLate>
      <div className={fields.fields}>
        <Choice
          id={fieldId('temeljnice.mjesec')}
          label="Mjesec"
          labels={Object.fromEntries(months.map((one) => [monthCode(one), monthName(one)]))}
          value={chosen}
          isRequired
          onValue={(value) => value && setChosen(value)}
        />
      </div>
      <Remark>Excel i CSV firmi koje su zaključile mjesec.</Remark>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Preuzmi temeljnice
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje temeljnica" />
      <output>{message}</output>
      <SkippedList title="Bez temeljnice" skipped={skipped} />
    </Folded>
  );
}
