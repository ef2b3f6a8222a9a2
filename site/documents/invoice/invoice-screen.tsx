import { formatIn } from '@obracun/engine/documents/currency.ts';
import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { FilePlus2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Island } from '../../lazy-loading/island.tsx';
import { useOptional } from '../../lazy-loading/use-optional.ts';
import { today } from '../../platform/clock.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import { newId } from '../../storage/db/tables.ts';
import type { SaveStatus } from '../../storage/drafts/drafts.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SavedPart } from '../drafts/saved-part.tsx';
import { DocumentEditor, DocumentScreen } from '../layout/document-screen.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { ClearAll } from '../layout/start-or-clear.tsx';
import { useRequired } from '../layout/use-required.ts';
import { warningsOf } from '../layout/warnings-of.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { clearSavedDocuments, isEmptyDocument, nextNumber } from './state/saved-documents.ts';
import { InvoiceContext, useInvoice, useInvoiceForm } from './state/use-invoice.ts';

/** The invoice renderer and checks load after the form. */
const loadPaper = async () => (await import('./invoice-paper.tsx')).InvoicePaper;
const loadParts = () => import('./invoice-parts.ts');
const loadRequirements = async () => (await loadParts()).requirementsFor;

/** The invoice and its sheet. Nothing of it leaves the browser. */
export function InvoiceScreen() {
  const { state, ...rest } = useInvoiceForm();
  const { invoice } = state;
  const { access, drafts, issuing, open } = rest;
  const isCyrillic = useCyrillic();
  const [pressed, setPressed] = useState(0);
  const { form, ...looked } = useRequired(invoice);
  const requirements = useOptional(loadRequirements)?.(invoice, access.savedDocuments) ?? [];
  return (
    <DocumentScreen
      title="Faktura"
      lead="Ništa se ne šalje na server."
      form={
        <InvoiceContext value={{ ...state, ...rest, warnings: warningsOf(requirements) }}>
          <InvoiceEditor keeping={drafts.keeping} formRef={form} />
        </InvoiceContext>
      }
      summary={<Payable invoice={invoice} />}
      action={
        <Button look="quiet" onClick={() => setPressed(pressed + 1)}>
          PDF
        </Button>
      }
      side={
        <Island load={loadPaper} props={{ invoice, access, issuing, open, isCyrillic, pressed, ...looked }} />
      }
    />
  );
}

/** The main figure of the document. */
function Payable({ invoice }: { readonly invoice: Invoice }) {
  const { vrsta, valuta } = invoice;
  if (!wordsOf({ vrsta }).isPriced) return wordsOf({ vrsta }).title;
  return (
    <>
      {vrsta === 'odobrenje' ? 'Odobreno' : 'Za platiti'}:{' '}
      <strong>{formatIn(totalsOf(invoice).payable, valuta)}</strong>
    </>
  );
}

interface InvoiceEditorProps {
  readonly keeping: SaveStatus;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

const loadSaved = async () => (await loadParts()).SavedSection;
const loadSeller = async () => (await loadParts()).InvoiceSeller;
const loadProfile = async () => (await loadParts()).InvoiceProfile;
const NO_PROPS = {};

/** The form and actions next to the sheet. */
function InvoiceEditor(props: InvoiceEditorProps) {
  const { form } = useInvoice();
  return (
    <DocumentEditor
      {...props}
      label="Podaci fakture"
      fields={
        <>
          <SavedPart load={loadSeller} props={NO_PROPS} />
          <InvoiceForm key={form} />
        </>
      }
    >
      <SavedPart load={loadProfile} props={NO_PROPS} />
      <SavedPart load={loadSaved} props={NO_PROPS} />
      <StartOver />
    </DocumentEditor>
  );
}

/** A new invoice of the same seller, or an empty one. */
function StartOver() {
  const { invoice, dispatch, access, drafts, open } = useInvoice();
  const [problem, setProblem] = useState<string>();
  const startNew = () => {
    const { pdvObveznik, company, racun, mjesto } = invoice;
    // An empty document is replaced, so that its number is free.
    const others = isEmptyDocument(invoice) ? access.unsaved : [invoice, ...access.unsaved];
    const itself = isEmptyDocument(invoice) ? invoice.id : '';
    const brojFakture = nextNumber(access.savedDocuments, others, today(), 'faktura', itself);
    open({ ...newInvoice(today()), pdvObveznik, company, racun, mjesto, brojFakture });
  };
  const clear = () => dispatch({ type: 'replaced', invoice: { ...newInvoice(today()), id: newId() } });
  const clearEverything = () => {
    clear();
    access.forgetUnsaved();
    drafts
      .settled()
      .then(clearSavedDocuments)
      .then(
        () => setProblem(undefined),
        (error: unknown) => setProblem(reasonOf(error)),
      );
  };
  return (
    <Buttons>
      <Button onClick={startNew}>
        <FilePlus2 aria-hidden="true" size={18} /> Nova faktura
      </Button>
      <ClearAll
        question="Obrisati sve upisano?"
        choices={[
          { text: 'Obriši ovu fakturu', act: clear },
          { text: 'Obriši i sve sačuvano', act: clearEverything },
        ]}
      >
        Faktura koju pišete ne može se vratiti.
      </ClearAll>
      {problem && <Notice kind="error">Sačuvano nije obrisano: {problem}.</Notice>}
    </Buttons>
  );
}
