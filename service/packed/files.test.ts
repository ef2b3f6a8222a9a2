import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { started } from '../fixtures/started.fixture.ts';
import { readSite } from './files.ts';

const folders: string[] = [];

async function siteOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

test('a file has the packed copies that lie beside it, the best first', async () => {
  const site = await readSite(
    await siteOf({
      'index.html': 'Početna',
      'assets/dio.js': 'plain',
      'assets/dio.js.br': 'brotli',
      'assets/dio.js.gz': 'gzip',
    }),
  );
  const forms = (name: string) =>
    site.get(name)?.map(({ encoding, whole: { body } }) => [encoding, Buffer.from(body).toString()]);
  expect([...site.keys()].sort()).toEqual(['assets/dio.js', 'index.html']);
  expect(forms('index.html')).toEqual([[undefined, 'Početna']]);
  expect(forms('assets/dio.js')).toEqual([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    [undefined, 'plain'],
  ]);
});

test('a site of more files than may be open at once is read', async () => {
  const names = Array.from({ length: 300 }, (_, which) => [`assets/${which}.js`, 'export {};']);
  const folder = await siteOf(Object.fromEntries(names));
  const { origin, process } = await started({ SITE_DIR: folder, DRAIN_MS: '0' }, 128);
  const last = await (await fetch(`${origin}/assets/299.js`)).text();
  process.kill();
  await once(process, 'exit');
  expect(last).toBe('export {};');
});
