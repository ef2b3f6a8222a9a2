const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

/** Text as names and headings are compared: in Latin small letters without diacritics and signs, words apart by one blank. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d%]+/gu, ' ')
    .trim();
