const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

const latinOf = (letter: string): string => LATIN[CYRILLIC.indexOf(letter)] ?? letter;

const fromCyrillic = (text: string): string => text.replace(/[а-џ]/g, latinOf);

/** `plaća` in every case, but not `plaćanje`. */
const PAY = /\bplac(?=(?:[aeiu]|om|ama)?\b)/g;

/**
 * Text as search compares it: either script, with or without diacritics, the same for `dijelu`, `djelu` and `delu`, and
 * for `plaća` and `plata`.
 */
export const fold = (text: string): string =>
  fromCyrillic(text.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd')
    .replace(/i?je/g, 'e')
    .replace(PAY, 'plat');

/** The words of a text without their endings, so that `plate` finds `plata`. */
export const stems = (text: string): string[] =>
  (fold(text).match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/[aeiou]+$/, '') : word,
  );
