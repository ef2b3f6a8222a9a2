import { lawTrees } from '@obracun/engine/law/index.ts';
import { expect, test } from 'vitest';
import { departureGroups } from './departure-groups.ts';

const anchors = Object.entries(lawTrees).flatMap(([tree, { parametri }]) =>
  Object.keys(parametri).map((name) => `${tree}-${name}`),
);

const cited = departureGroups.flatMap(({ departures }) => departures.flatMap(({ law }) => law ?? []));

test('every departure that names a provision leads to one that exists', () => {
  expect(cited.length).toBeGreaterThan(8);
  for (const anchor of cited) expect(anchors).toContain(anchor);
});
