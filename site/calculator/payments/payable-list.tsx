import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { MUNICIPALITY_WORDS } from '@obracun/engine/payroll/municipalities/municipality.ts';
import type { Payable } from '@obracun/engine/payroll/orders/payables.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import styles from './payable.module.css';
import { PayableRow } from './payable-row.tsx';
import { payableText } from './payable-text.ts';

interface PayableListProps {
  readonly entity: PayrollEntity;
  readonly rows: readonly Payable[];
}

/** Orders to be written, one under another, with their sum, ready to be copied. */
export const PayableList = ({ entity, rows }: PayableListProps) => (
  <>
    <ul className={styles.rows}>
      {rows.map((row) => (
        <PayableRow
          key={`${row.purpose} ${row.recipient} ${row.amount}`}
          row={row}
          word={MUNICIPALITY_WORDS[entity]}
        />
      ))}
    </ul>
    <p className={styles.total}>
      <span>Ukupno za uplatu</span>
      <span className={styles.amount}>{formatAmount(sumOf(rows, ({ amount }) => amount))}</span>
    </p>
    <p className={styles.note}>
      Računi se mijenjaju pravilnikom, obično početkom godine: uz svaki stoji kada je viđen. Provjerite ih
      prije plaćanja.
    </p>
    <div className={styles.actions}>
      <CopyButton look="quiet" text={() => payableText(entity, rows)}>
        {(said = 'Kopiraj za naloge') => said}
      </CopyButton>
    </div>
  </>
);
