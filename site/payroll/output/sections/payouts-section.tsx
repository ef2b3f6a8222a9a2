import type { Payment } from '@obracun/engine/payroll/payments/payment.ts';
import { FileButtons } from '../components/file-buttons.tsx';
import { Remark, Section } from '../components/section.tsx';
import { SkippedList } from '../components/skipped-list.tsx';
import { cashFiles } from '../files/cash-files.ts';
import { payoutFiles } from '../files/payout-files.ts';
import type { Output } from '../model/output.ts';

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
