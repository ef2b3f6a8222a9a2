import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

/** The floors of the site from the ground up: what stands on one imports from its own and those under it. */
const FLOORS = [
  'platform',
  'storage',
  'xlsx',
  'ui',
  'lazy-loading',
  'fields',
  'calculator',
  'special-calculators',
  'documents',
  'payroll',
  'pages',
  'app',
  'build',
] as const;

type Edge = readonly [from: string, to: string];

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/\/(dist|node_modules)\//.test(path));

const SPECIFIER = /(?:from|import\(|import)\s*'(\.{1,2}\/[^'?]+)/g;

const importsOf = (files: readonly string[]): Edge[] =>
  files
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\./.test(path))
    .flatMap((from) =>
      [...readFileSync(from, 'utf8').matchAll(SPECIFIER)].map(
        ([, specifier = '']): Edge => [from, join(dirname(from), specifier)],
      ),
    );

/** What stands in a folder of the site: of the rest, settings of tools and the first page. */
const inSite = filesOf('site').filter((path) => path.split('/').length > 2);
const imports = importsOf(inSite);

const floorOf = (path: string): number => FLOORS.findIndex((floor) => path.startsWith(`site/${floor}/`));

it('has every source on a floor', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(([from]) => floorOf(from) < 0)).toEqual([]);
});

it('imports downwards only', () => {
  const upward = imports.filter(([from, to]) => floorOf(to) > floorOf(from));
  expect(upward.map((edge) => edge.join(' → '))).toEqual([]);
});

it('has no circle among its rooms', () => {
  const edges = imports.map(([from, to]): Edge => [dirname(from), dirname(to)]);
  expect(inCircles(edges)).toEqual([]);
});

it.each(['engine', 'service', 'site'])('no circle is among the files of %s', (root) => {
  expect(inCircles(importsOf(filesOf(root)))).toEqual([]);
});

/** What is left once everything that imports nothing of the rest is taken away, again and again, and then what nothing imports. */
function inCircles(edges: readonly Edge[]): string[] {
  const importing = new Set(edges.map(([from]) => from));
  const imported = new Set(edges.map(([, to]) => to));
  const inner = edges.filter(([from, to]) => from !== to && imported.has(from) && importing.has(to));
  return inner.length < edges.length ? inCircles(inner) : [...importing];
}
