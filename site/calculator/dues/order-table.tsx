import { formatAmount } from '@obracun/engine/kernel/figures/format.ts';
import type { OwedOrder } from '@obracun/engine/payroll/dues/owed-orders.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Outside } from '../../ui/source-place.tsx';
import styles from './dues.module.css';
import { seenWords } from './seen-words.ts';

/** One row an order, its account under its purpose; what is not known yet says what to choose. */
export const OrderTable = ({ orders }: { readonly orders: readonly OwedOrder[] }) => (
  <>
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>Iznosi u KM</caption>
        <thead>
          <tr>
            <th scope="col">Svrha, primalac i račun</th>
            <th scope="col">Vrsta prihoda</th>
            <th scope="col">Općina</th>
            <th scope="col">Iznos</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.purpose} order={order} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Ukupno
            </th>
            <td>{formatAmount(orders.reduce((sum, { amount }) => sum + amount, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
    <p className={styles.note}>
      Računi se mijenjaju pravilnikom, obično početkom godine: prije uplate provjerite ih na stranici poreske
      uprave.
    </p>
  </>
);

const OrderRow = ({ order }: { readonly order: OwedOrder }) => (
  <tr>
    <th scope="row">
      {order.purpose}
      <AccountWords order={order} />
    </th>
    <td translate="no">{order.code}</td>
    <td>{order.municipality?.code ?? '–'}</td>
    <td>{formatAmount(order.amount)}</td>
  </tr>
);

function AccountWords({ order: { account, doubts } }: { readonly order: OwedOrder }) {
  if (!account) return <span className={styles.note}>Račun je kantonalni: izaberite općinu.</span>;
  return (
    <span className={styles.note}>
      {account.recipient}
      {account.account && (
        <>
          , <strong translate="no">{account.account}</strong>
        </>
      )}
      . {seenWords(account)} <Outside url={account.source} /> <CertaintyMark level={account.certainty} />
      {doubts.map((doubt) => (
        <span key={doubt} className={styles.doubt}>
          {doubt}
        </span>
      ))}
    </span>
  );
}
