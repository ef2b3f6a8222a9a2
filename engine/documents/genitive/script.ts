/**
 * Cyrillic letters as one Latin character each, so that nothing is lost on the way back: љ, њ and џ become the digraphs
 * ǉ, ǌ and ǆ that Unicode keeps as single characters.
 */
const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'abvgdđežzijklǉmnǌoprstćufhcčǆš';

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((letter, at) => [letter, to[at] ?? letter]));
const toLatin = pairs(CYRILLIC, LATIN);
const toCyrillic = pairs(LATIN, CYRILLIC);

const map = (word: string, letters: ReadonlyMap<string, string>): string =>
  [...word].map((letter) => letters.get(letter) ?? letter).join('');

/** A lower-case word in Latin script; Latin words stay as they are. */
export const latin = (word: string): string => map(word, toLatin);

export const cyrillic = (word: string): string => map(word, toCyrillic);

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** As the tables of names are written: `ǉubiša` → `ljubiša`. */
export const spelledOut = (word: string): string =>
  word.replaceAll('ǉ', 'lj').replaceAll('ǌ', 'nj').replaceAll('ǆ', 'dž');
