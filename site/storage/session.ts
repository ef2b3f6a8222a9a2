import type { DeviceKey } from './device-keys.ts';

/** What the tab keeps under a key: it outlives a reload, not the window. Null where there is nothing or nothing may be read. */
export function sessionText(key: DeviceKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text with the tab. Where storage is full or forbidden, it lasts as long as the page. */
export function keepSessionText(key: DeviceKey, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It stands on the page.
  }
}
