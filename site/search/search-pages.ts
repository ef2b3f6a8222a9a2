import type { Page } from '../app/page.ts';
import { stems } from './fold.ts';

interface Entry {
  readonly page: Page;
  readonly name: readonly string[];
  readonly rest: readonly string[];
}

const entryOf = (page: Page): Entry => ({
  page,
  name: stems(`${page.door?.title ?? ''} ${page.title}`),
  rest: stems(`${page.door?.line ?? ''} ${page.description} ${page.keywords ?? ''}`),
});

/** Long enough to be the stem of a longer form: `ugovor` of `ugovorima`. */
const STEM = 5;

const isIn = (words: readonly string[], asked: string): boolean =>
  words.some((word) => word.startsWith(asked) || (word.length >= STEM && asked.startsWith(word)));

/** How well an entry answers: a word in its name counts twice; 0 when a word asked for is nowhere. */
function score({ name, rest }: Entry, asked: readonly string[]): number {
  const points = asked.map((word) => (isIn(name, word) ? 2 : isIn(rest, word) ? 1 : 0));
  return points.some((point) => point === 0) ? 0 : points.reduce<number>((sum, point) => sum + point, 0);
}

/** Finds pages by the beginnings of all words asked for, those named so first; nothing for an empty question. */
export function searchIn(pages: readonly Page[]): (question: string) => Page[] {
  const entries = pages.filter(({ bare }) => !bare).map(entryOf);
  return (question) => {
    const asked = stems(question);
    if (asked.length === 0) return [];
    return entries
      .map((entry) => ({ page: entry.page, points: score(entry, asked) }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .map(({ page }) => page);
  };
}
