import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Payable } from '@obracun/engine/payroll/orders/payables.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { WrittenSource } from '../../ui/source-place.tsx';
import { accountWritten } from './account-words.ts';
import styles from './payable.module.css';
import { seenWritten } from './payable-text.ts';

interface PayableRowProps {
  readonly row: Payable;
  /** What a municipality is called in the entity. */
  readonly word: string;
}

/** One order to be written: what, to whom, where, and how sure the account is. */
export function PayableRow({ row, word }: PayableRowProps) {
  const {
    purpose,
    recipient,
    amount,
    code,
    account,
    municipality,
    budgetOrg,
    reference,
    source,
    doubts,
    reason,
  } = row;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.purpose}>{purpose}</span>
        <span className={styles.amount}>{formatAmount(amount)}</span>
      </div>
      {account && (
        <div>
          <span className={styles.account}>{accountWritten(account)}</span> {recipient}
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name="Vrsta prihoda" value={code} />
        <Fact name={word} value={municipality} />
        <Fact name="Budžetska organizacija" value={account && budgetOrg} />
        <Fact name="Poziv na broj" value={account && reference} />
      </dl>
      {reason && <p className={styles.reason}>{reason}</p>}
      {source && account && (
        <p className={styles.source}>
          {seenWritten(source)} <WrittenSource source={source.source} />{' '}
          <CertaintyMark level={source.certainty} />
          {doubts.map((doubt) => (
            <span key={doubt} className={styles.doubt}>
              {doubt}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  return (
    value !== undefined && (
      <div className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )
  );
}
