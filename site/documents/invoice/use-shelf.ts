import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useEffect, useState } from 'react';
import { askToPersist } from '../storage.ts';
import { changeShelf, emptyShelf, loadShelf, type Shelf, withInvoice } from './shelf.ts';

export interface ShelfAccess {
  readonly shelf: Shelf;
  readonly remember: (invoice: Invoice) => Promise<void>;
  readonly change: (make: (shelf: Shelf) => Shelf) => Promise<void>;
  /** After the shelf was changed from outside, as by an import. */
  readonly reload: () => Promise<void>;
}

/** The shelf as it stands in this browser. A browser that keeps nothing has it for as long as the page is open. */
export function useShelf(): ShelfAccess {
  const [shelf, setShelf] = useState(emptyShelf);
  useEffect(() => {
    loadShelf().then(setShelf, () => undefined);
  }, []);
  const reload = async () => setShelf(await loadShelf());
  const change = async (make: (shelf: Shelf) => Shelf) => {
    setShelf(await changeShelf(make, shelf));
  };
  const remember = async (invoice: Invoice) => {
    await change((before) => withInvoice(before, invoice));
    await askToPersist().catch(() => false);
  };
  return { shelf, remember, change, reload };
}
