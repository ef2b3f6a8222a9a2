import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
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
