import type { RefObject } from 'react';
import { Desk } from '../screen/desk.tsx';
import type { Keeping } from '../screen/use-draft.ts';
import { useInvoice } from './invoice-context.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { StartOver } from './start-over.tsx';

interface InvoiceDeskProps {
  readonly keeping: Keeping;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** All there is to fill in and to do beside the sheet. */
export function InvoiceDesk(props: InvoiceDeskProps) {
  const { form } = useInvoice();
  return (
    <Desk {...props} label="Podaci fakture" fields={<InvoiceForm key={form} />}>
      <ShelfSection />
      <StartOver />
    </Desk>
  );
}
