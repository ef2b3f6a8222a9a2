import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { accountWritten } from '../../../calculator/payments/payable-text.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import { NUMBER_COLUMN } from '../../ui/paper/number-column.ts';
import table from '../../ui/paper/paper-table.module.css';
import { codesOf } from './codes-of.ts';
import { notesByOrder, uncertainAccounts } from './notes-by-order.ts';
import { Payee, Purpose } from './order-called.tsx';
import styles from './orders.module.css';

interface OrdersPaperProps {
  readonly orders: readonly PaymentOrder[];
}

/** Orders in print: a line or two for each, and the notes of several once under the table. */
export function OrdersPaper({ orders }: OrdersPaperProps) {
  const prints = usePrints();
  const uncertain = uncertainAccounts(orders);
  if (prints === 0 || orders.length === 0) return null;
  return (
    <div className={joinClasses('onPaper', styles.paper)}>
      <PaidOn orders={orders} />
      <DataTable
        className={table.sheet}
        aria-label="Nalozi za plaćanje"
        rows={orders}
        columns={[
          NUMBER_COLUMN,
          {
            title: 'Svrha i primalac',
            headProps: { className: styles.called },
            cell: (order) => (
              <>
                <Purpose {...order} />
                {order.payee && ', '}
                <Payee {...order} />
              </>
            ),
          },
          {
            title: 'Račun primaoca',
            cellProps: () => ({ className: table.whole }),
            cell: ({ payeeAccount }) => accountWritten(payeeAccount),
          },
          {
            title: 'Prihod, opština, organizacija, poziv na broj',
            cellProps: () => ({ className: table.whole }),
            cell: ({ revenue }) => revenue && codesOf(revenue),
          },
          {
            title: 'Iznos KM',
            className: table.figure,
            cell: ({ amount }) => formatAmount(amount),
          },
        ]}
      />
      {notesByOrder(orders).map(({ text, certainty, source = '', numbers }) => (
        <p key={text + certainty + source} className="soft measure">
          {numbers}: {text}
        </p>
      ))}
      {uncertain && <p className="soft measure">{uncertain}</p>}
    </div>
  );
}

/** Orders of a month have one day of payment, printed once above them. */
const PaidOn = ({ orders }: OrdersPaperProps) => (
  <p className="soft measure">
    Dan plaćanja: {[...new Set(orders.map(({ day }) => formatDay(day)))].join(', ')}
  </p>
);
