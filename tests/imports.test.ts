import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

/** Imports that lint must refuse: the file and the imported path. */
const CLOSED = [
  ['engine/core/planted.ts', '../law/rs/index.ts'],
  ['engine/core/planted.ts', '../rules/working-hours.ts'],
  ['engine/law/planted.ts', '../rules/working-hours.ts'],
  ['engine/law/rs/planted.ts', '../../calculators/index.ts'],
  ['engine/rules/planted.ts', '../calculators/index.ts'],
  ['engine/calculators/zakup/planted.ts', '../minuli-topli/definition.ts'],
  ['engine/calculators/zakup/planted.ts', '../../documents/blocks.ts'],
  ['engine/core/planted.ts', '../payroll/model/firm.ts'],
  ['engine/law/planted.ts', '../payroll/model/firm.ts'],
  ['engine/rules/planted.ts', '../payroll/model/firm.ts'],
  ['engine/calculators/zakup/planted.ts', '../../payroll/model/firm.ts'],
  ['engine/documents/planted.ts', '../payroll/model/firm.ts'],
  ['engine/payroll/payments/orders/planted.ts', '@obracun/site/app/routes/routes.ts'],
  ['engine/payroll/payments/orders/planted.ts', '../../../../service/app.ts'],
  ['engine/documents/planted.ts', '@obracun/site/app/routes/routes.ts'],
  ['engine/core/planted.ts', '../../service/app.ts'],
  ['engine/law/rs/planted.ts', '../../../site/app/routes/routes.ts'],
  ['engine/rules/planted.ts', '../../service/app.ts'],
  ['engine/calculators/zakup/planted.ts', '../../../site/app/routes/routes.ts'],
  ['engine/documents/planted.ts', '../../service/app.ts'],
  ['engine/documents/contract/planted.ts', '../../../site/app/routes/routes.ts'],
  ['service/planted.ts', '@obracun/site/app/routes/routes.ts'],
  ['service/planted.ts', '../site/app/routes/routes.ts'],
  ['site/app/planted.ts', '@obracun/service/app.ts'],
  ['site/app/planted.ts', '../../service/app.ts'],
] as const;

const OPEN = [
  ['engine/law/planted.ts', '../core/days/day.ts'],
  ['engine/rules/planted.ts', '../law/rs/index.ts'],
  ['engine/calculators/zakup/planted.ts', '../../core/days/day.ts'],
  ['engine/calculators/zakup/planted.ts', './formula.ts'],
  ['engine/documents/contract/planted.ts', '../../rules/working-hours.ts'],
  ['engine/payroll/payments/orders/planted.ts', '../../../documents/identifiers/identifier.ts'],
  ['engine/payroll/payments/orders/planted.ts', '../../../calculators/load.ts'],
  ['engine/payroll/payments/orders/planted.ts', '../../model/firm.ts'],
  ['site/payroll/planted.ts', '@obracun/engine/payroll/model/firm.ts'],
  ['site/app/planted.ts', '@obracun/engine/core/days/day.ts'],
  ['service/planted.ts', '@obracun/engine/calculators/load.ts'],
] as const;

/** Lints a tree of planted files under the rules of the project: proves which imports are allowed. */
const tree = await mkdtemp(join(tmpdir(), 'imports-'));
afterAll(() => rm(tree, { recursive: true }));

/** Each pair has its own file, in the folder of the named one. */
const plantedAs = (file: string, source: string): string =>
  join(dirname(file), `planted-${source.replaceAll(/\W+/g, '-')}.ts`);

async function plant([file, source]: readonly [string, string]): Promise<void> {
  const path = join(tree, plantedAs(file, source));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import { planted } from '${source}';\nplanted();\n`);
}

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

/** The planted files whose import is refused. */
async function refused(): Promise<ReadonlySet<string>> {
  const { vcs: _, ...config } = JSON.parse(await readFile('biome.json', 'utf8')) as Record<string, unknown>;
  await writeFile(join(tree, 'biome.json'), JSON.stringify({ ...config, $schema: undefined }));
  await Promise.all([...CLOSED, ...OPEN].map(plant));
  const args = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.'];
  const run = promisify(execFile)(resolve('node_modules/.bin/biome'), args, { cwd: tree });
  const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return new Set(diagnostics.map(({ location }) => location.path));
}

const found = await refused();

const WITHIN = [...CLOSED, ...OPEN].filter(([, source]) => source.startsWith('.'));

it.each(WITHIN)('finds next to %s the imported %s', (file, source) => {
  expect(existsSync(join(dirname(file), source))).toBe(true);
});

it.each(CLOSED)('refuses the import into %s of %s', (file, source) => {
  expect([...found]).toContain(plantedAs(file, source));
});

it.each(OPEN)('allows the import into %s of %s', (file, source) => {
  expect([...found]).not.toContain(plantedAs(file, source));
});
