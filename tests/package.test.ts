import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCalculator } from '../engine/calculators/load.ts';
import { lawOn } from '../engine/core/law.ts';
import { lawTrees } from '../engine/law/index.ts';
import { dependencies } from '../engine/package.json';

const run = promisify(execFile);
const installed = (name: string): string => resolve('node_modules', name);

let project = '';

/** Packs the engine and installs the tarball into a separate project without a network: its dependencies are linked. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'obracun-package-'));
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const { stdout } = await run('npm', ['pack', '--silent', '-w', 'engine', '--pack-destination', project]);
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  const linked = Object.keys(dependencies).map(installed);
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quiet, join(project, tarball), ...linked], { cwd: project });
}, 60_000);

afterAll(() => rm(project, { recursive: true }));

test('runs and types the README example of the package when it is installed elsewhere', async () => {
  const readme = await readFile(join(project, 'node_modules/@obracun/engine/README.md'), 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  expect(example.trim().split('\n')).toHaveLength(5);
  await writeFile(join(project, 'example.ts'), example);
  const strict = ['--strict', '--target', 'es2023', '--module', 'nodenext'];
  const types = ['--types', 'node', '--typeRoots', installed('@types')];
  await run(process.execPath, [installed('typescript/bin/tsc'), ...strict, ...types, 'example.ts'], {
    cwd: project,
  });
  const { stdout } = await run(process.execPath, ['example.js'], { cwd: project });

  const wage = await loadCalculator('minuli-topli');
  const outcome = wage.calculate({ mjesec: 10, godina: 2026, bruto_plata_input: 2000 }, '2026-11-20');
  if ('issues' in outcome) throw new Error('refused');
  const lines = wage
    .describe(outcome.calculation)
    .map(({ label, value, working }) => `${label} ${value} ${working}`);
  expect(stdout.trim().split('\n')).toEqual(lines.map((line) => line.trim()));
});

test('names its types for programs that do not read `exports`', async () => {
  const packed = join(project, 'node_modules/@obracun/engine');
  const { main, types, exports } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  expect({ types, default: main }).toEqual(exports['.']);
  expect(await readFile(join(packed, types), 'utf8')).toContain('loadCalculator');
});

test.each(['', '2026-13-01', '20. 11. 2026.', undefined])(
  'names the invalid day %j of a program',
  async (day) => {
    const { calculate } = await loadCalculator('menadzerski-ugovor');
    expect(() => calculate({ bruto: 1000 }, day as string)).toThrow(
      new RangeError(`today must be a day as YYYY-MM-DD, not ${day}`),
    );
    expect(() => lawOn(lawTrees.rs, day as string)).toThrow(RangeError);
  },
);

test('refuses an unknown calculator id', async () => {
  await expect(loadCalculator('nema-ga')).rejects.toThrow('no calculator nema-ga');
});
