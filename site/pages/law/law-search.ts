import type { AnyParameter, Change, LawTree, Meaning } from '@obracun/engine/core/law.ts';
import { formatValue } from '@obracun/engine/core/numbers/value.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { writtenValue } from '@obracun/engine/law/written-value.ts';
import { abbreviationsIn } from '../search/abbreviations.ts';
import { type Findable, searchIn } from '../search/search.ts';
import type { LawFigures } from './in-force.ts';

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

/** Asked together with a year. */
const CHANGE = 'izmjena promjena';

/** A parameter by its names, its values of all times, the years of its changes and their gazettes. */
const findable = (item: InTree): Findable<InTree> => {
  const [, { naziv, znacenja, promjene }] = item.named;
  const changes: readonly Change<LawFigures>[] = promjene;
  const meanings = Object.entries<Meaning>(znacenja);
  const values = changes.flatMap(({ vrijednost }) =>
    meanings.flatMap(([key, meaning]) => {
      const value = vrijednost[key];
      return value === undefined ? [] : [`${writtenValue(meaning, value)} ${bareNumber(meaning, value)}`];
    }),
  );
  const published = changes.map(({ od, izvor }) => `${od.slice(0, 4)} ${izvor.glasilo ?? ''}`);
  const named = [naziv, ...meanings.map(([, meaning]) => meaning.naziv)].join(' ');
  return {
    item,
    name: naziv,
    about: [named, abbreviationsIn([named, ...published].join(' ')), CHANGE, ...values, ...published].join(
      '\n',
    ),
  };
};

/** A rate is found with and without its sign. */
const bareNumber = ({ jedinica }: Meaning, value: number | boolean): string =>
  jedinica === 'posto' && typeof value === 'number' ? formatValue(jedinica, value).replace('%', '') : '';

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
  return count === 0 ? 'Nema takve stope ni iznosa.' : `Pronađeno: ${count}`;
}
