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
