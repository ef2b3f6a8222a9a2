import { bareLetters } from '@obracun/engine/core/text/letters.ts';

/** `plaća` in every case, but not `plaćanje`. */
const PAY = /\bplac(?=(?:[aeiu]|om|ama)?\b)/g;

/**
 * Text as search compares it: either script, with or without diacritics, the same for `dijelu`, `djelu` and `delu`, and
 * for `plaća` and `plata`.
 */
export const fold = (text: string): string => bareLetters(text).replace(/i?je/g, 'e').replace(PAY, 'plat');

/** The words of a text without their endings, so that `plate` finds `plata`. */
export const stems = (text: string): string[] =>
  (fold(text).match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/[aeiou]+$/, '') : word,
  );
