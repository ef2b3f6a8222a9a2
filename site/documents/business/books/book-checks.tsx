import { saleDoubts } from '@obracun/engine/documents/books/book-doubts.ts';
import { purchaseDoubts } from '@obracun/engine/documents/books/purchase.ts';
import { purchaseLinkDoubts } from '@obracun/engine/documents/books/purchase-links.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CalledSo, labelWith, Typed } from '../../../ui/typed.tsx';
import { calledDocument } from '../../invoice/state/stored.ts';
import { useFormOpener } from '../state/open-form.ts';
import type { BusinessRecords } from '../state/records.ts';

interface BookChecksProps {
  readonly documents: readonly Invoice[];
  readonly month: string;
  readonly records: BusinessRecords;
}

/** What should be checked before the books of a month are given; each document opens in its form. */
export function BookChecks({ documents, month, records }: BookChecksProps) {
  const opener = useFormOpener(records);
  const sales = saleDoubts(documents, month);
  const doubted = records.purchases
    .filter(({ content }) => content.received.startsWith(`${month}-`))
    .map((stored) => ({
      purchase: stored.content,
      texts: [...purchaseDoubts(stored.content), ...purchaseLinkDoubts(stored, records.purchases)],
    }))
    .filter(({ texts }) => texts.length > 0);
  if (sales.length + doubted.length === 0) return null;
  return (
    <Notice kind="warn" title="Provjerite prije predaje">
      <ul className="bullets">
        {sales.map(({ invoice, texts }) => (
          <li key={`${invoice.vrsta} ${invoice.brojFakture} ${invoice.datum}`}>
            <Button
              look="link"
              {...labelWith('Otvori', calledDocument(invoice))}
              onClick={() => opener.open(invoice)}
            >
              <CalledSo {...calledDocument(invoice)} />
            </Button>
            {', '}
            <Typed or="bez kupca">{invoice.customer.name}</Typed>: {texts.join(' ')}
          </li>
        ))}
        {doubted.map(({ purchase, texts }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two purchases may be equal, and rows have no state
          <li key={at}>
            <Typed>{purchase.number}</Typed>, <Typed>{purchase.supplier}</Typed>: {texts.join(' ')}
          </li>
        ))}
      </ul>
      <output>{opener.problem}</output>
    </Notice>
  );
}
