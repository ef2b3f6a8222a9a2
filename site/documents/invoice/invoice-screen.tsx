import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { Island } from '../../lazy-loading/island.tsx';
import { useLate } from '../../lazy-loading/use-late.ts';
import { DocumentScreen } from '../layout/document-screen.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { useRequired } from '../layout/use-required.ts';
import { warningsOf } from '../layout/warnings-of.ts';
import { InvoiceDesk } from './invoice-desk.tsx';
import { InvoiceContext } from './state/invoice-context.ts';
import { useInvoiceForm } from './state/use-invoice-form.ts';

/** What draws and checks invoices comes after the form one fills in for them. */
const loadPaper = async () => (await import('./invoice-paper.tsx')).InvoicePaper;
const loadRequirements = async () => (await import('./requirements-for.ts')).requirementsFor;

/** The invoice being written, beside the sheet it makes. Nothing of it leaves the browser. */
export function InvoiceScreen() {
  const { state, ...rest } = useInvoiceForm();
  const { invoice } = state;
  const { access, drafts } = rest;
  const isCyrillic = useCyrillic();
  const { form, ...looked } = useRequired(invoice);
  const requirements = useLate(loadRequirements)?.(invoice, access.shelf) ?? [];
  return (
    <DocumentScreen
      title="Faktura"
      lead="Faktura nastaje u vašem pregledniku i ništa od upisanog se ne šalje na server. Nacrt se čuva samo ovdje: brisanjem podataka preglednika nestaje."
      form={
        <InvoiceContext value={{ ...state, ...rest, warnings: warningsOf(requirements) }}>
          <InvoiceDesk keeping={drafts.keeping} formRef={form} />
        </InvoiceContext>
      }
      summary={
        <>
          {invoice.ispravlja ? 'Odobreno' : 'Za platiti'}:{' '}
          <strong>{formatMoney(totalsOf(invoice).payable)}</strong>
        </>
      }
      side={<Island load={loadPaper} props={{ invoice, access, isCyrillic, ...looked }} />}
    />
  );
}
