import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const ROOTS = 'engine|service|site|docs|scripts|bench|deploy|examples|tests|checks'
  .split('|')
  .filter(existsSync);
const paths = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${root}/${path.replaceAll('\\', '/')}`,
  ),
);
/** Also the end of a path: `invoice/schema.ts`. */
const ends = new Set(
  paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...paths.filter((path) => /^docs\/.+\.md$|\/README\.md$/.test(path)),
];
const ROOTED = /^(?:engine|service|site|docs|scripts|bench|deploy|examples|tests|checks)\//;
const NAMED = /`([\w.-]+(?:\/[\w.-]+)*\/(?:[\w.-]+\.\w+)?)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
const BUILT = /\b(?:dist|node_modules)\b/;

test.each(documents)('%s names only paths that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path).filter((path) => !BUILT.test(path));
  const isThere = (path: string) =>
    ROOTED.test(path) ? existsSync(path) : ends.has(path.replace(/\/$/, ''));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path));
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
});
