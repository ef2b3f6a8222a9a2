import { COMPANY_ENDING, OF_COMPANIES, PARTICLES, TITLES } from './names.ts';

/** A word as the tables hold it: lower case, Latin, without dots. */
export const keyOf = (word: string): string => spelledOut(latin(word.toLowerCase())).replaceAll('.', '');

/** `dr`, `P.` and `von` stand beside a name and are not declined. */
export const isBesideName = (word: string): boolean =>
  TITLES.has(keyOf(word)) || PARTICLES.has(word) || /^\p{Lu}\.$/u.test(word);

/**
 * True for a firm, an office or anything that is not plainly a person's name: quotes, digits, abbreviations, words in lower
 * case, legal forms, the words firms are called by.
 */
export const isCompany = (name: string): boolean => name.trim().split(/\s+/).some(isOfCompany);

function isOfCompany(word: string): boolean {
  if (word === '' || isBesideName(word)) return false;
  const key = keyOf(word);
  return (
    !/^\p{Lu}[\p{L}\p{M}'’-]*$/u.test(word) ||
    COMPANY_ENDING.test(key) ||
    key.split('-').some((part) => OF_COMPANIES.has(part))
  );
}

/** One character for each Cyrillic letter, so that nothing is lost on the way back: ǉ, ǌ and ǆ stand for љ, њ and џ. */
const LATIN = Array.from('abcčćdđefghijklmnoprsštuvzžǆǉǌ');
/** In the same order. Asking the transliteration for them would cost more than all else a page does while it starts. */
const CYRILLIC = Array.from('абцчћдђефгхијклмнопрсштувзжџљњ');

const pairs = (from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> =>
  new Map(from.map((letter, at) => [letter, to[at] ?? letter]));

const latinOf = pairs(CYRILLIC, LATIN);
const cyrillicOf = pairs(LATIN, CYRILLIC);

const map = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

/** A lower-case word in Latin script; a Latin word stays as it is. */
export const latin = (word: string): string => map(word, latinOf);

/** The other way. */
export const cyrillic = (word: string): string => map(word, cyrillicOf);

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** As the tables of names are written: `ǉubiša` → `ljubiša`. */
export const spelledOut = (word: string): string => word.normalize('NFKC');
