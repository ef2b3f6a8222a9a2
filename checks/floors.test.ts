import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

/** The floors of the site from the ground up: what stands on one imports from its own and those under it. */
const FLOORS = [
  'device',
  'spreadsheet',
  'ui',
  'parts',
  'fields',
  'calculator',
  'custom',
  'documents',
  'pages',
  'app',
  'build',
] as const;

type Edge = readonly [from: string, to: string];

const ROOT = 'site';

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /^\w+\/.*\.tsx?$/.test(path) && !/^(dist|node_modules)\/|\.(test|fixture)\./.test(path));

const SPECIFIER = /(?:from|import\(|import)\s*'(\.{1,2}\/[^'?]+)/g;

const imports: readonly Edge[] = sources.flatMap((from) =>
  [...readFileSync(join(ROOT, from), 'utf8').matchAll(SPECIFIER)].map(
    ([, specifier = '']): Edge => [from, relative('.', join(dirname(from), specifier))],
  ),
);

const floorOf = (path: string): number => FLOORS.findIndex((floor) => path.startsWith(`${floor}/`));

it('has every source on a floor', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => floorOf(path) < 0)).toEqual([]);
});

it('imports downwards only', () => {
  const upward = imports.filter(([from, to]) => floorOf(to) > floorOf(from));
  expect(upward.map((edge) => edge.join(' → '))).toEqual([]);
});

it.each([
  ['files', (path: string) => path],
  ['rooms', dirname],
])('has no circle among %s', (_, placeOf) => {
  const edges = imports.map(([from, to]): Edge => [placeOf(from), placeOf(to)]);
  expect(inCircles(edges.filter(([from, to]) => from !== to))).toEqual([]);
});

/** What is left once everything that imports nothing of the rest is taken away, again and again, and then what nothing imports. */
function inCircles(edges: readonly Edge[]): string[] {
  const importing = new Set(edges.map(([from]) => from));
  const imported = new Set(edges.map(([, to]) => to));
  const inner = edges.filter(([from, to]) => imported.has(from) && importing.has(to));
  return inner.length < edges.length ? inCircles(inner) : [...importing];
}
