import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Journal } from '@obracun/engine/payroll/journal/journal.ts';
import { Fragment } from 'react';
import { Folded } from '../../../ui/page/folded.tsx';
import { JournalTable } from './journal-table.tsx';

/** The journals of a month: the first one open, the others folded with their sum. */
export const JournalList = ({ journals }: { readonly journals: readonly Journal[] }) =>
  journals.map((journal, at) => (
    <Fragment key={journal.number}>
      {at === 0 ? (
        <JournalTable journal={journal} />
      ) : (
        <Folded title={journal.title} line={formatMoney(journal.debit)} isOnPaper>
          <JournalTable journal={journal} />
        </Folded>
      )}
    </Fragment>
  ));
