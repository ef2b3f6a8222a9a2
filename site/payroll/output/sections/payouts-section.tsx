import { payoutLists } from '@obracun/engine/payroll/payouts/payout-lists.ts';
import { FileButtons } from '../file-buttons.tsx';
import { type MonthFile, sheetFile } from '../files/month-file.ts';
import { monthPart, type Output } from '../output.ts';
import { Remark, Section } from '../section.tsx';
import { SkippedList } from '../skipped-list.tsx';

export const payoutFiles = ({ settled }: Output): readonly MonthFile[] =>
  payoutLists(settled).lists.map(({ bank, fileName, sheets }) =>
    sheetFile(bank, `${fileName}_${monthPart(settled)}`, () => sheets),
  );

/** Lists by which a bank pays many workers at once. */
export function PayoutsSection({ output }: { readonly output: Output }) {
  return (
    <Section title="Isplatne liste po bankama">
      <SkippedList title="Nisu na listama" skipped={payoutLists(output.settled).skipped} />
      <FileButtons files={payoutFiles(output)} />
      <Remark>
        Liste za UniCredit, Raiffeisen i Intesu prate obrazac banke; „Sve banke“ je vlastiti spisak, list za
        svaku banku. Provjerite prvi uvoz.
      </Remark>
    </Section>
  );
}
