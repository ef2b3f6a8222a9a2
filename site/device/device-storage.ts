import type { DeviceKey } from './device-keys.ts';

/** What this device keeps under a key; undefined when it keeps nothing or may not. */
export function readStored(key: DeviceKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text on this device, as far as the browser lets us. */
export function writeStored(key: DeviceKey, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: the choice then lasts as long as the page.
  }
}
