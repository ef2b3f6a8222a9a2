import { leftOutOf } from '@obracun/engine/payroll/forms/left-out.ts';
import type { Payment } from '@obracun/engine/payroll/payments/payment.ts';
import { Download } from 'lucide-react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { DrawingView } from '../components/drawing-view.tsx';
import { LeftOutList } from '../components/left-out-list.tsx';
import { Remark, Section } from '../components/section.tsx';
import type { Output } from '../model/output.ts';
import { useDrawing } from '../slips/use-drawing.ts';
import { saveAll } from '../zip/take-all.ts';

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
        <Button look="main" disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Preuzmi sve
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} words="Pravljenje ZIP-a" />
    </Section>
  );
}
