import { useSyncExternalStore } from 'react';
import type { DeviceKey } from './device-keys.ts';
import { readStored, writeStored } from './device-storage.ts';

/** A setting of the user, stored under a key. */
export interface Setting<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (tell: () => void) => () => void;
  /** The value of a prerendered page. */
  readonly initial: T;
}

/** A setting with the given values, of which the first is the default. */
export function setting<T extends string>(key: DeviceKey, values: readonly [T, ...T[]]): Setting<T> {
  const [initial] = values;
  const listeners = new Set<() => void>();
  const read = (): T => values.find((value) => value === readStored(key)) ?? initial;
  let current: T | undefined;
  const get = (): T => {
    current ??= read();
    return current;
  };
  const set = (value: T): void => {
    current = value;
    writeStored(key, value);
    for (const tell of listeners) tell();
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  };
  return { get, set, subscribe, initial };
}

/** The value of a setting, updated in the component. */
export const useSetting = <T extends string>({ get, subscribe, initial }: Setting<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
