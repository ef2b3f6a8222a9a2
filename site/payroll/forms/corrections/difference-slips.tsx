import { monthCode } from '@obracun/engine/core/days/day.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { WorkerPair } from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { differenceSlip } from '@obracun/engine/payroll/payments/corrections/difference-slip.ts';
import { Download } from 'lucide-react';
import { saveFile } from '../../../platform/save-file.ts';
import { script } from '../../../storage/script.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { drawSlips } from '../../papers/slips/draw-slips.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';

interface DifferenceSlipsProps {
  readonly before: ClosedMonth;
  readonly after: ClosedMonth;
  readonly pairs: readonly WorkerPair[];
}

/** Slips of the difference in one PDF, a page per worker. */
export function DifferenceSlips({ before, after, pairs }: DifferenceSlipsProps) {
  const drawing = useDrawing();
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
    <>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Listići razlike (PDF)
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} words="Pravljenje listića razlike" />
    </>
  );
}
