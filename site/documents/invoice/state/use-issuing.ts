import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type Dispatch, useState } from 'react';
import { contentKey } from '../../../storage/db/content.ts';
import type { InvoiceAction } from './form-state.ts';
import type { Issued } from './saved-documents.ts';
import type { SavedDocumentsAccess } from './use-saved-documents.ts';

/** The issue of the current document, and the change of one that was issued. */
export interface Issuing {
  /** The issued version; undefined for a draft. */
  readonly issued: Invoice | undefined;
  /** It is issued and unchanged since. */
  readonly isAsIssued: boolean;
  /** An issued document was changed, and nobody said what becomes of that. */
  readonly isAsked: boolean;
  /** The change is a corrected version, with its reason. */
  readonly isCorrecting: boolean;
  readonly correct: (reason: string) => void;
  /** Returns to the issued version. */
  readonly revert: () => void;
  /** Issues it as it is. */
  readonly issue: () => Promise<Issued | undefined>;
  /** Why the last attempt did not issue it, until it changes. */
  readonly refusal: Issued | undefined;
}

/** Whether an attempt issued the document; one that could not be saved is retried. */
export const isDone = (
  outcome: Issued | undefined,
): outcome is undefined | Extract<Issued, { readonly is: 'issued' | 'unchanged' }> =>
  outcome === undefined || outcome.is === 'issued' || outcome.is === 'unchanged';

export function useIssuing(
  invoice: Invoice,
  access: SavedDocumentsAccess,
  dispatch: Dispatch<InvoiceAction>,
): Issuing {
  const [correcting, setCorrecting] = useState('');
  const [refused, setRefused] = useState<{ readonly invoice: Invoice; readonly why: Issued }>();
  const issued = access.savedDocuments.invoices.find(
    ({ content }) => invoice.id !== '' && content.id === invoice.id,
  )?.content;
  const isAsIssued =
    issued !== undefined && contentKey(issued) === contentKey({ ...invoice, logo: issued.logo });
  // The next change of a document that is again as it was issued asks again.
  if (isAsIssued && correcting !== '') setCorrecting('');
  const isCorrecting = issued !== undefined && correcting === invoice.id;
  return {
    issued,
    isAsIssued,
    isAsked: issued !== undefined && !isAsIssued && !isCorrecting,
    isCorrecting,
    correct: (razlogIspravke) => {
      setCorrecting(invoice.id);
      dispatch({ type: 'typed', change: { razlogIspravke } });
    },
    revert: () => {
      setCorrecting('');
      if (issued) dispatch({ type: 'replaced', invoice: { ...issued, logo: invoice.logo } });
    },
    issue: async () => {
      const outcome = await access.issue(invoice, isCorrecting);
      setRefused(isDone(outcome) ? undefined : { invoice, why: outcome });
      return outcome;
    },
    refusal: refused?.invoice === invoice && !isAsIssued ? refused.why : undefined,
  };
}
