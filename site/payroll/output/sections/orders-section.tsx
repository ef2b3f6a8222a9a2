import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { sumsHold } from '@obracun/engine/payroll/orders/check-sums.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FileButtons } from '../components/file-buttons.tsx';
import styles from '../components/output.module.css';
import { Remark, Section } from '../components/section.tsx';
import { orderFiles } from '../files/order-files.ts';
import type { Output } from '../model/output.ts';
import { OrderList } from '../orders/order-list.tsx';
import { OrdersPaper } from '../orders/orders-paper.tsx';
import { SkippedOrders } from '../orders/skipped-orders.tsx';
import { FormPaper } from './form-paper.tsx';

/** What is to be paid, whether it adds up, and what cannot be ordered. */
export function OrdersSection({ output }: { readonly output: Output }) {
  const { orders, skipped } = output.ordered;
  return (
    <Section title="Nalozi za plaćanje">
      <SumsCheck output={output} />
      <SkippedOrders skipped={skipped} />
      <OrderList orders={orders} />
      <OrdersPaper orders={orders} />
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

/** One line where everything agrees to the fening; the sums that do not, where not. */
function SumsCheck({ output }: { readonly output: Output }) {
  const checks = output.papers.sums;
  const cost = checks.at(-1)?.slips ?? 0;
  if (sumsHold(checks))
    return <Remark>Zbir naloga, isplata i obustava jednak je ukupnom trošku: {formatMoney(cost)}.</Remark>;
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
