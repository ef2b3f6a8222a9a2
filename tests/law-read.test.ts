import { definitions } from '@obracun/engine/calculators/index.ts';
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
).filter(([path]) => !/departures\/|links\.ts$/.test(path));

const entities = new Map<string, string>(definitions.map(({ id, entity }) => [id, entity]));

/** The only entity a file calculates for; undefined where it serves several. */
function entityOf(path: string): string | undefined {
  const [, layer = '', folder = ''] = /engine\/(rules|calculators)\/([^/]+)\//.exec(path) ?? [];
  if (layer === 'calculators') return entities.get(folder);
  return folder in lawTrees ? folder : undefined;
}

/** The sources that may read the law of an entity: another entity may have a figure or line of the same name. */
const saidFor = Object.fromEntries(
  Object.keys(lawTrees).map((tree) => [
    tree,
    sources
      .filter(([path]) => [tree, undefined].includes(entityOf(path)))
      .map(([, text]) => text)
      .join('\n'),
  ]),
);

const LAW = String.raw`(?:zakon|law|parametri|rs|fbih|bd|bih)\b`;

/** Read by its name from the law, destructured or imported from it, or named in a text; a slip line of the same name does not count. */
const readingOf = (name: string): RegExp =>
  new RegExp(
    [
      String.raw`\b${LAW}\??\.${name}\b`,
      String.raw`\{[^{}]*\b${name}\b[^{}]*\} = [^;]*\b${LAW}`,
      String.raw`\bimport \{[^}]*\b${name}\b[^}]*\} from '[^']*\/law\/`,
      String.raw`['"\`]${name}\.`,
      String.raw`\b(?:sourceOf|extraHours)\([^;]*'${name}'`,
    ].join('|'),
  );

const figures = Object.entries(lawTrees).flatMap(([tree, { parametri }]) =>
  Object.entries(parametri).map(([name, parameter]) => ({
    tree,
    name,
    isShownOnly: parameter.samo_prikaz === true,
  })),
);

test.each(figures)('$tree $name is read, or marked as shown only', ({ tree, name, isShownOnly }) => {
  expect(readingOf(name).test(saidFor[tree] ?? '')).toBe(!isShownOnly);
});

test('does not count a line with the name of a figure as a reading', () => {
  expect('minuli_rad: earned.minuli_rad,').not.toMatch(readingOf('minuli_rad'));
  expect('const years = seniority(unos, zakon.minuli_rad);').toMatch(readingOf('minuli_rad'));
});
