import { differenceJournals } from '@obracun/engine/payroll/books/journal/difference-journal.ts';
import { monthBook } from '@obracun/engine/payroll/books/journal/frozen-journal.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { useMemo } from 'react';
import { frozenIn } from '../../month/output/month-journals.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark, Section } from '../../ui/output/section.tsx';
import { journalFiles } from './journal-files.ts';
import { JournalList } from './journal-list.tsx';
import { MissingAccounts } from './missing-accounts.tsx';

interface DifferenceJournalProps {
  readonly before: ClosedMonth;
  readonly after: ClosedMonth;
  readonly firm: Firm;
}

/** What the ledger lacks after a correction: the later closing minus the earlier one. */
export function DifferenceJournal({ before, after, firm }: DifferenceJournalProps) {
  const journals = useMemo(() => {
    const [was, is] = [frozenIn(before), frozenIn(after)];
    return differenceJournals(
      { settled: before.settled, postings: was },
      { settled: after.settled, postings: is },
      monthBook(firm, is),
    );
  }, [before, after, firm]);
  if (journals.length === 0) return null;
  return (
    <Section title="Temeljnica razlike">
      <Remark>
        Vrijedi samo ako je ranija temeljnica proknjižena. Smanjenje je crveni storno, a preplata je dug
        radnika.
      </Remark>
      <MissingAccounts firm={after.settled.firm} journals={journals} />
      <JournalList journals={journals} />
      <FileButtons files={journalFiles(after, journals, 'Temeljnica razlike')} />
    </Section>
  );
}
