import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Layers of the site, lowest first. A file imports from its own layer and from lower ones. */
export const LAYERS = [
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

/** An import: paths from the root of the project. */
export type Edge = readonly [from: string, to: string];

/** Paths of all files below `root`, without what is built or installed. */
export const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/\/(dist|node_modules)\//.test(path));

const SPECIFIER = /(?:from|import\(|import)\s*'(\.{1,2}\/[^'?]+)/g;

/** Relative imports of the sources among `files`, without those of tests. */
export const importsOf = (files: readonly string[]): Edge[] =>
  files
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\./.test(path))
    .flatMap((from) =>
      [...readFileSync(from, 'utf8').matchAll(SPECIFIER)].map(
        ([, specifier = '']): Edge => [from, join(dirname(from), specifier)],
      ),
    );

/** Place of the room of a file in `ROOMS`, -1 outside payroll. */
export const roomOf = (path: string): number =>
  ROOMS.findIndex((room) => path.split('/').slice(1, 3).join('/') === `payroll/${room}`);

/** True when a file of payroll imports from a room above its own. */
export const isUpwardInPayroll = ([from, to]: Edge): boolean =>
  roomOf(from) >= 0 && roomOf(to) > roomOf(from);
