import { bareLetters } from '@obracun/engine/core/text/letters.ts';

/** A searchable entry, with the words of its name and its other words. */
export interface Findable<T> {
  readonly item: T;
  readonly name: string;
  readonly about: string;
}

interface Entry<T> {
  readonly item: T;
  readonly name: readonly string[];
  readonly about: readonly string[];
}

/** Long enough to be the stem of a longer form: `ugovor` of `ugovorima`. */
const STEM = 5;

type Matches = (word: string, query: string) => boolean;

const begins: Matches = (word, query) =>
  isNumber(query)
    ? word === query || word.startsWith(`${query}/`)
    : word.startsWith(query) || (word.length >= STEM && query.startsWith(word));

/** An exact match, or one with a wrong letter. */
const beginsOrNear: Matches = (word, query) => begins(word, query) || beginsNear(word, query);

/** How an entry answers a query. */
interface Score {
  /** Words of the query that the entry has. */
  readonly hits: number;
  /** A word in the name counts twice. */
  readonly points: number;
}

function score({ name, about }: Entry<unknown>, query: readonly string[], matches: Matches): Score {
  const isIn = (words: readonly string[], one: string) => words.some((word) => matches(word, one));
  const points = query.map((word) => (isIn(name, word) ? 2 : isIn(about, word) ? 1 : 0));
  return {
    hits: points.filter((point) => point > 0).length,
    points: points.reduce<number>((sum, point) => sum + point, 0),
  };
}

/** Words of a question that say nothing about its subject. */
const FILLERS =
  'a i ili u na o od do za iz s sa po uz kod se je su li što šta ko kako koliko koji koja koje gdje kad kada preko iznad ispod treba mi moj moja km';

/** The words searched for: fillers only where there is nothing else. */
function queryWords(question: string): readonly string[] {
  const fillers = stems(FILLERS);
  const words = stems(question);
  const meant = words.filter((word) => !fillers.includes(word));
  return meant.length > 0 ? meant : words;
}

/**
 * Finds entries by the prefixes of all words, names first; nothing for an empty query. A wrong letter is corrected only
 * when there is no exact match; when no entry has all words, those with the most of them are found.
 */
export function searchIn<T>(findable: readonly Findable<T>[]): (question: string) => T[] {
  const entries = findable.map(
    ({ item, name, about }): Entry<T> => ({
      item,
      name: stems(name),
      about: stems(about),
    }),
  );
  return (question) => {
    const query = queryWords(question);
    if (query.length === 0) return [];
    const found = (matches: Matches, least: number): T[] =>
      entries
        .map((entry) => ({ item: entry.item, ...score(entry, query, matches) }))
        .filter(({ hits }) => hits >= least)
        .sort((one, other) => other.points - one.points)
        .map(({ item }) => item);
    const exact = found(begins, query.length);
    if (exact.length > 0) return exact;
    const corrected = found(beginsOrNear, query.length);
    if (corrected.length > 0) return corrected;
    const most = Math.max(...entries.map((entry) => score(entry, query, begins).hits));
    return most > 0 ? found(begins, most) : [];
  };
}

/** `plaća` in every case, but not `plaćanje`. */
const PAY = /\bplac(?=(?:[aeiu]|om|ama)?\b)/g;

/**
 * Normalized text for search: either script, with or without diacritics, the same for `dijelu`, `djelu` and `delu`, and
 * for `plaća` and `plata`.
 */
export const fold = (text: string): string => bareLetters(text).replace(/i?je/g, 'e').replace(PAY, 'plat');

/** `12,50`, `1.500`, `33/25` and `25 %`; or a word. */
const WORD = /\d+(?:[.,/]\d+)*(?:\s?%)?|[\p{L}\d]+/gu;

/** The words of a text without their endings, so that `plate` finds `plata`; `d.o.o.` is one word, and so is `25 %`. */
export const stems = (text: string): string[] =>
  (
    fold(text)
      .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
      .match(WORD) ?? []
  ).map((word) => {
    if (isNumber(word)) return plainNumber(word);
    return word.length > 3 ? word.replace(/[aeiou]+$/, '') : word;
  });

/** True when a word of the question is a number. */
export const hasNumber = (question: string): boolean => stems(question).some(isNumber);

const isNumber = (word: string): boolean => /^\d/.test(word);

/** `1.500,00` → `1500`; `12,50 %` → `12,5%`. A day or a month keeps its points. */
const plainNumber = (written: string): string =>
  written
    .replace(/\s/g, '')
    .replace(/\.(?=\d{3}(?!\d))/g, '')
    .replace(/(,\d*?)0+(?=%|$)/, '$1')
    .replace(/,(?=%|$)/, '');

/** True when one letter is wrong, missing, superfluous, or swapped with the next. */
export function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const at = differsAt(one, other);
  const [left, right] = [one.slice(at), other.slice(at)];
  const isSwapped =
    left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

function differsAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Shorter words have too many neighbours. */
const LEAST = 4;

/** True when a prefix of the word equals the query except for one letter. */
export const beginsNear = (word: string, query: string): boolean =>
  query.length >= LEAST &&
  [query.length - 1, query.length, query.length + 1].some(
    (length) => length <= word.length && isOneEdit(word.slice(0, length), query),
  );
