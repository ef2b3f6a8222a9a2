import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { notesByOrder, uncertainAccounts } from './notes-by-order.ts';

interface OrderNotesProps {
  readonly orders: readonly Pick<PaymentOrder, 'doubts' | 'accountSource'>[];
}

/** The notes under a list of orders, each once: where accounts were seen, points to check, and uncertain accounts. */
export function OrderNotes({ orders }: OrderNotesProps) {
  const uncertain = uncertainAccounts(orders);
  return (
    <>
      {notesByOrder(orders).map(({ numbers, text, certainty, source }) =>
        source === undefined ? (
          <p key={text} className="whole warn small">
            {numbers}: {text}
          </p>
        ) : (
          <p key={source + text + certainty} className="soft whole breaking">
            {numbers}:{' '}
            <a href={source} rel="noreferrer" target="_blank">
              {text}
            </a>
          </p>
        ),
      )}
      {uncertain && <p className="whole warn small">{uncertain}</p>}
    </>
  );
}
