import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Journal, JournalLine } from '@obracun/engine/payroll/books/journal/journal.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import figures from '../../../ui/page/figures.module.css';
import { Typed } from '../../../ui/typed.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './journal-table.module.css';

/** A journal: an account with its name, cost centre and partner in a row, with the amount of its side. */
export const JournalTable = ({ journal: { title, lines, debit, credit } }: { readonly journal: Journal }) => (
  <DataTable
    className={joinClasses(figures.figures, styles.table)}
    caption={<VisuallyHidden>{title}, iznosi u KM</VisuallyHidden>}
    rows={lines}
    columns={[
      { title: 'Konto', isHeading: true, cell: (line) => <Account {...line} />, foot: 'Ukupno' },
      {
        title: 'Duguje',
        className: styles.amount,
        cell: (line) => line.debit !== 0 && formatAmount(line.debit),
        foot: formatAmount(debit),
      },
      {
        title: 'Potražuje',
        className: styles.amount,
        cell: (line) => line.credit !== 0 && formatAmount(line.credit),
        foot: formatAmount(credit),
      },
    ]}
  />
);

const Account = ({ account, name, costCentre, partner }: JournalLine) => (
  <span className={styles.line}>
    {account ? (
      <span className={joinClasses('strong', styles.account)} translate="no">
        {account}
      </span>
    ) : (
      <span className={joinClasses('warn strong', styles.account)}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>konto nije upisan</VisuallyHidden>
      </span>
    )}
    <span className="shrinks breaking">
      {name}
      {costCentre && (
        <span className="soft block">
          Mjesto troška: <Typed>{costCentre}</Typed>
        </span>
      )}
      {partner && (
        <span className="soft block">
          <Typed>{partner}</Typed>
        </span>
      )}
    </span>
  </span>
);
