import { vi } from 'vitest';

/** A device that holds these texts, and what is put beside them. */
export function deviceWith(texts: Record<string, string> = {}): Record<string, string> {
  Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(texts, { [key]: text }), writable: true },
    removeItem: { value: (key: string) => void delete texts[key] },
  });
  vi.stubGlobal('localStorage', texts);
  return texts;
}
