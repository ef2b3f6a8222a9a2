import { toCyrillic } from '@obracun/engine/core/text/script.ts';

/** Ours in Cyrillic, with what somebody typed as it was typed, where it last stands: `Уклони: Amela`. */
export function keepingTyped(latin: string, typed: string): string {
  const at = typed === '' ? -1 : latin.lastIndexOf(typed);
  if (at < 0) return toCyrillic(latin);
  return toCyrillic(latin.slice(0, at)) + typed + toCyrillic(latin.slice(at + typed.length));
}
