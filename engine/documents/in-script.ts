import { toCyrillic } from '../core/text/script.ts';
import type { Document } from './blocks.ts';

const ENGLISH: Readonly<Record<string, string>> = { Član: 'Article', strana: 'page', od: 'of' };

/** The renderer's own words, as `Član` or `strana`, in the script or the language of the document. */
export function inScript(word: string, language: Document['language']): string {
  if (language === 'en') return word.replace(/\p{L}+/gu, (one) => ENGLISH[one] ?? one);
  return language === 'bs-Cyrl' ? toCyrillic(word) : word;
}
