import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import type { Output } from '../../month/output/output.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark, Section } from '../../ui/output/section.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { cashFiles } from './cash-files.ts';
import { payoutFiles } from './payout-files.ts';

interface PayoutsSectionProps {
  readonly output: Output;
  readonly payments: readonly Payment[];
}

/** Lists by which a bank pays many workers at once, and the list of pay in cash. */
export function PayoutsSection({ output, payments }: PayoutsSectionProps) {
  return (
    <Section title="Isplatne liste po bankama" isFiles>
      <SkippedList title="Nisu na listama" skipped={output.papers.payouts.skipped} />
      <FileButtons files={[...payoutFiles(output), ...cashFiles(output.settled, payments)]} />
      <Remark>Prvi uvoz provjerite prije potpisa.</Remark>
    </Section>
  );
}
