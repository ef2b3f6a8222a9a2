import { type ReactNode, useState } from 'react';
import { Part } from '../../lazy-loading/part.tsx';
import { useStored } from '../../storage/db/watch.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { type BusinessRecords, noRecords, readBusiness } from './state/records.ts';

const TABS = [
  { value: 'documents', label: 'Dokumenti' },
  { value: 'purchases', label: 'Nabavke' },
  { value: 'books', label: 'Knjige i prijava' },
  { value: 'recurring', label: 'Ponavljanje' },
];

const loadList = async () => (await import('./list/document-list.tsx')).DocumentList;
const loadPurchases = async () => (await import('./purchases/purchase-list.tsx')).PurchaseList;
const loadBooks = async () => (await import('./books/vat-books.tsx')).VatBooks;
const loadRecurring = async () => (await import('./recurring/template-list.tsx')).TemplateList;

/** Everything a business issued and received on this device: its list, books of VAT and recurring invoices. */
export function BusinessScreen() {
  const [tab, setTab] = useState('documents');
  const records = useStored(readBusiness, noRecords);
  return (
    <div className="stack4">
      <Heading level={1}>Fakture i knjige PDV-a</Heading>
      <p className="soft measure">Sve ostaje na ovom uređaju.</p>
      <Segments label="Dio" segments={TABS} value={tab} onChange={setTab} />
      <TabContent tab={tab} records={records} />
    </div>
  );
}

interface TabContentProps {
  readonly tab: string;
  readonly records: BusinessRecords;
}

function TabContent({ tab, records }: TabContentProps): ReactNode {
  const props = { records };
  switch (tab) {
    case 'purchases':
      return <Part load={loadPurchases} props={props} />;
    case 'books':
      return <Part load={loadBooks} props={props} />;
    case 'recurring':
      return <Part load={loadRecurring} props={props} />;
    default:
      return <Part load={loadList} props={props} />;
  }
}
