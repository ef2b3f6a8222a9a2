import { vi } from 'vitest';

/** A fake storage with these texts, which records writes. */
export function deviceWith(texts: Record<string, string> = {}): Record<string, string> {
  Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(texts, { [key]: text }), writable: true },
    removeItem: { value: (key: string) => void delete texts[key] },
  });
  vi.stubGlobal('localStorage', texts);
  return texts;
}

/** Fake locks of a browser, shared by all tabs of a test. */
export function withLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, _options: object, hold: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return hold(null);
    held.add(name);
    await hold({ name });
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}
