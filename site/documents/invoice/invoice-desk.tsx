import type { RefObject } from 'react';
import type { Keeping } from '../../device/drafts.ts';
import { ShelfPart } from '../keeping/shelf-part.tsx';
import { Desk } from '../screen/desk.tsx';
import { useInvoice } from './invoice-context.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { StartOver } from './start-over.tsx';

interface InvoiceDeskProps {
  readonly keeping: Keeping;
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
