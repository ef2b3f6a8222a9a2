import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { createContext, type Dispatch, use, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { type Drafts, useDrafts } from '../../drafts/use-drafts.ts';
import { type InvoiceAction, type InvoiceState, initialForm, reduceForm } from './form-state.ts';
import { invoiceDrafts } from './kept.ts';
import { type ShelfAccess, useShelf } from './use-shelf.ts';

interface InvoiceForm {
  readonly state: InvoiceState;
  readonly drafts: Drafts;
  readonly dispatch: Dispatch<InvoiceAction>;
  readonly access: ShelfAccess;
  readonly open: (invoice: Invoice) => void;
}

/** The current invoice, restored from this browser and saved in it. */
export function useInvoiceForm(): InvoiceForm {
  const [state, dispatch] = useReducer(reduceForm, initialForm);
  const access = useShelf();
  const { invoice } = state;
  const drafts = useDrafts(invoiceDrafts, invoice, (kept) =>
    dispatch({ type: 'replaced', invoice: kept ?? newInvoice(today()) }),
  );
  const keepPrinted = useEffectEvent(() => void access.remember(invoice));
  useEffect(() => {
    // On any way to print.
    const keep = () => keepPrinted();
    window.addEventListener('beforeprint', keep);
    return () => window.removeEventListener('beforeprint', keep);
  }, []);
  const open = (next: Invoice) => {
    if (invoice.brojFakture.trim() === '') drafts.start();
    else void access.remember(invoice);
    flushSync(() => dispatch({ type: 'replaced', invoice: { ...next, logo: invoice.logo } }));
    focusField('brojFakture');
  };
  return { state, drafts, dispatch, access, open };
}

interface InvoiceContext extends InvoiceState {
  readonly dispatch: Dispatch<InvoiceAction>;
  readonly access: ShelfAccess;
  readonly drafts: Drafts;
  /** Replaces this invoice by another. This one is saved first, or stays a draft when it has no number. */
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
