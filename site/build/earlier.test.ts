import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepEarlier } from './earlier.ts';

/** A folder with a site of these hashed files. */
async function site(...files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  await mkdir(join(folder, 'assets'));
  for (const file of files) await writeFile(join(folder, 'assets', file), file);
  return folder;
}

const assetsOf = async (folder: string) => (await readdir(join(folder, 'assets'))).sort();

/** Builds in sequence; returns the last one. */
async function after(...builds: readonly (readonly string[])[]): Promise<string> {
  let released = await site();
  for (const files of builds) {
    const next = await site(...files);
    await keepEarlier(released, next);
    released = next;
  }
  return released;
}

test('keeps the chunks of earlier builds unchanged', async () => {
  const last = await after(['a-1.js', 'a-1.js.br'], ['a-2.js'], ['a-3.js', 'b-1.js']);
  expect(await assetsOf(last)).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'a-3.js', 'b-1.js']);
  expect(await readFile(join(last, 'assets/a-1.js.br'), 'utf8')).toBe('a-1.js.br');
});

test('keeps only the last five earlier builds, and counts a repeated one once', async () => {
  const builds = ['1', '2', '2', '3', '4', '5', '5', '6', '7'].map((build) => [`a-${build}.js`]);
  expect(await assetsOf(await after(...builds))).toEqual(
    ['2', '3', '4', '5', '6', '7'].map((n) => `a-${n}.js`),
  );
});

test('keeps nothing in the first build, and after a site without a list', async () => {
  const next = await site('a-2.js');
  await keepEarlier(join(next, 'nowhere'), next);
  expect(await assetsOf(next)).toEqual(['a-2.js']);
  const again = await site('a-3.js');
  await keepEarlier(await site('a-0.js'), again);
  expect(await assetsOf(again)).toEqual(['a-3.js']);
});
