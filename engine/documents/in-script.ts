import { toCyrillic } from '../core/text/script.ts';
import type { Document } from './blocks.ts';

/** The renderer's own words, as `Član` or `strana`, in the script of the document. */
export const inScript = (word: string, language: Document['language']): string =>
  language === 'bs-Cyrl' ? toCyrillic(word) : word;
