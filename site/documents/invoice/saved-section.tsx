import { copyInvoice, madeFrom } from '@obracun/engine/documents/invoice/derive.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import type { InvoiceKind } from '@obracun/engine/documents/invoice/kinds.ts';
import { nextKinds } from '@obracun/engine/documents/invoice/links.ts';
import { Link } from 'wouter';
import { today } from '../../platform/clock.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';
import { momentInWords } from '../../ui/saved-list/moment.ts';
import { StoredList } from '../../ui/saved-list/stored-list.tsx';
import { RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import { DraftsSection } from '../drafts/drafts-section.tsx';
import { StoredFold } from '../drafts/stored-fold.tsx';
import { useOtherDrafts, withOthers } from '../drafts/use-other-drafts.ts';
import { nextNumber } from './state/saved-documents.ts';
import { calledInvoice, invoiceDrafts } from './state/stored.ts';
import { useInvoice } from './state/use-invoice.ts';

/** Earlier invoices, partners and items, and their export. */
export function SavedSection() {
  const { dispatch, access, drafts, open } = useInvoice();
  const removal = useRemoval();
  const { invoices, earlier, partners, items } = access.savedDocuments;
  // An issued document that another tab shows is no draft.
  const isAsIssued = (draft: Invoice) =>
    invoices.some(
      ({ content }) =>
        content.id === draft.id && contentKey(content) === contentKey({ ...draft, logo: content.logo }),
    );
  const others = useOtherDrafts(invoiceDrafts, drafts).filter(({ content }) => !isAsIssued(content));
  const next = (vrsta: InvoiceKind) => nextNumber(access.savedDocuments, access.unsaved, today(), vrsta);
  const copy = (one: Invoice) => open(copyInvoice(one, next(one.vrsta), today()));
  const issued = invoices.map(({ content }) => content);
  const lower = (one: Invoice) => open(madeFrom(one, 'odobrenje', next('odobrenje'), today(), issued));
  const removeInvoice = ({ id, content }: StoredRecord<Invoice>) => {
    const versions = earlier.filter(({ of }) => of === id).map((version) => version.id);
    removal.remove({ fakture: [id], ranije: versions }, calledInvoice(content));
  };
  return (
    <StoredFold
      title="Sačuvano u ovom pregledniku"
      line={withOthers(`fakture: ${invoices.length}`, others)}
      removal={removal}
    >
      <StoredList
        title="Fakture"
        things={invoices}
        nameOf={({ content }) => calledInvoice(content)}
        actions={[
          { text: 'Otvori', act: ({ content }) => open(content) },
          { text: 'Kopiraj u novu', act: ({ content }) => copy(content) },
          {
            text: 'Knjižno odobrenje',
            act: ({ content }) => lower(content),
            where: ({ content }) => nextKinds(content, issued).includes('odobrenje'),
          },
        ]}
        remove={removeInvoice}
      />
      <StoredList
        title="Ranije verzije faktura"
        things={earlier}
        nameOf={({ content, changed }) => ({
          ...calledInvoice(content),
          after: `${calledInvoice(content).after ?? ''}, sačuvano ${momentInWords(changed)}`,
        })}
        actions={[{ text: 'Otvori', act: ({ content }) => open(content) }]}
        remove={({ id, content }) => removal.remove({ ranije: [id] }, calledInvoice(content))}
      />
      <DraftsSection
        kind={invoiceDrafts}
        drafts={drafts}
        others={others}
        removal={removal}
        nameOf={calledInvoice}
      />
      <StoredList
        title="Partneri"
        things={partners}
        nameOf={({ content }) => ({ typed: content.name })}
        actions={[
          {
            text: 'Upiši kao kupca',
            act: ({ content: customer }) => dispatch({ type: 'typed', change: { customer } }),
          },
        ]}
        remove={({ id, content }) => removal.remove({ partneri: [id] }, { typed: content.name })}
      />
      <StoredList
        title="Stavke"
        things={items}
        nameOf={({ content }) => ({ typed: content.description })}
        actions={[
          { text: 'Dodaj na fakturu', act: ({ content: item }) => dispatch({ type: 'added', item }) },
        ]}
        remove={({ id, content }) => removal.remove({ stavke: [id] }, { typed: content.description })}
      />
      <RemovalLine {...removal} />
      <p>
        <Link href="/fakture">Fakture i knjige PDV-a</Link>
      </p>
    </StoredFold>
  );
}
