import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = ['service', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|js|mjs)$/.test(path) && !/^(dist|tests)\b/.test(path))
    .map((path) => join(folder, path)),
);

/** Names of Node that are missing from its documentation, and ways to reach its parser. */
const PRIVATE = [
  '_storeHeader',
  '_handle',
  'kBuffer',
  'kBufferCb',
  'useUserBuffer',
  '_paused',
  'httpAllowHalfOpen',
  'shouldKeepAlive',
  'getOwnPropertySymbols',
  '.prototype.',
  '.listeners(',
  '.parser',
];

test.each(sources)('%s uses only documented names of Node', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  expect(PRIVATE.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/(?:socket|incoming|outgoing|server|request|response)\??\._/);
});
