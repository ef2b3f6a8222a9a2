import { toCyrillic } from '../../kernel/script.ts';

/** One character for each Cyrillic letter, so that nothing is lost on the way back: ǉ, ǌ and ǆ stand for љ, њ and џ. */
const LATIN = Array.from('abcčćdđefghijklmnoprsštuvzžǆǉǌ');

const latinOf = new Map(LATIN.map((letter) => [toCyrillic(letter), letter]));
const cyrillicOf = new Map(LATIN.map((letter) => [letter, toCyrillic(letter)]));

const map = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

/** A lower-case word in Latin script; a Latin word stays as it is. */
export const latin = (word: string): string => map(word, latinOf);

export const cyrillic = (word: string): string => map(word, cyrillicOf);

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** As the tables of names are written: `ǉubiša` → `ljubiša`. */
export const spelledOut = (word: string): string => word.normalize('NFKC');
