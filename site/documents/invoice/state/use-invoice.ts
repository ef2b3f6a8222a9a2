import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { createContext, type Dispatch, use, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { newId } from '../../../storage/db/tables.ts';
import type { SaveStatus } from '../../../storage/drafts/drafts.ts';
import { writtenKey } from '../../drafts/invoice-keys.ts';
import { type Drafts, useDrafts } from '../../drafts/use-drafts.ts';
import { type InvoiceAction, type InvoiceState, initialForm, reduceForm } from './form-state.ts';
import { isEmptyDocument, noSavedDocuments, type SavedDocuments } from './saved-documents.ts';
import { invoiceDrafts } from './stored.ts';
import { type Issuing, useIssuing } from './use-issuing.ts';
import { type SavedDocumentsAccess, useSavedDocuments } from './use-saved-documents.ts';

interface InvoiceForm {
  readonly state: InvoiceState;
  readonly drafts: Drafts;
  readonly dispatch: Dispatch<InvoiceAction>;
  readonly access: SavedDocumentsAccess;
  readonly issuing: Issuing;
  readonly open: (invoice: Invoice) => void;
}

/** The current invoice, restored from this browser and saved in it. */
export function useInvoiceForm(): InvoiceForm {
  const [state, dispatch] = useReducer(reduceForm, initialForm);
  const access = useSavedDocuments();
  const { invoice } = state;
  const drafts = useDrafts(invoiceDrafts, invoice, (stored) =>
    dispatch({ type: 'replaced', invoice: stored ?? begun(newInvoice(today())) }),
  );
  useIdentity(invoice, access.savedDocuments, drafts.keeping, (id) =>
    dispatch({ type: 'typed', change: { id } }),
  );
  const issuing = useIssuing(invoice, access, dispatch);
  const issuePrinted = useEffectEvent(() => void issuing.issue());
  useEffect(() => {
    // On any way to print.
    const issue = () => issuePrinted();
    window.addEventListener('beforeprint', issue);
    return () => window.removeEventListener('beforeprint', issue);
  }, []);
  const open = (next: Invoice) => {
    if (!isEmptyDocument(invoice) && !issuing.isAsIssued) drafts.start();
    flushSync(() => dispatch({ type: 'replaced', invoice: { ...begun(next), logo: invoice.logo } }));
    focusField('brojFakture');
  };
  return { state, drafts, dispatch, access, issuing, open };
}

/** A document has its identity from the moment it is begun. */
const begun = (invoice: Invoice): Invoice => (invoice.id === '' ? { ...invoice, id: newId() } : invoice);

/**
 * A draft of an earlier version gets the identity of the issued document that it was, or a new one. The form before the stored draft is
 * loaded has none either: an identity given to it then would replace that of the draft.
 */
function useIdentity(
  invoice: Invoice,
  savedDocuments: SavedDocuments,
  keeping: SaveStatus,
  give: (id: string) => void,
): void {
  const isWaiting = keeping !== 'loading' && invoice.id === '' && savedDocuments !== noSavedDocuments;
  const find = useEffectEvent(() => {
    const issued = savedDocuments.invoices.find(({ content }) => writtenKey(content) === writtenKey(invoice));
    give(issued?.content.id ?? newId());
  });
  useEffect(() => {
    if (isWaiting) find();
  }, [isWaiting]);
}

interface InvoiceContext extends InvoiceState {
  readonly dispatch: Dispatch<InvoiceAction>;
  readonly access: SavedDocumentsAccess;
  readonly drafts: Drafts;
  readonly issuing: Issuing;
  /** Replaces this invoice by another. This one stays a draft, or as it was issued. */
  readonly open: (invoice: Invoice) => void;
  /** Warnings by path of the field. */
  readonly warnings: ReadonlyMap<string, string>;
}

export const InvoiceContext = createContext<InvoiceContext | undefined>(undefined);

/** The current invoice, for its fields. */
export function useInvoice(): InvoiceContext {
  const context = use(InvoiceContext);
  if (!context) throw new Error('invoice field outside of its form');
  return context;
}
