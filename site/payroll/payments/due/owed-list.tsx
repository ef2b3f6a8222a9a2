import { counted, DAYS, formatAmount, formatDay, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { type OwedPayment, owedId } from '@obracun/engine/payroll/payments/due/owed.ts';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FirmName } from '../../ui/form/firm-name.tsx';
import pieces from '../../ui/output/output.module.css';
import { addressOf } from '../../ui/routing/place.ts';
import { Payee, Purpose } from '../orders/order-called.tsx';
import styles from './owed.module.css';

interface OwedListProps {
  readonly owed: readonly OwedPayment[];
  /** In a list over firms. */
  readonly isWithFirm?: boolean;
}

/** A staff of two hundred has as many orders: the rest is shown on request. */
const SHOWN_FIRST = 30;

/** What is owed: purpose, amount, recipient, day and delay, the longest due first. */
export function OwedList({ owed, isWithFirm = false }: OwedListProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? owed : owed.slice(0, SHOWN_FIRST);
  return (
    <>
      <ol className={pieces.list} aria-label="Nije plaćeno">
        {shown.map((one) => (
          <OwedRow key={owedId(one)} one={one} isWithFirm={isWithFirm} />
        ))}
      </ol>
      {shown.length < owed.length && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            Prikaži sve ({owed.length})
          </Button>
        </div>
      )}
    </>
  );
}

function OwedRow({ one, isWithFirm }: { readonly one: OwedPayment; readonly isWithFirm: boolean }) {
  const { firm, firmName, month, payment, daysLate } = one;
  const to = addressOf({ firm, section: 'izlaz', ...month });
  return (
    <li className={pieces.row}>
      <span className={pieces.name}>
        <Purpose {...payment} />
      </span>
      <span className={pieces.amount}>{formatAmount(payment.left)}</span>
      <span className={pieces.detail}>
        <Payee {...payment} /> ·{' '}
        <a href={to}>
          {isWithFirm && (
            <>
              <FirmName name={firmName} />,{' '}
            </>
          )}
          {monthWritten(month)}
        </a>{' '}
        · dospijeva {formatDay(payment.day)}
        {daysLate > 0 && <span className={styles.late}> · kasni {counted(daysLate, DAYS)}</span>}
      </span>
    </li>
  );
}
