import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Cause, causeOf } from '../../../storage/db/cause.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import { useStored } from '../../../storage/db/watch.ts';
import { invoiceKey } from '../../drafts/invoice-keys.ts';
import {
  type Issued,
  issueInvoice,
  noSavedDocuments,
  readSavedDocuments,
  type SavedDocuments,
} from './saved-documents.ts';

export interface SavedDocumentsAccess {
  readonly savedDocuments: SavedDocuments;
  /** Issued but not saved: kept while the page is open, and retried until saved. Newest first. */
  readonly unsaved: readonly Invoice[];
  readonly why: Cause | undefined;
  /** Issues a document; undefined when it could not be saved, which is retried. */
  readonly issue: (invoice: Invoice, isCorrection?: boolean) => Promise<Issued | undefined>;
  /** Discards the unsaved ones. */
  readonly forgetUnsaved: () => void;
}

const RETRY_MS = 5000;

/** The records on this device, updated by any tab. */
export function useSavedDocuments(): SavedDocumentsAccess {
  const savedDocuments = useStored(readSavedDocuments, noSavedDocuments);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [why, setWhy] = useState<Cause>();
  const issue = async (invoice: Invoice, isCorrection = false): Promise<Issued | undefined> => {
    const others = (list: readonly Unsaved[]) =>
      list.filter((one) => invoiceKey(one.invoice) !== invoiceKey(invoice));
    try {
      const outcome = await issueInvoice(invoice, isCorrection);
      setUnsaved(others);
      // Not awaited: a browser may ask the user first, and the file of the document waits for the issue.
      void requestPersistence();
      return outcome;
    } catch (error) {
      setWhy(causeOf(error));
      if (invoice.brojFakture.trim() !== '')
        setUnsaved((list) => [{ invoice, isCorrection }, ...others(list)]);
      return undefined;
    }
  };
  const retry = useEffectEvent(() => {
    for (const one of unsaved.toReversed()) void issue(one.invoice, one.isCorrection);
  });
  useEffect(() => {
    if (unsaved.length === 0) return undefined;
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [unsaved]);
  return {
    savedDocuments,
    unsaved: unsaved.map(({ invoice }) => invoice),
    why,
    issue,
    forgetUnsaved: () => setUnsaved([]),
  };
}

interface Unsaved {
  readonly invoice: Invoice;
  readonly isCorrection: boolean;
}
