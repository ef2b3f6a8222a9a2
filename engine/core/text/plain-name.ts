import { bareLetters } from './bare.ts';

/** Text as names and headings are compared: in Latin small letters without diacritics and signs, words apart by one blank. */
export const plainName = (text: string): string =>
  bareLetters(text)
    .replace(/[^\p{L}\d%]+/gu, ' ')
    .trim();
