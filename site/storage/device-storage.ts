import type { DeviceKey } from './device-keys.ts';

/** What this device keeps under a key; undefined when it keeps nothing or may not. */
export function readStored(key: DeviceKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text on this device, as far as the browser lets us: storage may be full or forbidden. @returns whether it did */
export function writeStored(key: DeviceKey, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps nothing under a key any more. */
export function removeStored(key: DeviceKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What is forbidden keeps nothing either.
  }
}

/** The keys that begin so and under which something is kept. */
export function storedKeys<S extends string>(start: S): readonly `${S}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${S}${string}` => key.startsWith(start));
  } catch {
    return [];
  }
}

/** What a text says in JSON; undefined where there is no text, or it says nothing: what stands on a device may be anybody's. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
