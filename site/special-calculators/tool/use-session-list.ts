import { useEffect, useState } from 'react';
import type { DeviceKey } from '../../storage/device-keys.ts';
import { keepSessionText, sessionText } from '../../storage/session.ts';

export interface SessionList<T> {
  readonly items: readonly T[];
  readonly add: (item: T) => void;
  readonly remove: (index: number) => void;
  readonly empty: () => void;
  /** Brings back what was removed last; undefined when nothing was, or since something was added. */
  readonly undo: (() => void) | undefined;
}

interface Held<T> {
  readonly items: readonly T[];
  readonly before?: readonly T[];
}

/**
 * A running list. It outlives a reload and a look at another page, not the window.
 * @param read makes the list of what was kept under that key, whatever it is
 */
export function useSessionList<T>(
  key: DeviceKey,
  read: (kept: string | null) => readonly T[],
): SessionList<T> {
  const [{ items, before }, setHeld] = useState<Held<T>>({ items: [] });
  // oxlint-disable-next-line react/set-state-in-effect -- the page rendered ahead has no list: it is taken over first
  useEffect(() => setHeld({ items: read(sessionText(key)) }), [key, read]);
  const hold = (held: Held<T>) => {
    setHeld(held);
    keepSessionText(key, JSON.stringify(held.items));
  };
  return {
    items,
    add: (item) => hold({ items: [...items, item] }),
    remove: (index) => hold({ items: items.toSpliced(index, 1), before: items }),
    empty: () => hold({ items: [], before: items }),
    undo: before && before.length > 0 ? () => hold({ items: before }) : undefined,
  };
}
