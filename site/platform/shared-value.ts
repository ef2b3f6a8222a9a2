import { useSyncExternalStore } from 'react';

/** A value of the whole page that components follow. */
export interface SharedValue<T> {
  readonly set: (value: T) => void;
  /** The current value; the initial one in a prerendered page. */
  readonly use: () => T;
}

export function sharedValue<T>(initial: T): SharedValue<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  };
  return {
    set: (value) => {
      current = value;
      for (const tell of listeners) tell();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => initial,
      ),
  };
}
