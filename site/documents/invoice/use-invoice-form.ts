import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type Dispatch, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { today } from '../../app/clock.ts';
import { focusField } from '../../calculator/field-id.ts';
import { type Keeping, useDraft } from '../screen/use-draft.ts';
import { type FormAction, type FormState, initialForm, reduceForm } from './form-state.ts';
import { keptDraft } from './kept.ts';
import { type ShelfAccess, useShelf } from './use-shelf.ts';

interface InvoiceForm {
  readonly state: FormState;
  readonly keeping: Keeping;
  readonly dispatch: Dispatch<FormAction>;
  readonly access: ShelfAccess;
  readonly open: (invoice: Invoice) => void;
}

/** The invoice being written, restored from this browser and kept in it. */
export function useInvoiceForm(): InvoiceForm {
  const [state, dispatch] = useReducer(reduceForm, initialForm);
  const access = useShelf();
  const { invoice } = state;
  const keeping = useDraft(keptDraft, invoice, (kept) =>
    dispatch({ type: 'replaced', invoice: kept ?? newInvoice(today()) }),
  );
  const open = (next: Invoice) => {
    void access.remember(invoice);
    flushSync(() => dispatch({ type: 'replaced', invoice: { ...next, logo: invoice.logo } }));
    focusField('brojFakture');
  };
  return { state, keeping, dispatch, access, open };
}
