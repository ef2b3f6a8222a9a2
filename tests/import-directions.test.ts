import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Layers of the site, lowest first. A file imports from its own layer and from lower ones. */
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

/** Files in folders of the site; files beside the folders configure tools. */
const inSite = filesOf('site').filter((path) => path.split('/').length > 2);
const imports = importsOf(inSite);

const layerOf = (path: string): number => LAYERS.findIndex((layer) => path.startsWith(`site/${layer}/`));

it('has a layer for every source', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(([from]) => layerOf(from) < 0)).toEqual([]);
});

it('imports downwards only', () => {
  const upward = imports.filter(([from, to]) => layerOf(to) > layerOf(from));
  expect(upward.map((edge) => edge.join(' → '))).toEqual([]);
});

it('has no import cycle among its folders', () => {
  const edges = imports.map(([from, to]): Edge => [dirname(from), dirname(to)]);
  expect(inCycles(edges)).toEqual([]);
});

it.each(['engine', 'service', 'site'])('has no import cycle among the files of %s', (root) => {
  expect(inCycles(importsOf(filesOf(root)))).toEqual([]);
});

/** Rooms of payroll, lowest first, with the ground below them; `shell` of the site puts the rooms together. */
const ROOMS = [
  'model',
  'ui',
  'firms',
  'staff',
  'month',
  'payments',
  'books',
  'papers',
  'forms',
  'files',
  'shell',
] as const;

/** Screens that offer a part of a later room: the raise of a worker its back-pay, working hours their import. */
const OFFERED: readonly string[] = [
  'site/payroll/firms/firm/firm-screen.tsx → site/payroll/month/remake/former-papers.tsx',
  'site/payroll/month/closing/next-steps.tsx → site/payroll/shell/month-output/take-all.ts',
  'site/payroll/staff/absences/worker-absences.tsx → site/payroll/month/rows/rows.ts',
  'site/payroll/staff/work-time/work-time-screen.tsx → site/payroll/files/import/to-month.tsx',
  'site/payroll/staff/workers/worker-form.tsx → site/payroll/month/back-pay/raises.ts',
  'site/payroll/staff/workers/workers-screen.tsx → site/payroll/month/back-pay/raise-offer.tsx',
  'site/payroll/staff/workers/workers-screen.tsx → site/payroll/month/back-pay/raises.ts',
];

const roomOf = (path: string): number =>
  ROOMS.findIndex((room) => path.split('/').slice(1, 3).join('/') === `payroll/${room}`);

const upwardInPayroll = (edges: readonly Edge[]): string[] =>
  edges
    .filter(([from, to]) => roomOf(from) >= 0 && roomOf(to) > roomOf(from))
    .map((edge) => edge.join(' → '));

describe.each(['engine', 'site'])('payroll of %s', (root) => {
  const files = filesOf(`${root}/payroll`).filter((path) => /\.tsx?$/.test(path));

  it('has a room for every file', () => {
    expect(files.length).toBeGreaterThan(200);
    const without = files.filter((path) => !/\.(test|fixture)\./.test(path) && roomOf(path) < 0);
    expect(without).toEqual([]);
  });

  it('imports from its own room and from lower ones', () => {
    expect(upwardInPayroll(importsOf(files)).filter((edge) => !OFFERED.includes(edge))).toEqual([]);
  });

  it('reports an import from a higher room', () => {
    const planted: Edge = [`${root}/payroll/firms/a.ts`, `${root}/payroll/month/b.ts`];
    expect(upwardInPayroll([planted, [planted[1], planted[0]]])).toEqual([planted.join(' → ')]);
  });
});

/** Files or folders in import cycles: removes those without imports or importers until none is left to remove. */
function inCycles(edges: readonly Edge[]): string[] {
  const importing = new Set(edges.map(([from]) => from));
  const imported = new Set(edges.map(([, to]) => to));
  const inner = edges.filter(([from, to]) => from !== to && imported.has(from) && importing.has(to));
  return inner.length < edges.length ? inCycles(inner) : [...importing];
}
