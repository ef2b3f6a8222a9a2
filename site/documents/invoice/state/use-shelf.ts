import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Cause, causeOf } from '../../../storage/db/cause.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import { useStored } from '../../../storage/db/watch.ts';
import { invoiceKey } from '../../drafts/invoice-keys.ts';
import { emptyShelf, type Issued, issueInvoice, readShelf, type Shelf } from './shelf.ts';

export interface ShelfAccess {
  readonly shelf: Shelf;
  /** Issued but not saved: kept while the page is open, and retried until saved. Newest first. */
  readonly unkept: readonly Invoice[];
  readonly why: Cause | undefined;
  /** Issues a document; undefined when it could not be saved, which is retried. */
  readonly issue: (invoice: Invoice, isCorrection?: boolean) => Promise<Issued | undefined>;
  /** Discards the unsaved ones. */
  readonly forgetUnkept: () => void;
}

const RETRY_MS = 5000;

/** The records on this device, updated by any tab. */
export function useShelf(): ShelfAccess {
  const shelf = useStored(readShelf, emptyShelf);
  const [unkept, setUnkept] = useState<readonly Unkept[]>([]);
  const [why, setWhy] = useState<Cause>();
  const issue = async (invoice: Invoice, isCorrection = false): Promise<Issued | undefined> => {
    const others = (list: readonly Unkept[]) =>
      list.filter((one) => invoiceKey(one.invoice) !== invoiceKey(invoice));
    try {
      const outcome = await issueInvoice(invoice, isCorrection);
      setUnkept(others);
      await requestPersistence();
      return outcome;
    } catch (error) {
      setWhy(causeOf(error));
      if (invoice.brojFakture.trim() !== '')
        setUnkept((list) => [{ invoice, isCorrection }, ...others(list)]);
      return undefined;
    }
  };
  const retry = useEffectEvent(() => {
    for (const one of unkept.toReversed()) void issue(one.invoice, one.isCorrection);
  });
  useEffect(() => {
    if (unkept.length === 0) return undefined;
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [unkept]);
  return {
    shelf,
    unkept: unkept.map(({ invoice }) => invoice),
    why,
    issue,
    forgetUnkept: () => setUnkept([]),
  };
}

interface Unkept {
  readonly invoice: Invoice;
  readonly isCorrection: boolean;
}
