import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { refundSum } from '@obracun/engine/payroll/model/refund.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { sumsAgree } from '@obracun/engine/payroll/payments/orders/check-sums.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { monthPart, type Output } from '../../month/output/output.ts';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import type { MonthFile } from '../../ui/output/month-file.ts';
import styles from '../../ui/output/output.module.css';
import { Remark, Section } from '../../ui/output/section.tsx';
import {
  keepOffset,
  MOST_MM,
  millimetres,
  type PaperOffset,
  storedOffset,
  type TypedOffset,
} from '../print/paper-offset.ts';
import { orderFiles } from './order-files.ts';
import { OrderList } from './order-list.tsx';
import { OrdersPaper } from './orders-paper.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentTools } from './payment-tools.tsx';
import { SkippedOrders } from './skipped-orders.tsx';
import type { PaymentSelection } from './use-payment-selection.ts';

interface OrdersSectionProps {
  /** With the chosen orders only, where payments are chosen. */
  readonly output: Output;
  /** All payments of the month or of the payout; undefined in an earlier closing, which is only read. */
  readonly payments?: readonly Payment[] | undefined;
  readonly selection?: PaymentSelection | undefined;
  /** As it is now. */
  readonly firm?: Firm;
}

/** Some orders of a firm. */
interface FirmOrders {
  readonly firm: Firm;
  readonly orders: readonly PaymentOrder[];
}

/** The orders, their sums, and amounts without an order. */
export function OrdersSection({
  output,
  payments,
  selection,
  firm = output.settled.firm,
}: OrdersSectionProps) {
  const { orders, skipped } = output.ordered;
  // Without a choice the whole month is printed.
  const all = payments?.flatMap(({ order }) => order ?? []) ?? orders;
  return (
    <Section title="Nalozi za plaćanje">
      {!output.settled.payout && <SumsCheck output={output} />}
      {payments && selection ? (
        <>
          <SkippedOrders skipped={skipped.filter(({ amount }) => amount <= 0)} />
          <PaymentList payments={payments} selection={selection} />
          <PaymentTools payments={payments} selection={selection} firm={firm} />
        </>
      ) : (
        <>
          <SkippedOrders skipped={skipped} />
          <OrderList orders={orders} />
          <OrdersSum orders={orders} />
        </>
      )}
      <OrdersPaper orders={orders.length > 0 ? orders : all} />
      {(orders.length > 0 || !payments) && <FileButtons files={orderFiles(output)} />}
      {orders.length > 0 && (
        <FormPaper firm={output.settled.firm} orders={orders} part={monthPart(output.settled)} />
      )}
      <Remark>Provjerite račune javnih prihoda, posebno početkom godine.</Remark>
    </Section>
  );
}

const OrdersSum = ({ orders }: { readonly orders: readonly PaymentOrder[] }) => (
  <p className={joinClasses('ruled entry strong', styles.row)}>
    <span>Ukupno naloga: {orders.length}</span>
    <span className="amount">{formatAmount(sumOf(orders, ({ amount }) => amount))}</span>
  </p>
);

/** One line when all sums agree to the fening; else the sums that do not. */
function SumsCheck({ output }: { readonly output: Output }) {
  const checks = output.papers.sums;
  const cost = checks.at(-1)?.slips ?? 0;
  const claimed = sumOf(output.settled.wages, (wage) => refundSum(wage, 'claim'));
  if (sumsAgree(checks))
    return claimed > 0 ? (
      <Remark>
        Zbir naloga, isplata i obustava, umanjen za <span>{formatMoney(claimed)}</span> koje vraća fond,
        jednak je ukupnom trošku: <span>{formatMoney(cost)}</span>.
      </Remark>
    ) : (
      <Remark>
        Zbir naloga, isplata i obustava jednak je ukupnom trošku: <span>{formatMoney(cost)}</span>.
      </Remark>
    );
  return (
    <Notice kind="error">
      Nalozi se ne slažu s listićima:{' '}
      {checks
        .filter(({ slips, orders }) => slips !== orders)
        .map(({ label, slips, orders }, at) => (
          <span key={label}>
            {at > 0 && '; '}
            {label} <span>{formatAmount(slips)}</span> / <span>{formatAmount(orders)}</span>
          </span>
        ))}
      .
    </Notice>
  );
}

const DIRECTIONS = [
  { name: 'right', label: 'Pomak udesno (mm)' },
  { name: 'down', label: 'Pomak nadolje (mm)' },
] as const;

/** The orders on the pre-printed form of banks, with the offset of this printer. */
export function FormPaper({ part, ...of }: FirmOrders & { readonly part: string }) {
  const [typed, setTyped] = useState(storedOffset);
  const enter = (changed: Partial<TypedOffset>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keepOffset(next);
  };
  const [right, down] = [millimetres(typed.right), millimetres(typed.down)];
  return (
    <Folded title="Štampa na obrazac virmana" line="beskonačni obrazac 195 × 101 mm" isLate>
      <Remark>
        Uporedite probnu štampu (100 %) s obrascem i upišite pomak. Ako obrazac traži godinu u četiri cifre,
        štampajte na svoj papir.
      </Remark>
      <div className={joinClasses('columns', styles.fields)}>
        {DIRECTIONS.map(({ name, label }) => (
          <TextInput
            key={name}
            id={fieldId(`virman.${name}`)}
            label={label}
            text={typed[name]}
            placeholder="0"
            hint="Minus pomjera na drugu stranu."
            warning={
              millimetres(typed[name]) === undefined
                ? `Upišite milimetre, najviše ${MOST_MM}, npr. 1,5 ili -2.`
                : undefined
            }
            onText={(text) => enter({ [name]: text })}
          />
        ))}
      </div>
      {right !== undefined && down !== undefined && (
        <FileButtons files={filesOf(of, part, { right, down })} />
      )}
    </Folded>
  );
}

const filesOf = ({ firm, orders }: FirmOrders, part: string, offset: PaperOffset): readonly MonthFile[] => [
  {
    button: 'Probna štampa (PDF)',
    name: 'virman-proba.pdf',
    make: async () => (await fetchPart(() => import('../print/form-papers.ts'))).testPaper(offset),
  },
  {
    button: 'Virmani na obrascu (PDF)',
    name: `virmani-obrazac_${part}.pdf`,
    make: async () =>
      (await fetchPart(() => import('../print/form-papers.ts'))).formPapers(firm, orders, offset),
  },
];
