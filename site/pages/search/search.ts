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

/** The score of an entry: a word in its name counts twice; 0 when a word of the query is missing. */
function score({ name, about }: Entry<unknown>, query: readonly string[], matches: Matches): number {
  const isIn = (words: readonly string[], one: string) => words.some((word) => matches(word, one));
  const points = query.map((word) => (isIn(name, word) ? 2 : isIn(about, word) ? 1 : 0));
  return points.some((point) => point === 0) ? 0 : points.reduce<number>((sum, point) => sum + point, 0);
}

/**
 * Finds entries by the prefixes of all words, names first; nothing for an empty query. A wrong letter is corrected only
 * when there is no exact match.
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
    const query = stems(question);
    if (query.length === 0) return [];
    const found = (matches: Matches): T[] =>
      entries
        .map((entry) => ({ item: entry.item, points: score(entry, query, matches) }))
        .filter(({ points }) => points > 0)
        .sort((one, other) => other.points - one.points)
        .map(({ item }) => item);
    const exact = found(begins);
    return exact.length > 0 ? exact : found(beginsOrNear);
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
