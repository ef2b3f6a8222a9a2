import { daysBetween, isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, inDays } from '@obracun/engine/core/numbers/format.ts';
import { formatIn } from '@obracun/engine/documents/currency.ts';
import { bareAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { groupedAccount } from '@obracun/engine/documents/identifiers/account-groups.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import type { InvoicePayment } from '@obracun/engine/documents/invoice/payment.ts';
import { Copy } from 'lucide-react';
import { QrSymbol } from '../../calculator/payments/qr-symbol.tsx';
import { today } from '../../platform/clock.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Typed } from '../../ui/typed.tsx';
import styles from './received-page.module.css';

interface PaymentDataProps {
  readonly invoice: Invoice;
  readonly payment: InvoicePayment;
}

/** The amount and its day in large, and each part of the payment order with a button that copies it. */
export function PaymentData({ invoice, payment }: PaymentDataProps) {
  const { valuta, rokPlacanja, nacinPlacanja } = invoice;
  const isPaid = nacinPlacanja === 'kartica';
  return (
    <>
      <p className={styles.amount}>
        {isPaid ? 'Plaćeno karticom' : 'Za platiti'} <strong>{formatIn(payment.amount, valuta)}</strong>
        {!isPaid && isDay(rokPlacanja) && <DueDay day={rokPlacanja} />}
      </p>
      {!isPaid && (
        <div className={joinClasses('card stack4', styles.payment)}>
          <Order invoice={invoice} payment={payment} />
          {payment.code && (
            <div className={joinClasses('stack2', styles.code)}>
              <QrSymbol text={payment.code} name="QR kod za plaćanje" />
              <p className="soft">Skenirajte aplikacijom svoje banke.</p>
            </div>
          )}
        </div>
      )}
    </>
  );
}

const DueDay = ({ day }: { readonly day: string }) => (
  <span className="block">
    do {formatDay(day)} ({inDays(daysBetween(today(), day))})
  </span>
);

/** The parts of a payment order; those that are empty are left out. */
function Order({ invoice, payment }: PaymentDataProps) {
  const { company, racun, bic } = invoice;
  const rows: readonly OrderPart[] = [
    { label: 'Primalac', value: company.name },
    { label: 'Račun', value: groupedAccount(racun), copied: bareAccount(racun) },
    { label: 'BIC (SWIFT)', value: bic },
    { label: 'Svrha', value: payment.purpose },
    { label: 'Poziv na broj', value: payment.reference },
    {
      label: 'Iznos',
      value: formatAmount(payment.amount),
      copied: formatAmount(payment.amount).replaceAll('.', ''),
    },
  ];
  return (
    <dl className={joinClasses('stack2', styles.parts)}>
      {rows
        .filter(({ value }) => value !== '')
        .map((row) => (
          <OrderRow key={row.label} {...row} />
        ))}
    </dl>
  );
}

interface OrderPart {
  readonly label: string;
  readonly value: string;
  /** As programs of banks take it, where that differs. */
  readonly copied?: string;
}

const OrderRow = ({ label, value, copied = value }: OrderPart) => (
  <div>
    <dt className="soft">{label}</dt>
    <dd className={joinClasses('beside apart breaking', styles.value)}>
      <Typed>{value}</Typed>
      <CopyButton look="quiet" text={() => copied} aria-label={`Kopiraj: ${label}`}>
        {(message = 'Kopiraj') => (
          <>
            <Copy aria-hidden="true" size={18} /> {message}
          </>
        )}
      </CopyButton>
    </dd>
  </div>
);
