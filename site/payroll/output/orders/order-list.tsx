import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { AccountSource, PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import styles from '../components/output.module.css';
import { Payee, Purpose } from './order-called.tsx';
import sheet from './orders.module.css';
import { seenWords } from './seen-words.ts';
import { whereAndWhen } from './where-and-when.ts';

interface OrdersProps {
  readonly orders: readonly PaymentOrder[];
}

/** Orders on the screen, each with its notes: public revenue first, those to persons folded. */
export const OrderList = ({ orders }: OrdersProps) => (
  <div className={sheet.screen}>
    <Listed orders={orders.filter(({ revenue }) => revenue)} words="Javni prihodi" />
    <Transfers orders={orders.filter(({ revenue }) => !revenue)} />
  </div>
);

const Listed = ({ orders, words }: OrdersProps & { readonly words: string }) => (
  <ol className={styles.list} aria-label={words}>
    {orders.map((order, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of an order
      <OrderRow key={at} order={order} />
    ))}
  </ol>
);

/** One per worker: folded, so that a large staff does not hide the rest. */
const Transfers = ({ orders }: OrdersProps) =>
  orders.length > 0 && (
    <Folded
      title={`Isplate i obustave (${orders.length})`}
      line={formatMoney(sumOf(orders, ({ amount }) => amount))}
    >
      <Listed orders={orders} words="Isplate i obustave" />
    </Folded>
  );

const OrderRow = ({ order }: { readonly order: PaymentOrder }) => (
  <li className={styles.row}>
    <span className={styles.name}>
      <Purpose {...order} />
    </span>
    <span className={styles.amount}>{formatAmount(order.amount)}</span>
    <span className={styles.detail}>
      <Payee {...order} /> · {whereAndWhen(order)}
    </span>
    {order.accountSource && <SeenAccount source={order.accountSource} />}
    {order.doubts.map((doubt) => (
      <span key={doubt} className={styles.reason}>
        {doubt}
      </span>
    ))}
  </li>
);

export const SeenAccount = ({ source }: { readonly source: AccountSource }) => (
  <span className={styles.detail}>
    <CertaintyMark level={source.certainty} />{' '}
    <a href={source.source} rel="noreferrer" target="_blank">
      {seenWords(source)}
    </a>
  </span>
);
