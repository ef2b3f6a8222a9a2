import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { accountWritten } from '../../../calculator/payments/payable-text.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import pieces from '../../ui/output/output.module.css';
import table from '../../ui/paper/paper-table.module.css';
import { codesOf } from './codes-of.ts';
import { notesByOrder } from './notes-by-order.ts';
import { Payee, Purpose } from './order-called.tsx';
import styles from './orders.module.css';

interface OrdersPaperProps {
  readonly orders: readonly PaymentOrder[];
}

/** Orders in print: a line or two for each, and the notes of several once under the table. */
export function OrdersPaper({ orders }: OrdersPaperProps) {
  const prints = usePrints();
  if (prints === 0 || orders.length === 0) return null;
  return (
    <div className={styles.paper}>
      <PaidOn orders={orders} />
      <table className={table.sheet} aria-label="Nalozi za plaćanje">
        <thead>
          <tr>
            <th scope="col" className={table.number}>
              R. br.
            </th>
            <th scope="col" className={styles.called}>
              Svrha i primalac
            </th>
            <th scope="col">Račun primaoca</th>
            <th scope="col">Prihod, opština, organizacija, poziv na broj</th>
            <th scope="col" className={table.figure}>
              Iznos KM
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of an order
            <OrderRow key={at} order={order} number={at + 1} />
          ))}
        </tbody>
      </table>
      {notesByOrder(orders).map(({ words, certainty, source = '', numbers }) => (
        <p key={words + certainty + source} className={pieces.remark}>
          {numbers}: {words} <CertaintyMark level={certainty} />
        </p>
      ))}
    </div>
  );
}

/** Orders of a month have one day of payment, printed once above them. */
const PaidOn = ({ orders }: OrdersPaperProps) => (
  <p className={pieces.remark}>
    Dan plaćanja: {[...new Set(orders.map(({ day }) => formatDay(day)))].join(', ')}
  </p>
);

const OrderRow = ({ order, number }: { readonly order: PaymentOrder; readonly number: number }) => (
  <tr>
    <td>{number}.</td>
    <td>
      <Purpose {...order} />
      {order.payee && ', '}
      <Payee {...order} />
    </td>
    <td className={table.whole}>{accountWritten(order.payeeAccount)}</td>
    <td className={table.whole}>{order.revenue && codesOf(order.revenue)}</td>
    <td className={table.figure}>{formatAmount(order.amount)}</td>
  </tr>
);
