import type { AnyParameter, LawTree } from '@obracun/engine/core/law.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { type Findable, searchIn } from '../search/search.ts';

export type Named = readonly [name: string, parameter: AnyParameter];

/** The matching parameters of one entity. */
export interface FoundLaw {
  readonly id: string;
  readonly tree: LawTree;
  readonly found: readonly Named[];
}

interface InTree {
  readonly id: string;
  readonly named: Named;
}

const findable = (item: InTree): Findable<InTree> => {
  const [, { naziv, znacenja }] = item.named;
  return {
    item,
    name: naziv,
    about: Object.values(znacenja)
      .map((meaning) => meaning.naziv)
      .join(' '),
  };
};

/** Searches the law of all entities at once, so that a wrong letter is corrected only when none has an exact match. */
export function lawSearch(): (question: string) => readonly FoundLaw[] {
  const trees = Object.entries<LawTree>(lawTrees);
  const all = trees.flatMap(([id, { parametri }]) =>
    Object.entries(parametri).map((named): InTree => ({ id, named })),
  );
  const search = searchIn(all.map(findable));
  return (question) => {
    const answers = search(question);
    return trees
      .map(([id, tree]) => ({
        id,
        tree,
        found: answers.filter((answer) => answer.id === id).map(({ named }) => named),
      }))
      .filter(({ found }) => found.length > 0);
  };
}

/** The summary of a search, for the line under it. */
export function foundInWords(all: readonly FoundLaw[]): string {
  const count = all.reduce((sum, { found }) => sum + found.length, 0);
  return count === 0
    ? 'Nema takve stope ni iznosa. Pokušajte kraćom riječju, npr. odbitak ili obrok.'
    : `Pronađeno: ${count}`;
}
