import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

/** The layers of the site from the lowest: a file imports from its own layer and those below it. */
const LAYERS = [
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

const layerOf = (path: string): number => LAYERS.findIndex((layer) => path.startsWith(`site/${layer}/`));

it('has every source in a layer', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(([from]) => layerOf(from) < 0)).toEqual([]);
});

it('imports downwards only', () => {
  const upward = imports.filter(([from, to]) => layerOf(to) > layerOf(from));
  expect(upward.map((edge) => edge.join(' → '))).toEqual([]);
});

it('has no import cycle among its folders', () => {
  const edges = imports.map(([from, to]): Edge => [dirname(from), dirname(to)]);
  expect(inCircles(edges)).toEqual([]);
});

it.each(['engine', 'service', 'site'])('has no import cycle among the files of %s', (root) => {
  expect(inCircles(importsOf(filesOf(root)))).toEqual([]);
});

/** What is left once everything that imports nothing of the rest is taken away, again and again, and then what nothing imports. */
function inCircles(edges: readonly Edge[]): string[] {
  const importing = new Set(edges.map(([from]) => from));
  const imported = new Set(edges.map(([, to]) => to));
  const inner = edges.filter(([from, to]) => from !== to && imported.has(from) && importing.has(to));
  return inner.length < edges.length ? inCircles(inner) : [...importing];
}
