import { formatAmount, formatDay } from '@obracun/engine/kernel/figures/format.ts';
import { sumOf } from '@obracun/engine/kernel/figures/money.ts';
import type { PaymentOrder, SkippedOrder } from '@obracun/engine/payroll/model/order.ts';
import { sumsHold } from '@obracun/engine/payroll/orders/check-sums.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { orderFiles } from '../files/order-files.ts';
import type { Output } from '../model/output.ts';
import { FileButtons } from '../pieces/file-buttons.tsx';
import styles from '../pieces/output.module.css';
import { Remark, Section } from '../pieces/section.tsx';
import { FormPaper } from './form-paper.tsx';

/** What is to be paid, whether it adds up, and what cannot be ordered. */
export function OrdersSection({ output }: { readonly output: Output }) {
  const { orders, skipped } = output.ordered;
  return (
    <Section title="Nalozi za plaćanje">
      <SumsCheck output={output} />
      {skipped.length > 0 && <SkippedOrders skipped={skipped} />}
      <OrderList orders={orders.filter(({ revenue }) => revenue)} words="Javni prihodi" />
      <Transfers orders={orders.filter(({ revenue }) => !revenue)} />
      <p className={joinClasses(styles.row, styles.total)}>
        <span>Ukupno naloga: {orders.length}</span>
        <span className={styles.amount}>{formatAmount(sumOf(orders, ({ amount }) => amount))}</span>
      </p>
      <FileButtons files={orderFiles(output)} />
      {orders.length > 0 && <FormPaper output={output} />}
      <Remark>
        Računi javnih prihoda mijenjaju se pravilnikom, obično početkom godine: uz svaki piše kad je viđen.
      </Remark>
    </Section>
  );
}

interface OrdersProps {
  readonly orders: readonly PaymentOrder[];
}

const OrderList = ({ orders, words }: OrdersProps & { readonly words: string }) => (
  <ol className={styles.list} aria-label={words}>
    {orders.map((order, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an order is known by its place alone
      <OrderRow key={at} order={order} />
    ))}
  </ol>
);

/** One a worker: folded, so that a large staff does not hide the rest. */
const Transfers = ({ orders }: OrdersProps) =>
  orders.length > 0 && (
    <Folded
      title={`Isplate i obustave (${orders.length})`}
      line={`${formatAmount(sumOf(orders, ({ amount }) => amount))} KM`}
      isOnPaper
    >
      <OrderList orders={orders} words="Isplate i obustave" />
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

type OfOrder = Pick<SkippedOrder, 'purpose' | 'payee' | 'obligation'>;

/** What is kept back is called as somebody typed it, the rest as it is known here. */
const Purpose = ({ purpose, obligation }: OfOrder) =>
  obligation === 'deduction' ? <Typed>{purpose}</Typed> : purpose;

const Payee = ({ payee, obligation }: OfOrder) =>
  obligation === 'deduction' || obligation === 'payout' ? <Typed>{payee}</Typed> : payee;

const whereAndWhen = ({ payeeAccount, day, revenue }: PaymentOrder): string =>
  [
    payeeAccount,
    formatDay(day),
    revenue && `${revenue.code}, ${revenue.municipality}, ${revenue.budgetOrg}, ${revenue.reference}`,
  ]
    .filter(Boolean)
    .join(' · ');

const SeenAccount = ({
  source: { certainty, seen, source },
}: {
  readonly source: NonNullable<PaymentOrder['accountSource']>;
}) => (
  <span className={styles.detail}>
    <CertaintyMark level={certainty} />{' '}
    <a href={source} rel="noreferrer" target="_blank">
      {seen ? `račun viđen ${seen.split('-').reverse().join('/')}` : 'izvor računa'}
    </a>
  </span>
);

const SkippedOrders = ({ skipped }: { readonly skipped: readonly SkippedOrder[] }) => (
  <Notice kind="warn" title={`Bez naloga (${skipped.length}): uplatiti ručno`}>
    <ul className={styles.list}>
      {skipped.map((order) => (
        <li key={order.purpose + order.payee + order.amount} className={styles.row}>
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

/** One line where everything agrees to the fening; the sums that do not, where not. */
function SumsCheck({ output }: { readonly output: Output }) {
  const checks = output.papers.sums;
  const cost = checks.at(-1)?.slips ?? 0;
  if (sumsHold(checks))
    return (
      <Remark>Zbir naloga, isplata i obustava jednak je ukupnom trošku: {formatAmount(cost)} KM.</Remark>
    );
  return (
    <Notice kind="error">
      Nalozi se ne slažu s listićima:{' '}
      {checks
        .filter(({ slips, orders }) => slips !== orders)
        .map(({ label, slips, orders }) => `${label} ${formatAmount(slips)} / ${formatAmount(orders)}`)
        .join('; ')}
      .
    </Notice>
  );
}
