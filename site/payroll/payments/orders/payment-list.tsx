import { counted, formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import {
  groupOf,
  PAYMENT_GROUPS,
  type Payment,
  type PaymentGroup,
  paymentSum,
} from '@obracun/engine/payroll/payments/due/payment.ts';
import { useEffect, useId, useRef } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { Payee, Purpose } from './order-called.tsx';
import { OrderNotes } from './order-notes.tsx';
import styles from './payments.module.css';
import type { PaymentSelection } from './use-payment-selection.ts';
import { whereAndWhen } from './where-and-when.ts';

interface PaymentListProps {
  readonly payments: readonly Payment[];
  readonly selection: PaymentSelection;
}

type ListedGroup = PaymentGroup | 'byHand';

const TITLES: Readonly<Record<PaymentGroup, string>> = {
  contributions: 'Doprinosi',
  otherRevenue: 'Porez i druga davanja',
  pay: 'Isplate radnicima',
  deductions: 'Obustave',
};

const titleOf = (group: ListedGroup, count: number): string =>
  group === 'byHand' ? `Nema naloga za ${counted(count, ['uplatu', 'uplate', 'uplata'])}` : TITLES[group];

const LISTED: readonly ListedGroup[] = [...PAYMENT_GROUPS, 'byHand'];

/** The payments of a month on the screen, chosen by group or one by one. */
export function PaymentList({ payments, selection }: PaymentListProps) {
  const numbered = payments.map((payment, at) => ({ payment, number: at + 1 }));
  return (
    <div className="onScreen stack4">
      {LISTED.map((group) => (
        <Group
          key={group}
          group={group}
          numbered={numbered.filter(({ payment }) => (payment.order ? groupOf(payment) : 'byHand') === group)}
          selection={selection}
        />
      ))}
      <NotesOnce payments={payments} />
    </div>
  );
}

/** Points to check, sources of accounts and reasons without an order, each once with the numbers of its payments. */
const NotesOnce = ({ payments }: Pick<PaymentListProps, 'payments'>) => (
  <OrderNotes
    orders={payments.map(({ order, skipped }) => order ?? { doubts: skipped ? [skipped.reason] : [] })}
  />
);

/** A payment with its number in the list of the month. */
interface Numbered {
  readonly payment: Payment;
  readonly number: number;
}

interface GroupProps extends Pick<PaymentListProps, 'selection'> {
  readonly group: ListedGroup;
  readonly numbered: readonly Numbered[];
}

function Group({ group, numbered, selection }: GroupProps) {
  const payments = numbered.map(({ payment }) => payment);
  const chosen = payments.filter(selection.isChosen);
  if (payments.length === 0) return null;
  const title = titleOf(group, payments.length);
  const doubtful = payments.filter(({ order }) => order && order.doubts.length > 0).length;
  return (
    <section aria-label={title}>
      <div className={joinClasses('row4 apart strong flat', styles.groupHead)}>
        <GroupBox
          title={title}
          isOn={chosen.length === payments.length}
          isMixed={chosen.length > 0 && chosen.length < payments.length}
          onChange={(isOn) => selection.choose(payments, isOn)}
        />
        <span className="amount">{formatMoney(paymentSum(payments))}</span>
      </div>
      <Folded
        title={`Pojedinačno (${payments.length})`}
        mark={doubtful > 0 ? `provjeriti: ${doubtful}` : undefined}
      >
        <ol aria-label={title}>
          {numbered.map((one) => (
            <PaymentRow key={one.payment.key} {...one} selection={selection} />
          ))}
        </ol>
      </Folded>
    </section>
  );
}

interface GroupBoxProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly isMixed: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** All payments of a group at once; the box is mixed when some are chosen. */
function GroupBox({ title, isOn, isMixed, onChange }: GroupBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="beside touch">
      <input ref={box} type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {title}
    </label>
  );
}

function PaymentRow({ payment, number, selection }: Numbered & Pick<PaymentListProps, 'selection'>) {
  const id = useId();
  const { order, amount } = payment;
  return (
    <li className={joinClasses('ruled', styles.row)}>
      <input
        id={id}
        type="checkbox"
        checked={selection.isChosen(payment)}
        aria-describedby={`${id}-o`}
        onChange={(event) => selection.choose([payment], event.target.checked)}
      />
      <label htmlFor={id} className="breaking">
        <span className="pale">{number}.</span> <Purpose {...payment} />
        {payment.skipped && payment.payee && (
          <>
            , <Payee {...payment} />
          </>
        )}
      </label>
      <span className="amount">{formatAmount(amount)}</span>
      <span id={`${id}-o`} className={joinClasses('soft breaking', styles.detail)}>
        {order && (
          <>
            <Payee {...payment} /> · {whereAndWhen(order)}
            {payment.status.payerAccount && ` · s računa ${order.payerAccount}`}
          </>
        )}
        <PaidMark payment={payment} />
      </span>
    </li>
  );
}

/** When it was paid; in part, or more than is owed now, with the difference. */
function PaidMark({ payment: { status, left } }: { readonly payment: Payment }) {
  if (!status.paid) return null;
  const rest =
    left > 0
      ? `, ostaje ${formatMoney(left)}`
      : left < 0
        ? `, ${formatMoney(-left)} više nego sada treba`
        : '';
  return (
    <span className={joinClasses('strong', styles.paid)}>
      {' '}
      Plaćeno {formatDay(status.paid.day)}
      {rest}
    </span>
  );
}
