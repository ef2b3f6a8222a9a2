import { expect, test } from 'vitest';
import type { AnyParameter, LawTree } from '../core/law.ts';
import { lawTrees } from './index.ts';

const trees: readonly (readonly [entity: string, tree: LawTree])[] = Object.entries(lawTrees);

/** The rows of high certainty without an address, as `rs porez_na_dobit 2018-01-01`. */
const unaddressed = (entity: string, name: string, { promjene }: AnyParameter): readonly string[] =>
  promjene
    .filter(({ izvor: { pouzdanost, url, mediji } }) => pouzdanost === 'visoka' && !url && !mediji)
    .map(({ od }) => `${entity} ${name} ${od}`);

test('gives the address of every source of high certainty', () => {
  const without = trees.flatMap(([entity, { parametri }]) =>
    Object.entries(parametri).flatMap(([name, parameter]) => unaddressed(entity, name, parameter)),
  );
  expect(without).toEqual([]);
});
