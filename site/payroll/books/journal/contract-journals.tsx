import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useCallback } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import type { Output } from '../../month/output/output.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark } from '../../ui/output/section.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { CONTRACT_JOURNAL, contractJournalsIn } from './contract-journal-model.ts';
import { journalFiles } from './journal-files.ts';
import { JournalList } from './journal-list.tsx';
import { MissingAccounts } from './missing-accounts.tsx';

/** The journals of contracts paid in the same month, apart from those of pay; nothing without any. */
export function ContractJournals({ output }: { readonly output: Pick<Output, 'settled'> }) {
  const { firm, month } = output.settled;
  const of = { firm: firm.id, year: month.year, month: month.month };
  const journals = useContractJournals(firm, of);
  const [first] = journals;
  if (!first) return null;
  const files = journalFiles(output, journals, CONTRACT_JOURNAL);
  return (
    <Folded title={CONTRACT_JOURNAL} line={formatMoney(first.debit)} isOnPaper>
      <Remark>
        Iz zaključenih isplata pod <a href={addressOf({ ...of, section: 'ugovori' })}>Ugovori i vlasnici</a>.
      </Remark>
      <MissingAccounts firm={firm} journals={journals} />
      <JournalList journals={journals} />
      {files.length > 0 && <FileButtons files={files} />}
    </Folded>
  );
}

function useContractJournals(firm: Firm, { year, month }: MonthOf) {
  const query = useCallback<
    (db: Parameters<typeof contractJournalsIn>[0]) => ReturnType<typeof contractJournalsIn>
  >((db) => contractJournalsIn(db, firm, { year, month }), [firm, year, month]);
  return useFound(`${firm.id}:${year}-${month}`, query) ?? [];
}
