import { formatAmount } from '@obracun/engine/kernel/figures/format.ts';
import type { SkippedOrder } from '@obracun/engine/payroll/model/order.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../pieces/output.module.css';
import { Payee, Purpose } from './order-called.tsx';

/** What is owed and has no order, each with the reason; nothing where all have. */
export const SkippedOrders = ({ skipped }: { readonly skipped: readonly SkippedOrder[] }) =>
  skipped.length > 0 && (
    <Notice kind="warn" title={`Bez naloga (${skipped.length}): uplatiti ručno`}>
      <ul className={styles.list}>
        {skipped.map((order, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is owed is known by its place alone
          <li key={at} className={styles.row}>
            <span className={styles.name}>
              <Purpose {...order} />
              {order.payee && ', '}
              <Payee {...order} />
            </span>
            <span className={styles.amount}>{formatAmount(order.amount)}</span>
            <span className={styles.detail}>{order.reason}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
