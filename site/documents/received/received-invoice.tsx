import { purchaseOfInvoice } from '@obracun/engine/documents/books/purchase-of-invoice.ts';
import { paymentOf } from '@obracun/engine/documents/invoice/payment.ts';
import { invoicePaper } from '@obracun/engine/documents/profile/invoice-paper.ts';
import { tidy } from '@obracun/engine/documents/typed-text.ts';
import { Part } from '../../lazy-loading/part.tsx';
import { today } from '../../platform/clock.ts';
import { Typed } from '../../ui/typed.tsx';
import { Downloads } from '../files/downloads.tsx';
import { pdfFormat } from '../files/formats.ts';
import { Sheet } from '../preview/sheet.tsx';
import type { LinkedInvoice } from './invoice-link.ts';
import { PaymentData } from './payment-data.tsx';
import styles from './received-page.module.css';

const loadSave = async () => (await import('./save-purchase.tsx')).SavePurchase;

/** What the buyer pays and by when, where to, the files, and the document itself. */
export function ReceivedInvoice({ invoice: given, style }: LinkedInvoice) {
  const invoice = tidy(given);
  const { company, customer } = invoice;
  const document = invoicePaper(invoice, style);
  const payment = paymentOf(invoice);
  const purchase = purchaseOfInvoice(invoice, today());
  return (
    <div className={styles.columns}>
      <div className="onScreen stack4">
        <p className="breaking">
          od <Typed>{company.name}</Typed>
          {customer.name && (
            <>
              {' '}
              za <Typed>{customer.name}</Typed>
            </>
          )}
        </p>
        {payment && <PaymentData invoice={invoice} payment={payment} />}
        <div className="container stack2">
          <Downloads formats={[pdfFormat(document)]} fileName={document.fileName} onDownload={() => true} />
          {purchase && <Part load={loadSave} props={{ purchase }} />}
        </div>
        <p className="soft">
          Fakturu je sastavio onaj ko vam je poslao link: prije uplate provjerite primaoca i račun. Sve je u
          linku, ništa se ne šalje na server.
        </p>
      </div>
      <Sheet document={document} />
    </div>
  );
}
