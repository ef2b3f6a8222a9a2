import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Journal, JournalLine } from '@obracun/engine/payroll/books/journal/journal.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Typed } from '../../../ui/typed.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './journal-table.module.css';

/** A journal: an account with its name, cost centre and partner in a row, with the amount of its side. */
export const JournalTable = ({ journal: { title, lines, debit, credit } }: { readonly journal: Journal }) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>{title}, iznosi u KM</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Konto</th>
        <th scope="col" className={styles.amount}>
          Duguje
        </th>
        <th scope="col" className={styles.amount}>
          Potražuje
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Row key={keyOf(line)} line={line} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Ukupno</th>
        <td className={styles.amount}>{formatAmount(debit)}</td>
        <td className={styles.amount}>{formatAmount(credit)}</td>
      </tr>
    </tfoot>
  </table>
);

/** Lines of one journal differ in one of these. */
const keyOf = ({ account, costCentre, partner, debit, items }: JournalLine): string =>
  [account, costCentre, partner, debit === 0, ...items].join('\n');

const Row = ({ line }: { readonly line: JournalLine }) => (
  <tr>
    <th scope="row">
      <span className={styles.line}>
        {line.account ? (
          <span className={styles.account} translate="no">
            {line.account}
          </span>
        ) : (
          <span className={joinClasses(styles.account, styles.missing)}>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>konto nije upisan</VisuallyHidden>
          </span>
        )}
        <span className={styles.name}>
          {line.name}
          {line.costCentre && (
            <span className={styles.detail}>
              Mjesto troška: <Typed>{line.costCentre}</Typed>
            </span>
          )}
          {line.partner && (
            <span className={styles.detail}>
              <Typed>{line.partner}</Typed>
            </span>
          )}
        </span>
      </span>
    </th>
    <td className={styles.amount}>{line.debit !== 0 && formatAmount(line.debit)}</td>
    <td className={styles.amount}>{line.credit !== 0 && formatAmount(line.credit)}</td>
  </tr>
);
