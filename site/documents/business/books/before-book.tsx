import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { isEmptyDocument } from '../../invoice/state/saved-documents.ts';
import { nameOfInvoice } from '../../invoice/state/stored.ts';
import type { BusinessRecords } from '../state/records.ts';

interface BeforeBookProps {
  readonly records: BusinessRecords;
  readonly month: string;
}

/** Documents of a month that are not issued, and so are in no book. */
export function BeforeBook({ records, month }: BeforeBookProps) {
  const isOfBook = (one: Invoice) =>
    one.pdvObveznik && wordsOf(one).booked !== 0 && one.datum.startsWith(`${month}-`);
  const drafts = records.drafts
    .map(({ content }) => content)
    .filter((one) => isOfBook(one) && !isEmptyDocument(one));
  if (drafts.length === 0) return null;
  return (
    <Notice kind="warn">
      Nisu izdati, pa nisu u knjizi: <Typed>{drafts.map(nameOfInvoice).join('; ')}</Typed>.
    </Notice>
  );
}
