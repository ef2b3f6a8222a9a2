import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { createContext, type Dispatch, use } from 'react';
import type { Drafts } from '../../drafts/use-drafts.ts';
import type { InvoiceAction, InvoiceState } from './form-state.ts';
import type { ShelfAccess } from './use-shelf.ts';

interface InvoiceContext extends InvoiceState {
  readonly dispatch: Dispatch<InvoiceAction>;
  readonly access: ShelfAccess;
  readonly drafts: Drafts;
  /** Puts another invoice in place of this one, which goes on the shelf first, or without a number stays a draft. */
  readonly open: (invoice: Invoice) => void;
  /** What looks mistyped, by path of the field. */
  readonly warnings: ReadonlyMap<string, string>;
}

export const InvoiceContext = createContext<InvoiceContext | undefined>(undefined);

/** The invoice being written, for its fields. */
export function useInvoice(): InvoiceContext {
  const context = use(InvoiceContext);
  if (!context) throw new Error('an invoice field outside its form');
  return context;
}
