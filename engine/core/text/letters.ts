/**
 * Small Latin letters without diacritics, whatever case and script a text is in: what names and searches are compared by.
 * `Đorđe`, `Djordje` and `Ђорђе` → `dorde`.
 */
export const bareLetters = (text: string): string =>
  withoutUnseen(text)
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => LATIN.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd');

/** Text as names and headings are compared: in Latin small letters without diacritics and signs, words apart by one blank. */
export const plainName = (text: string): string =>
  bareLetters(text)
    .replace(/[^\p{L}\d%]+/gu, ' ')
    .trim();

/** Letters that are never drawn: soft hyphen, U+200B–U+200F, U+202A–U+202E, U+2060–U+206F, U+FEFF. They come along with copied text. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without them. */
const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** A number or an identifier as it is seen: without letters that are never drawn, with plain single blanks, trimmed. Every reader of a number, a day or an identifier begins with it. */
export const asSeen = (text: string): string => withoutUnseen(text).replace(/\s+/g, ' ').trim();

let collator: Intl.Collator | undefined;

/**
 * What `Intl` sorts by: no browser has the alphabet of `bs`, and where it is missing č stands among c; all have this one. Made with
 * the first names that are put in order, since it takes a phone a tenth of a second.
 */
const alphabet = (): Intl.Collator => {
  collator ??= new Intl.Collator('sr-Latn-BA');
  return collator;
};

/** Which of two names stands first, as people look them up: č and ć after c, đ after dž, š after s, ž after z. */
export const inAlphabet = (one: string, other: string): number => alphabet().compare(one, other);

/** Small letters of both scripts, Cyrillic by Latin. */
// biome-ignore format: the azbuka reads best in rows
export const AZBUKA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', đ: 'ђ', e: 'е', ž: 'ж', z: 'з', i: 'и',
    j: 'ј', k: 'к', l: 'л', lj: 'љ', m: 'м', n: 'н', nj: 'њ', o: 'о', p: 'п', r: 'р',
    s: 'с', t: 'т', ć: 'ћ', u: 'у', f: 'ф', h: 'х', c: 'ц', č: 'ч', dž: 'џ', š: 'ш',
  }),
);

/** The other way. */
export const LATIN: ReadonlyMap<string, string> = new Map(
  [...AZBUKA].map(([latin, cyrillic]) => [cyrillic, latin]),
);

// Browsers have no lists of `bs`; those of `hr` are the same.
const LIST = new Intl.ListFormat('hr', { type: 'conjunction' });

/** Words as a sentence lists them: `obrok, stimulacija i bolovanje`. */
export const listed = (words: readonly string[]): string => LIST.format(words);

/** `plata` → `Plata` */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Neto plata` → `neto plata`, but `PIO` stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
