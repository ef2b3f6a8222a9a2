import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Cause, causeOf } from '../../../storage/db/cause.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import { useStored } from '../../../storage/db/watch.ts';
import { invoiceKey } from '../../drafts/invoice-keys.ts';
import { emptyShelf, keepInvoice, readShelf, type Shelf } from './shelf.ts';

export interface ShelfAccess {
  readonly shelf: Shelf;
  /** Issued but not saved: kept while the page is open, and retried until saved. Newest first. */
  readonly unkept: readonly Invoice[];
  readonly why: Cause | undefined;
  readonly remember: (invoice: Invoice) => Promise<void>;
  /** Discards the unsaved ones. */
  readonly forgetUnkept: () => void;
}

const RETRY_MS = 5000;

/** The records on this device, updated by any tab. */
export function useShelf(): ShelfAccess {
  const shelf = useStored(readShelf, emptyShelf);
  const [unkept, setUnkept] = useState<readonly Invoice[]>([]);
  const [why, setWhy] = useState<Cause>();
  const remember = async (invoice: Invoice) => {
    const others = (list: readonly Invoice[]) =>
      list.filter((one) => invoiceKey(one) !== invoiceKey(invoice));
    try {
      await keepInvoice(invoice);
      setUnkept(others);
      await requestPersistence();
    } catch (error) {
      setWhy(causeOf(error));
      if (invoice.brojFakture.trim() !== '') setUnkept((list) => [invoice, ...others(list)]);
    }
  };
  const retry = useEffectEvent(() => {
    for (const invoice of unkept.toReversed()) void remember(invoice);
  });
  useEffect(() => {
    if (unkept.length === 0) return undefined;
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [unkept]);
  return { shelf, unkept, why, remember, forgetUnkept: () => setUnkept([]) };
}
