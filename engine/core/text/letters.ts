/** Lowercase Latin letters without diacritics, for comparing names and for search. `Đorđe`, `Djordje` and `Ђорђе` → `dorde`. */
export const bareLetters = (text: string): string =>
  withoutUnseen(text)
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => LATIN.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd');

/** Normalizes names and headings for comparison: lowercase Latin letters without diacritics and signs, words separated by one space. */
export const plainName = (text: string): string =>
  bareLetters(text)
    .replace(/[^\p{L}\d%]+/gu, ' ')
    .trim();

/** Invisible letters: soft hyphen, U+200B–U+200F, U+202A–U+202E, U+2060–U+206F, U+FEFF. They are copied along with text. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without them. */
const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * Normalizes a number or an identifier to what is visible: no invisible letters, single plain spaces, trimmed. Every parser of numbers,
 * days and identifiers starts with it.
 */
export const visibleText = (text: string): string => withoutUnseen(text).replace(/\s+/g, ' ').trim();

const collators = new Map<boolean, Intl.Collator>();

/**
 * Collation: browsers have no `bs`, and its fallback sorts č among c; all have `hr`. Created at the first sort, since it takes a tenth of a
 * second on a phone.
 */
function alphabet(numeric = false): Intl.Collator {
  const known = collators.get(numeric) ?? new Intl.Collator('sr-Latn-BA', { numeric });
  collators.set(numeric, known);
  return known;
}

/** Compares two names in alphabetical order: č and ć after c, đ after dž, š after s, ž after z. */
export const inAlphabet = (one: string, other: string): number => alphabet().compare(one, other);

/** The same for numbers of documents: `9/2026` before `12/2026`. */
export const byNumberInText = (one: string, other: string): number => alphabet(true).compare(one, other);

/** Lowercase letters of both scripts, Cyrillic to Latin. */
// biome-ignore format: the azbuka reads best in rows
export const AZBUKA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', đ: 'ђ', e: 'е', ž: 'ж', z: 'з', i: 'и',
    j: 'ј', k: 'к', l: 'л', lj: 'љ', m: 'м', n: 'н', nj: 'њ', o: 'о', p: 'п', r: 'р',
    s: 'с', t: 'т', ć: 'ћ', u: 'у', f: 'ф', h: 'х', c: 'ц', č: 'ч', dž: 'џ', š: 'ш',
  }),
);

/** The inverse. */
export const LATIN: ReadonlyMap<string, string> = new Map(
  [...AZBUKA].map(([latin, cyrillic]) => [cyrillic, latin]),
);

let listFormat: Intl.ListFormat | undefined;

/** Joins words as a sentence lists them: `obrok, stimulacija i bolovanje`. */
export function listed(words: readonly string[]): string {
  // Made on first use: a page without a list starts sooner. Browsers have none of `bs`; that of `hr` is the same.
  listFormat ??= new Intl.ListFormat('hr', { type: 'conjunction' });
  return listFormat.format(words);
}

/** `plata` → `Plata` */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Neto plata` → `neto plata`, but `PIO` stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
