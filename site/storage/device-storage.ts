import type { DeviceKey } from './device-keys.ts';

/** Reads a key of localStorage; undefined when it is missing or forbidden. */
export function readStored(key: DeviceKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a key of localStorage, which may be full or forbidden. @returns whether it was written */
export function writeStored(key: DeviceKey, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key of localStorage. */
export function removeStored(key: DeviceKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage is empty anyway.
  }
}

/** The stored keys with a prefix. */
export function storedKeys<S extends string>(start: S): readonly `${S}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${S}${string}` => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Parses JSON; undefined for a missing or invalid text: stored text may be from any source. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
