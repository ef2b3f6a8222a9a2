import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import { requirementsOf } from '@obracun/engine/documents/invoice/requirements.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { formatAmount } from '@obracun/engine/kernel/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { DocumentScreen } from '../screen/document-screen.tsx';
import { Downloads } from '../screen/downloads.tsx';
import { useCyrillic } from '../screen/script-choice.tsx';
import { useRequired } from '../screen/use-required.ts';
import { warningsOf } from '../screen/warnings-of.ts';
import { formatsOf } from './formats.ts';
import { InvoiceContext } from './invoice-context.ts';
import { InvoiceDesk } from './invoice-desk.tsx';
import { numberTaken } from './shelf.ts';
import { useInvoiceForm } from './use-invoice-form.ts';

/** The invoice being written, beside the sheet it makes. Nothing of it leaves the browser. */
export function InvoiceScreen() {
  const { state, keeping, ...rest } = useInvoiceForm();
  const { invoice } = state;
  const isCyrillic = useCyrillic();
  const { form, missing, ask } = useRequired(invoice);
  const requirements = [...requirementsOf(invoice), ...numberTaken(rest.access.shelf, invoice)];
  const latin = invoiceDocument(invoice);
  const document = isCyrillic ? inCyrillic(latin) : latin;
  return (
    <InvoiceContext value={{ ...state, ...rest, warnings: warningsOf(requirements) }}>
      <DocumentScreen
        title="Faktura"
        lead="Faktura nastaje u vašem pregledniku i ništa od upisanog se ne šalje na server. Nacrt se čuva samo ovdje: brisanjem podataka preglednika nestaje."
        form={<InvoiceDesk keeping={keeping} formRef={form} />}
        summary={
          <>
            Za platiti: <strong>{formatAmount(totalsOf(invoice).zaPlatiti)} KM</strong>
          </>
        }
        requirements={requirements}
        document={document}
        actions={
          <>
            <Downloads
              formats={formatsOf(invoice, document)}
              fileName={document.fileName}
              allow={ask}
              onDownload={() => void rest.access.remember(invoice)}
            />
            {missing.length > 0 && (
              <Notice kind="error">Za preuzimanje još upišite: {missing.join(', ')}.</Notice>
            )}
          </>
        }
      />
    </InvoiceContext>
  );
}
