import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import styles from '../../ui/output/output.module.css';
import { Payee, Purpose } from './order-called.tsx';
import { OrderNotes } from './order-notes.tsx';
import { whereAndWhen } from './where-and-when.ts';

/** An order with its number among all of the month. */
interface Numbered {
  readonly order: PaymentOrder;
  readonly number: number;
}

interface NumberedProps {
  readonly orders: readonly Numbered[];
}

/** Orders on the screen: public revenue first, those to persons folded; the notes of several once under them. */
export function OrderList({ orders }: { readonly orders: readonly PaymentOrder[] }) {
  const numbered = orders.map((order, at) => ({ order, number: at + 1 }));
  return (
    <div className="onScreen stack3">
      <Listed orders={numbered.filter(({ order }) => order.revenue)} text="Javni prihodi" />
      <Transfers orders={numbered.filter(({ order }) => !order.revenue)} />
      <OrderNotes orders={orders} />
    </div>
  );
}

const Listed = ({ orders, text }: NumberedProps & { readonly text: string }) => (
  <ol aria-label={text}>
    {orders.map((one) => (
      <OrderRow key={one.number} {...one} />
    ))}
  </ol>
);

/** One per worker: folded, so that a large staff does not hide the rest. */
const Transfers = ({ orders }: NumberedProps) =>
  orders.length > 0 && (
    <Folded
      title={`Isplate i obustave (${orders.length})`}
      line={formatMoney(sumOf(orders, ({ order }) => order.amount))}
    >
      <Listed orders={orders} text="Isplate i obustave" />
    </Folded>
  );

const OrderRow = ({ order, number }: Numbered) => (
  <li className={joinClasses('ruled entry', styles.row)}>
    <span className="breaking">
      <span className="pale">{number}.</span> <Purpose {...order} />
    </span>
    <span className="amount">{formatAmount(order.amount)}</span>
    <span className="soft whole breaking">
      <Payee {...order} /> · {whereAndWhen(order)}
    </span>
  </li>
);
