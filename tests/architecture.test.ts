import { instance } from '@viz-js/viz';
import { expect, it } from 'vitest';
import { type Edge, filesOf, importsOf, isUpwardInPayroll } from './import-graph';

/** The box of a source: a folder of its package, or a room of payroll. */
function boxOf(path: string): string {
  const [root = '', folder = '', room = ''] = path.split('/');
  return folder === 'payroll' ? `${root}/${folder}/${room}` : `${root}/${folder}`;
}

/** Files beside the folders and prerendering, which imports every page, are left out. */
const isBox = (box: string): boolean => !box.includes('.') && box !== 'site/build';

/** Imports between the boxes of a package, without the few of screens that offer a part of a later room. */
function edgesOf(root: string): Edge[] {
  const edges = importsOf(filesOf(root))
    .filter((edge) => !isUpwardInPayroll(edge))
    .map(([from, to]): Edge => [boxOf(from), boxOf(to)])
    .filter(([from, to]) => from !== to && isBox(from) && isBox(to));
  return [...new Map(edges.map((edge) => [edge.join(), edge])).values()];
}

const reaches = (from: string, to: string, edges: readonly Edge[]): boolean =>
  edges.some(([a, b]) => a === from && (b === to || reaches(b, to, edges)));

/** Edges without those that a longer way shows already. */
const shortened = (edges: readonly Edge[]): Edge[] =>
  edges.filter(([from, to]) => !edges.some(([a, b]) => a === from && b !== to && reaches(b, to, edges)));

const quoted = (text: string): string => JSON.stringify(text);

const cluster = (name: string, inner: string): string =>
  `subgraph ${quoted(`cluster ${name}`)} { label=${quoted(name)}; ${inner} }\n`;

const box = (path: string): string => `${quoted(path)} [label=${quoted(path.split('/').at(-1) ?? path)}];`;

function packageOf(root: string): string {
  const edges = edgesOf(root);
  const paths = [...new Set(edges.flat())].sort();
  const inPayroll = (path: string): boolean => path.startsWith(`${root}/payroll/`);
  const rooms = cluster(`${root}/payroll`, paths.filter(inPayroll).map(box).join(' '));
  const arrows = shortened(edges).map(([from, to]) => `${quoted(from)} -> ${quoted(to)};`);
  const others = paths.filter((path) => !inPayroll(path)).map(box);
  return cluster(root, [...others, rooms, ...arrows.sort()].join(' '));
}

/** Packages import the engine by its name; pages ask the service by HTTP. */
const BETWEEN = `
  "service" -> "engine/payroll/files" [lhead="cluster engine", constraint=false];
  "site/payroll/shell" -> "engine/payroll/files" [ltail="cluster site", lhead="cluster engine", constraint=false];
  "site/payroll/shell" -> "service" [ltail="cluster site", style=dashed, label="calls", constraint=false];`;

const LOOK = `compound=true; ranksep=0.35; nodesep=0.35; fontname="Helvetica,Arial,sans-serif"; style=rounded; color="#8a8f98";
  node [shape=box, style="rounded,filled", fillcolor="#f4f6f8", color="#8a8f98", fontname="Helvetica,Arial,sans-serif", fontsize=12, margin="0.2,0.05"];
  edge [color="#5b6470", arrowsize=0.6, fontname="Helvetica,Arial,sans-serif", fontsize=11];`;

it('is drawn in docs/architecture.svg as the code imports', async () => {
  const graph = `digraph "Folders and their imports" { ${LOOK}\n${packageOf('engine')}"service";\n${packageOf('site')}${BETWEEN} }`;
  const viz = await instance();
  await expect(viz.renderString(graph, { format: 'svg' })).toMatchFileSnapshot('../docs/architecture.svg');
});
