import { stems } from './fold.ts';
import { beginsNear } from './one-edit.ts';

/** Something that may be found, with the words of its name and the words about it. */
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

type Matches = (word: string, asked: string) => boolean;

const begins: Matches = (word, asked) =>
  word.startsWith(asked) || (word.length >= STEM && asked.startsWith(word));

/** Spelled right, or with one wrong letter. */
const beginsOrNear: Matches = (word, asked) => begins(word, asked) || beginsNear(word, asked);

/** How well an entry answers: a word in its name counts twice; 0 when a word asked for is nowhere. */
function score({ name, about }: Entry<unknown>, asked: readonly string[], matches: Matches): number {
  const isIn = (words: readonly string[], one: string) => words.some((word) => matches(word, one));
  const points = asked.map((word) => (isIn(name, word) ? 2 : isIn(about, word) ? 1 : 0));
  return points.some((point) => point === 0) ? 0 : points.reduce<number>((sum, point) => sum + point, 0);
}

/**
 * Finds by the beginnings of all words asked for, what is named so first; nothing for an empty question. Only where nothing is found is a
 * wrong letter forgiven.
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
    const asked = stems(question);
    if (asked.length === 0) return [];
    const found = (matches: Matches): T[] =>
      entries
        .map((entry) => ({ item: entry.item, points: score(entry, asked, matches) }))
        .filter(({ points }) => points > 0)
        .sort((one, other) => other.points - one.points)
        .map(({ item }) => item);
    const exact = found(begins);
    return exact.length > 0 ? exact : found(beginsOrNear);
  };
}
