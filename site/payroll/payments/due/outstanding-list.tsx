import { counted, DAYS, formatAmount, formatDay, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { type OutstandingPayment, outstandingId } from '@obracun/engine/payroll/payments/due/outstanding.ts';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FirmName } from '../../ui/form/firm-name.tsx';
import pieces from '../../ui/output/output.module.css';
import { addressOf } from '../../ui/routing/place.ts';
import { Payee, Purpose } from '../orders/order-called.tsx';

interface OutstandingListProps {
  readonly outstanding: readonly OutstandingPayment[];
  /** In a list over firms. */
  readonly isWithFirm?: boolean;
}

/** A staff of two hundred has as many orders: the rest is shown on request. */
const SHOWN_FIRST = 30;

/** What is owed: purpose, amount, recipient, day and delay, the longest due first. */
export function OutstandingList({ outstanding, isWithFirm = false }: OutstandingListProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? outstanding : outstanding.slice(0, SHOWN_FIRST);
  return (
    <>
      <ol aria-label="Nije plaćeno">
        {shown.map((one) => (
          <OutstandingRow key={outstandingId(one)} one={one} isWithFirm={isWithFirm} />
        ))}
      </ol>
      {shown.length < outstanding.length && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            Prikaži sve ({outstanding.length})
          </Button>
        </div>
      )}
    </>
  );
}

function OutstandingRow({
  one,
  isWithFirm,
}: {
  readonly one: OutstandingPayment;
  readonly isWithFirm: boolean;
}) {
  const { firm, firmName, month, payment, daysLate } = one;
  const to = addressOf({ firm, section: 'placanja', ...month });
  return (
    <li className={joinClasses('ruled entry', pieces.row)}>
      <span className="breaking">
        <Purpose {...payment} />
      </span>
      <span className="amount">{formatAmount(payment.left)}</span>
      <span className="soft whole breaking">
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
        {daysLate > 0 && <span className="error strong"> · kasni {counted(daysLate, DAYS)}</span>}
      </span>
    </li>
  );
}
