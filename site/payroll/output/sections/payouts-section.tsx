import { FileButtons } from '../components/file-buttons.tsx';
import { Remark, Section } from '../components/section.tsx';
import { SkippedList } from '../components/skipped-list.tsx';
import { payoutFiles } from '../files/payout-files.ts';
import type { Output } from '../model/output.ts';

/** Lists by which a bank pays many workers at once. */
export function PayoutsSection({ output }: { readonly output: Output }) {
  return (
    <Section title="Isplatne liste po bankama" isFiles>
      <SkippedList title="Nisu na listama" skipped={output.papers.payouts.skipped} />
      <FileButtons files={payoutFiles(output)} />
      <Remark>
        Liste za UniCredit, Raiffeisen i Intesu prate obrazac banke. „Sve banke“ ima list za svaku banku.
        Provjerite prvi uvoz.
      </Remark>
    </Section>
  );
}
