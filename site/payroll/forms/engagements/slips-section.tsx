import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { engagementSlip } from '@obracun/engine/payroll/forms/engagements/slip.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { SettledEngagement } from '@obracun/engine/payroll/staff/engagements/settled.ts';
import { Download } from 'lucide-react';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { slipFiles } from '../../papers/slips/slip-files.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { Section } from '../../ui/output/section.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { zipOf } from '../../ui/output/zip.ts';
import { contractsPart } from './engagement-files.ts';

interface SlipsSectionProps {
  readonly firm: Firm;
  readonly of: YearMonth;
  readonly payouts: readonly SettledEngagement[];
}

/** The calculation of each payout for the person: all in one file, or a file for each. */
export function SlipsSection({ firm, of, payouts }: SlipsSectionProps) {
  const drawing = useDrawing();
  const name = `obracuni-${contractsPart(of)}`;
  const make = (together: string | undefined) =>
    drawing.start(async (tell, signal) => {
      const slips = payouts.map((one) => ({ document: engagementSlip(firm, one) }));
      const files = await slipFiles(slips, { together, password: '' }, tell, signal);
      const [one] = files;
      if (together === undefined) saveFile(zipOf(files), `${name}.zip`);
      else if (one)
        saveFile(new Blob([one.bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), one.name);
    });
  return (
    <Section title="Obračuni za primaoce" isFiles>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={() => make(name)}>
          <Download aria-hidden="true" size={18} /> Svi obračuni (PDF)
        </Button>
        {payouts.length > 1 && (
          <Button disabled={drawing.share !== undefined} onClick={() => make(undefined)}>
            <Download aria-hidden="true" size={18} /> PDF za svakog (ZIP)
          </Button>
        )}
      </Buttons>
      <DrawingView drawing={drawing} text="Obračuni se prave" />
    </Section>
  );
}
