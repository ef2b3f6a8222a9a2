import { leftOutOf } from '@obracun/engine/payroll/forms/left-out.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { Download } from 'lucide-react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import type { Output } from '../../month/output/output.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { LeftOutList } from '../../ui/output/left-out-list.tsx';
import { Remark, Section } from '../../ui/output/section.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { saveAll } from './take-all.ts';

interface AllSectionProps {
  readonly output: Output;
  readonly payments: readonly Payment[];
  readonly password: string;
}

/** Everything of the month in one file. */
export function AllSection({ output, payments, password }: AllSectionProps) {
  const drawing = useDrawing();
  const make = () => drawing.start((tell, signal) => saveAll({ output, payments, password }, tell, signal));
  return (
    <Section title="Sve u jednom ZIP-u" isFiles>
      {output.settled.payout ? (
        <Remark>Samo ova isplata.</Remark>
      ) : (
        <LeftOutList leftOut={leftOutOf(output.settled, output.papers)} />
      )}
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Preuzmi sve
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje ZIP-a" />
    </Section>
  );
}
