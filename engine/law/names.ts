import { yearOf } from '../core/days/day.ts';
import type { LawTree } from '../core/law.ts';
import { lawTrees } from './index.ts';

/** The label and the address of a figure of the law, for search. */
export interface LawName {
  /** `rs-topli_obrok_minimum`, as on the page of the law. */
  readonly id: string;
  readonly naziv: string;
  /** The entity of the law. */
  readonly stablo: string;
}

export const lawNames: readonly LawName[] = Object.entries<LawTree>(lawTrees).flatMap(([tree, law]) =>
  Object.entries(law.parametri).map(([name, { naziv }]) => ({
    id: `${tree}-${name}`,
    naziv,
    stablo: law.naziv,
  })),
);

const trees: readonly LawTree[] = Object.values(lawTrees);

/** The years in which some figure of the law changed, for search. */
export const lawYears: readonly number[] = [
  ...new Set(
    trees.flatMap(({ parametri }) =>
      Object.values(parametri).flatMap(({ promjene }) => promjene.map(({ od }) => yearOf(od))),
    ),
  ),
].sort((one, other) => one - other);
