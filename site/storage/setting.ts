import { useSyncExternalStore } from 'react';
import type { DeviceKey } from './device-keys.ts';
import { readStored, writeStored } from './device-storage.ts';

/** A setting of the user, stored under a key. */
export interface Setting<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Reads it again, unless it was chosen on this page. */
  readonly refresh: () => void;
  readonly subscribe: (tell: () => void) => () => void;
  /** The value of a prerendered page. */
  readonly initial: T;
}

/**
 * A setting with the given values, of which the first is the default.
 * @param unset the value while nothing is stored
 */
export function setting<T extends string>(
  key: DeviceKey,
  values: readonly [T, ...T[]],
  unset?: () => T,
): Setting<T> {
  const [initial] = values;
  const listeners = new Set<() => void>();
  let current: T | undefined;
  let isChosen = false;
  const read = (): T => {
    const stored = readStored(key);
    return stored === undefined && unset ? unset() : (values.find((value) => value === stored) ?? initial);
  };
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  const get = (): T => {
    current ??= read();
    return current;
  };
  const set = (value: T): void => {
    current = value;
    isChosen = true;
    writeStored(key, value);
    tellAll();
  };
  const refresh = (): void => {
    if (isChosen) return;
    current = undefined;
    tellAll();
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  };
  return { get, set, refresh, subscribe, initial };
}

/** The value of a setting, updated in the component. */
export const useSetting = <T extends string>({ get, subscribe, initial }: Setting<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
