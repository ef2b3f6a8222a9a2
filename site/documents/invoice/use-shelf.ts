import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useEffect, useRef, useState } from 'react';
import { askToPersist } from '../storage.ts';
import { changeShelf, emptyShelf, loadShelf, type Shelf, withInvoice } from './shelf.ts';

export interface ShelfAccess {
  readonly shelf: Shelf;
  readonly remember: (invoice: Invoice) => Promise<void>;
  readonly change: (make: (shelf: Shelf) => Shelf) => Promise<void>;
  /** After the shelf was changed from outside, as by an import. */
  readonly reload: () => Promise<void>;
}

/** The shelf as it stands in this browser; a change is seen at once. A browser that keeps nothing has it for as long as the page is open. */
export function useShelf(): ShelfAccess {
  const [shelf, setShelf] = useState(emptyShelf);
  const changes = useRef(0);
  useEffect(() => {
    loadShelf().then(setShelf, () => undefined);
  }, []);
  const reload = async () => setShelf(await loadShelf());
  const change = async (make: (shelf: Shelf) => Shelf) => {
    changes.current += 1;
    const mine = changes.current;
    setShelf(make);
    const kept = await changeShelf(make);
    if (kept && mine === changes.current) setShelf(kept);
  };
  const remember = async (invoice: Invoice) => {
    await change((before) => withInvoice(before, invoice));
    await askToPersist().catch(() => false);
  };
  return { shelf, remember, change, reload };
}
