import { lawTrees } from '@obracun/engine/law/index.ts';
import { expect, test } from 'vitest';

/** Everything that may read a figure of the law: formulas, notations, hints, warnings, limits, screens. Pages that list all law do not count. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../engine/{rules,calculators,documents,payroll}/**/*.ts',
      '../site/**/*.{ts,tsx}',
      '!**/*.test.*',
      '!**/*.fixture.ts',
      '!**/node_modules/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
  .filter(([path]) => !/departures\/|links\.ts$/.test(path))
  .map(([, text]) => text)
  .join('\n');

const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(sources);

const figures = Object.entries(lawTrees).flatMap(([tree, { parametri }]) =>
  Object.entries(parametri).map(([name, parameter]) => ({
    tree,
    name,
    isShownOnly: parameter.samo_prikaz === true,
  })),
);

test.each(figures)('$tree $name is read by something, or marked as shown only', ({ name, isShownOnly }) => {
  expect(isRead(name)).toBe(!isShownOnly);
});
