import { useEffect, useLayoutEffect, useState } from 'react';
import { typedAhead } from '../../fields/parsing/use-typed.ts';
import type { DeviceKey } from '../../storage/device-keys.ts';
import { keepSessionText, sessionText } from '../../storage/session.ts';

export interface SessionList<T> {
  readonly items: readonly T[];
  readonly add: (item: T) => void;
  readonly remove: (index: number) => void;
  readonly empty: () => void;
  /** Restores the last removed one; undefined without one, and after an addition. */
  readonly undo: (() => void) | undefined;
}

interface Held<T> {
  readonly items: readonly T[];
  readonly before?: readonly T[];
}

/**
 * A running list. It survives a reload and navigation, not the window.
 * @param read parses the stored text of that key, whatever it is
 */
export function useSessionList<T>(
  key: DeviceKey,
  read: (stored: string | null) => readonly T[],
): SessionList<T> {
  const [{ items, before }, setHeld] = useState<Held<T>>({ items: [] });
  // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page has no list: it hydrates first
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

/** A text next to the form of a tool, stored in the session under that key; input made before hydration has precedence. */
export function useSessionText(key: DeviceKey, id: string) {
  const [text, setText] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the prerendered page; stored text is read then
  useLayoutEffect(() => setText(typedAhead(id) ?? sessionText(key) ?? ''), [key, id]);
  const hold = (next: string) => {
    setText(next);
    keepSessionText(key, next);
  };
  return [text, hold] as const;
}
