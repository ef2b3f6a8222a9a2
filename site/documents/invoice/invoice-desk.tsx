import type { RefObject } from 'react';
import type { SaveStatus } from '../../storage/drafts/drafts.ts';
import { ShelfPart } from '../drafts/shelf-part.tsx';
import { Desk } from '../layout/desk.tsx';
import { InvoiceForm } from './form/invoice-form.tsx';
import { StartOver } from './start-over.tsx';
import { useInvoice } from './state/invoice-context.ts';

interface InvoiceDeskProps {
  readonly keeping: SaveStatus;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

const loadShelf = async () => (await import('./shelf-section.tsx')).ShelfSection;
const NO_PROPS = {};

/** All there is to fill in and to do beside the sheet. */
export function InvoiceDesk(props: InvoiceDeskProps) {
  const { form } = useInvoice();
  return (
    <Desk {...props} label="Podaci fakture" fields={<InvoiceForm key={form} />}>
      <ShelfPart load={loadShelf} props={NO_PROPS} />
      <StartOver />
    </Desk>
  );
}
