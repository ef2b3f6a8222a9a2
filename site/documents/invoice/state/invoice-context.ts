import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { createContext, type Dispatch, use } from 'react';
import type { Drafts } from '../../drafts/use-drafts.ts';
import type { InvoiceAction, InvoiceState } from './form-state.ts';
import type { ShelfAccess } from './use-shelf.ts';

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
