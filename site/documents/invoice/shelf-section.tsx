import { copyInvoice } from '@obracun/engine/documents/invoice/copy.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { today } from '../../app/clock.ts';
import { Folded } from '../../ui/folded.tsx';
import { Backup } from './backup.tsx';
import { useInvoice } from './invoice-context.ts';
import { KeptList } from './kept-list.tsx';
import { nextNumber, without } from './shelf.ts';

/** Earlier invoices, partners and items, and the file to take them along in. */
export function ShelfSection() {
  const { dispatch, access, open } = useInvoice();
  const { shelf, change } = access;
  const copy = (earlier: Invoice) => open(copyInvoice(earlier, nextNumber(shelf, today()), today()));
  return (
    <Folded title="Sačuvano u ovom pregledniku" line={`fakture: ${shelf.invoices.length}`}>
      <KeptList
        title="Fakture"
        things={shelf.invoices}
        nameOf={({ brojFakture, customer }) => [brojFakture, customer.name].filter(Boolean).join(' · ')}
        actions={[
          { words: 'Otvori', act: open },
          { words: 'Kopiraj u novu', act: copy },
        ]}
        remove={(one) => void change((all) => ({ ...all, invoices: without(all.invoices, one) }))}
      />
      <KeptList
        title="Partneri"
        things={shelf.partners}
        nameOf={({ name }) => name}
        actions={[
          { words: 'Upiši kao kupca', act: (customer) => dispatch({ type: 'typed', change: { customer } }) },
        ]}
        remove={(one) => void change((all) => ({ ...all, partners: without(all.partners, one) }))}
      />
      <KeptList
        title="Stavke"
        things={shelf.items}
        nameOf={({ description }) => description}
        actions={[{ words: 'Dodaj na fakturu', act: (item) => dispatch({ type: 'added', item }) }]}
        remove={(one) => void change((all) => ({ ...all, items: without(all.items, one) }))}
      />
      <Backup />
    </Folded>
  );
}
