import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { sumsAgree } from '@obracun/engine/payroll/orders/check-sums.ts';
import { orderCode } from '@obracun/engine/payroll/orders/order-code.ts';
import { refundSum } from '@obracun/engine/payroll/refunds/refund.ts';
import { useState } from 'react';
import { PaymentCodes } from '../../../calculator/payments/payment-codes.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { FileButtons } from '../components/file-buttons.tsx';
import styles from '../components/output.module.css';
import { Remark, Section } from '../components/section.tsx';
import type { MonthFile } from '../files/month-file.ts';
import { orderFiles } from '../files/order-files.ts';
import { monthPart, type Output } from '../model/output.ts';
import { Payee, Purpose } from '../orders/order-called.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { OrdersPaper } from '../orders/orders-paper.tsx';
import { SkippedOrders } from '../orders/skipped-orders.tsx';
import {
  keepOffset,
  keptOffset,
  MOST_MM,
  millimetres,
  type PaperOffset,
  type TypedOffset,
} from '../print/paper-offset.ts';

/** The orders, their sums, and amounts without an order. */
export function OrdersSection({ output }: { readonly output: Output }) {
  const { orders, skipped } = output.ordered;
  return (
    <Section title="Nalozi za plaćanje">
      {!output.settled.payout && <SumsCheck output={output} />}
      <SkippedOrders skipped={skipped} />
      <OrderList orders={orders} />
      <OrdersPaper orders={orders} />
      <p className={joinClasses(styles.row, styles.total)}>
        <span>Ukupno naloga: {orders.length}</span>
        <span className={styles.amount}>{formatAmount(sumOf(orders, ({ amount }) => amount))}</span>
      </p>
      <FileButtons files={orderFiles(output)} />
      <div className={styles.files}>
        <OrderCodes output={output} />
      </div>
      {orders.length > 0 && <FormPaper output={output} />}
      <Remark>
        Računi javnih prihoda mijenjaju se pravilnikom, obično početkom godine: uz svaki piše kad je viđen.
      </Remark>
    </Section>
  );
}

/** The orders as codes for mobile banking. */
const OrderCodes = ({ output: { settled, ordered } }: { readonly output: Output }) => (
  <PaymentCodes
    payments={ordered.orders.map((order) => ({
      title: (
        <>
          <Purpose {...order} />, <Payee {...order} />
        </>
      ),
      amount: order.amount,
      code: orderCode(settled.firm, order),
    }))}
  />
);

/** One line when all sums agree to the fening; else the sums that do not. */
function SumsCheck({ output }: { readonly output: Output }) {
  const checks = output.papers.sums;
  const cost = checks.at(-1)?.slips ?? 0;
  const claimed = sumOf(output.settled.wages, (wage) => refundSum(wage, 'claim'));
  if (sumsAgree(checks))
    return claimed > 0 ? (
      <Remark>
        Zbir naloga, isplata i obustava, umanjen za {formatMoney(claimed)} koje vraća fond, jednak je ukupnom
        trošku: {formatMoney(cost)}.
      </Remark>
    ) : (
      <Remark>Zbir naloga, isplata i obustava jednak je ukupnom trošku: {formatMoney(cost)}.</Remark>
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

const DIRECTIONS = [
  { name: 'right', label: 'Pomak udesno (mm)' },
  { name: 'down', label: 'Pomak nadolje (mm)' },
] as const;

/** The orders on the pre-printed form of banks, with the offset of this printer. */
function FormPaper({ output }: { readonly output: Output }) {
  const [typed, setTyped] = useState(keptOffset);
  const enter = (changed: Partial<TypedOffset>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keepOffset(next);
  };
  const [right, down] = [millimetres(typed.right), millimetres(typed.down)];
  return (
    <Folded title="Štampa na obrazac virmana" line="beskonačni obrazac 195 × 101 mm" isLate>
      <Remark>
        Odštampajte prvo probu u stvarnoj veličini (100 %), držite je uz obrazac prema svjetlu i upišite
        pomak. Godina perioda ide u dvije cifre: ako vaš obrazac traži četiri, štampajte na svoj papir.
      </Remark>
      <div className={styles.fields}>
        {DIRECTIONS.map(({ name, label }) => (
          <TextInput
            key={name}
            id={fieldId(`virman.${name}`)}
            label={label}
            text={typed[name]}
            placeholder="0"
            hint="Pamti se na ovom uređaju. S minusom ide na drugu stranu."
            warning={
              millimetres(typed[name]) === undefined
                ? `Upišite milimetre, najviše ${MOST_MM}, npr. 1,5 ili -2.`
                : undefined
            }
            onText={(text) => enter({ [name]: text })}
          />
        ))}
      </div>
      {right !== undefined && down !== undefined && <FileButtons files={filesOf(output, { right, down })} />}
    </Folded>
  );
}

const filesOf = ({ settled, ordered: { orders } }: Output, offset: PaperOffset): readonly MonthFile[] => [
  {
    button: 'Probna štampa (PDF)',
    name: 'virman-proba.pdf',
    make: async () => (await fetchPart(() => import('../print/form-papers.ts'))).testPaper(offset),
  },
  {
    button: 'Virmani na obrascu (PDF)',
    name: `virmani-obrazac_${monthPart(settled)}.pdf`,
    make: async () =>
      (await fetchPart(() => import('../print/form-papers.ts'))).formPapers(settled.firm, orders, offset),
  },
];
