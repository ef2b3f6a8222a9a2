import { COMPANY_ENDING, OF_COMPANIES, PARTICLES, TITLES } from './names.ts';

/** A word as in the tables: lowercase, Latin, without dots. */
export const keyOf = (word: string): string => spelledOut(latin(word.toLowerCase())).replaceAll('.', '');

/** `dr`, `P.` and `von` are beside a name and are not declined. */
export const isBesideName = (word: string): boolean =>
  TITLES.has(keyOf(word)) || PARTICLES.has(word) || /^\p{Lu}\.$/u.test(word);

/**
 * True for a firm, an office or anything that is not clearly a person's name: quotes, digits, abbreviations, lowercase words, legal forms,
 * words of firm names.
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

/** One character per Cyrillic letter, so that the inverse is exact: ǉ, ǌ and ǆ replace љ, њ and џ. */
const LATIN = Array.from('abcčćdđefghijklmnoprsštuvzžǆǉǌ');
/** In the same order. Deriving them by transliteration would take longer than the rest of the page load. */
const CYRILLIC = Array.from('абцчћдђефгхијклмнопрсштувзжџљњ');

const pairs = (from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> =>
  new Map(from.map((letter, at) => [letter, to[at] ?? letter]));

const latinOf = pairs(CYRILLIC, LATIN);
const cyrillicOf = pairs(LATIN, CYRILLIC);

const map = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

/** A lowercase word in Latin script; a Latin word is unchanged. */
export const latin = (word: string): string => map(word, latinOf);

/** The inverse. */
export const cyrillic = (word: string): string => map(word, cyrillicOf);

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** The spelling of the name tables: `ǉubiša` → `ljubiša`. */
export const spelledOut = (word: string): string => word.normalize('NFKC');
