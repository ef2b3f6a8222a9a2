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
