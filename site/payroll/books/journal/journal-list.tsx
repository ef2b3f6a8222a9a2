import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { JournalTable } from './journal-table.tsx';

/** The journals of a month: the first one open, the others folded with their sum. */
export function JournalList({ journals }: { readonly journals: readonly Journal[] }) {
  const [first, ...others] = journals;
  return (
    <>
      {first && <JournalTable journal={first} />}
      {others.length > 0 && (
        <div>
          {others.map((journal) => (
            <Folded key={journal.number} title={journal.title} line={formatMoney(journal.debit)} isOnPaper>
              <JournalTable journal={journal} />
            </Folded>
          ))}
        </div>
      )}
    </>
  );
}
