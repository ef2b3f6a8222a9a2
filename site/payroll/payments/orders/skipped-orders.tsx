import { counted, formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { SkippedOrder } from '@obracun/engine/payroll/model/order.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import { Fragment } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { byReason } from '../../ui/output/by-reason.ts';
import styles from '../../ui/output/output.module.css';
import { Remark } from '../../ui/output/section.tsx';
import { Payee, Purpose } from './order-called.tsx';

interface SkippedOrdersProps {
  readonly skipped: readonly SkippedOrder[];
}

/** Amounts without an order: those due, each reason once, and those that are zero. */
export function SkippedOrders({ skipped }: SkippedOrdersProps) {
  const byHand = paidByHand(skipped);
  const zero = skipped.filter((order) => !byHand.includes(order));
  return (
    <>
      {byHand.length > 0 && (
        <Notice kind="warn" title={`Bez naloga (${byHand.length}): uplatiti ručno`}>
          <ul>
            {byReason(byHand).map(([reason, orders]) => (
              <ReasonRow key={reason} reason={reason} orders={orders} />
            ))}
          </ul>
        </Notice>
      )}
      {byReason(zero).map(([reason, orders]) => (
        <Remark key={reason}>
          Bez naloga: <CalledTogether orders={orders} />. {reason}
        </Remark>
      ))}
    </>
  );
}

interface ReasonRowProps {
  readonly reason: string;
  readonly orders: readonly SkippedOrder[];
}

/** A reason with its order; several orders of one reason are folded under it. */
function ReasonRow({ reason, orders }: ReasonRowProps) {
  const [first] = orders;
  const isOne = orders.length === 1;
  return (
    <li className={joinClasses('ruled entry', styles.row)}>
      <span className="breaking">{isOne && first ? <Called order={first} /> : reason}</span>
      <span className="amount">{formatAmount(sumOf(orders, ({ amount }) => amount))}</span>
      <div className="soft whole breaking">
        {isOne ? (
          reason
        ) : (
          <Folded title={counted(orders.length, WAITING)} isOnPaper>
            <ul>
              {orders.map((order, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of an amount
                <li key={at} className={joinClasses('ruled entry', styles.row)}>
                  <span className="breaking">
                    <Called order={order} />
                  </span>
                  <span className="amount">{formatAmount(order.amount)}</span>
                </li>
              ))}
            </ul>
          </Folded>
        )}
      </div>
    </li>
  );
}

const WAITING = ['nalog čeka', 'naloga čekaju', 'naloga čeka'] as const;

const CalledTogether = ({ orders }: Pick<ReasonRowProps, 'orders'>) =>
  orders.map((order, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={at}>
      {at > 0 && '; '}
      <Called order={order} />
    </Fragment>
  ));

const Called = ({ order }: { readonly order: SkippedOrder }) => (
  <>
    <Purpose {...order} />
    {order.payee && ', '}
    <Payee {...order} />
  </>
);
