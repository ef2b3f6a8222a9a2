import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { SkippedOrder } from '@obracun/engine/payroll/model/order.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../components/output.module.css';
import { Remark } from '../components/section.tsx';
import { Payee, Purpose } from './order-called.tsx';

interface SkippedOrdersProps {
  readonly skipped: readonly SkippedOrder[];
}

/** Amounts without an order: those due, each with the reason, and those that are zero. */
export function SkippedOrders({ skipped }: SkippedOrdersProps) {
  const byHand = paidByHand(skipped);
  return (
    <>
      {byHand.length > 0 && (
        <Notice kind="warn" title={`Bez naloga (${byHand.length}): uplatiti ručno`}>
          <ul className={styles.list}>
            {byHand.map((order, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of an amount
              <SkippedRow key={at} order={order} />
            ))}
          </ul>
        </Notice>
      )}
      {skipped
        .filter((order) => !byHand.includes(order))
        .map((order, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Remark key={at}>
            Bez naloga: <Called order={order} />. {order.reason}
          </Remark>
        ))}
    </>
  );
}

const SkippedRow = ({ order }: { readonly order: SkippedOrder }) => (
  <li className={styles.row}>
    <span className={styles.name}>
      <Called order={order} />
    </span>
    <span className={styles.amount}>{formatAmount(order.amount)}</span>
    <span className={styles.detail}>{order.reason}</span>
  </li>
);

const Called = ({ order }: { readonly order: SkippedOrder }) => (
  <>
    <Purpose {...order} />
    {order.payee && ', '}
    <Payee {...order} />
  </>
);
