import { monthCode } from '@obracun/engine/core/days/day.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { differenceBetween } from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { differenceSlip } from '@obracun/engine/payroll/payments/corrections/difference-slip.ts';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { script } from '../../../storage/script.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { Section } from '../../ui/output/section.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { drawSlips } from './draw-slips.ts';

interface DifferenceSlipsProps {
  readonly before: ClosedMonth;
  readonly after: ClosedMonth;
}

/** Slips of the difference in one PDF, a page per worker. */
export function DifferenceSlips({ before, after }: DifferenceSlipsProps) {
  const drawing = useDrawing();
  const pairs = useMemo(() => differenceBetween(before, after, today()).workers, [before, after]);
  if (pairs.length === 0) return null;
  const make = () =>
    drawing.start(async (tell, signal) => {
      const slips = pairs.map((pair) => differenceSlip(before, after, pair));
      const documents = script.get() === 'cirilica' ? slips.map(inCyrillic) : slips;
      const together = `listici-razlike_${monthCode(after.settled.month)}`;
      const [file] = await drawSlips({ documents, together }, tell, signal);
      if (file)
        saveFile(new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), `${together}.pdf`);
    });
  return (
    <Section title="Listići razlike" isFiles>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Listići razlike (PDF)
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje listića razlike" />
    </Section>
  );
}
