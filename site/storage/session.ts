import type { DeviceKey } from './device-keys.ts';

/** Reads a key of sessionStorage: it survives a reload, not the window. Null when it is missing or forbidden. */
export function sessionText(key: DeviceKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key of sessionStorage. When that is full or forbidden, the text lasts as long as the page. */
export function keepSessionText(key: DeviceKey, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The page has it in memory.
  }
}
