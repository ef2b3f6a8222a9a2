import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import type { Output } from '../../month/output/output.ts';
import { OrderCodes } from './order-codes.tsx';
import styles from './payments.module.css';

interface ToPayProps {
  /** Of the month or of the payout. */
  readonly payments: readonly Payment[];
  /** With the chosen orders only. */
  readonly paying: Pick<Output, 'settled' | 'ordered'>;
}

/** What is left to pay by orders, on which day, and the codes of the chosen ones. */
export function ToPay({ payments, paying: { settled, ordered } }: ToPayProps) {
  const orders = payments.filter(({ order }) => order !== undefined);
  const left = orders.filter((one) => one.left > 0);
  if (orders.length === 0) return null;
  return (
    <div className="onScreen row4">
      <p>
        <strong className={styles.sum}>{formatMoney(sumOf(left, (one) => one.left))}</strong>{' '}
        {left.length === 0 ? 'Svi nalozi su plaćeni.' : leftText(left)}
      </p>
      <OrderCodes firm={settled.firm} orders={ordered.orders} />
    </div>
  );
}

/** `Naloga za plaćanje: 13, do 10. 11. 2026.` */
function leftText(left: readonly Payment[]): string {
  const days = left.map(({ day }) => day).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const until =
    first === last ? `dan plaćanja ${formatDay(first)}` : `od ${formatDay(first)} do ${formatDay(last)}`;
  return `za plaćanje, naloga ${left.length}, ${until}`;
}
