import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Edge, filesOf, importsOf, isUpwardInPayroll, LAYERS, roomOf } from './import-graph';

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

const upwardInPayroll = (edges: readonly Edge[]): string[] =>
  edges.filter(isUpwardInPayroll).map((edge) => edge.join(' → '));

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
