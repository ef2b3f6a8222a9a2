import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** A tree of planted files under the project's own lint rules: what may import what is proved, not believed. */
const tree = mkdtempSync(join(tmpdir(), 'imports-'));
const { vcs: _, ...config } = JSON.parse(readFileSync('biome.json', 'utf8')) as Record<string, unknown>;
writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...config, $schema: undefined }));
afterAll(() => rmSync(tree, { recursive: true }));

function isRefused(file: string, source: string): boolean {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { planted } from '${source}';\nplanted();\n`);
  try {
    execFileSync(resolve('node_modules/.bin/biome'), ['lint', '--only=style/noRestrictedImports', path], {
      cwd: tree,
      stdio: 'pipe',
    });
    return false;
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr).includes('noRestrictedImports');
  }
}

it.each([
  ['engine/kernel/planted.ts', '../law/rs/index.ts'],
  ['engine/kernel/planted.ts', '../rules/working-hours.ts'],
  ['engine/law/planted.ts', '../rules/working-hours.ts'],
  ['engine/law/rs/planted.ts', '../../calculators/index.ts'],
  ['engine/rules/planted.ts', '../calculators/index.ts'],
  ['engine/calculators/zakup/planted.ts', '../minuli-topli/definition.ts'],
  ['engine/calculators/zakup/planted.ts', '../../documents/blocks.ts'],
  ['engine/kernel/planted.ts', '../payroll/model/firm.ts'],
  ['engine/law/planted.ts', '../payroll/model/firm.ts'],
  ['engine/rules/planted.ts', '../payroll/model/firm.ts'],
  ['engine/calculators/zakup/planted.ts', '../../payroll/model/firm.ts'],
  ['engine/documents/planted.ts', '../payroll/model/firm.ts'],
  ['engine/payroll/orders/planted.ts', '@obracun/site/app/routes/routes.ts'],
  ['engine/payroll/orders/planted.ts', '../../../service/app.ts'],
  ['engine/documents/planted.ts', '@obracun/site/app/routes/routes.ts'],
  ['engine/kernel/planted.ts', '../../service/app.ts'],
  ['engine/law/rs/planted.ts', '../../../site/app/routes/routes.ts'],
  ['engine/rules/planted.ts', '../../service/app.ts'],
  ['engine/calculators/zakup/planted.ts', '../../../site/app/routes/routes.ts'],
  ['engine/documents/planted.ts', '../../service/app.ts'],
  ['engine/documents/contract/planted.ts', '../../../site/app/routes/routes.ts'],
  ['service/planted.ts', '@obracun/site/app/routes/routes.ts'],
  ['service/planted.ts', '../site/app/routes/routes.ts'],
  ['site/app/planted.ts', '@obracun/service/app.ts'],
  ['site/app/planted.ts', '../../service/app.ts'],
])('%s may not import %s', (file, source) => {
  expect(isRefused(file, source)).toBe(true);
});

it.each([
  ['engine/law/planted.ts', '../kernel/day.ts'],
  ['engine/rules/planted.ts', '../law/rs/index.ts'],
  ['engine/calculators/zakup/planted.ts', '../../kernel/day.ts'],
  ['engine/calculators/zakup/planted.ts', './cases.ts'],
  ['engine/documents/contract/planted.ts', '../../rules/working-hours.ts'],
  ['engine/payroll/orders/planted.ts', '../../documents/identifiers/index.ts'],
  ['engine/payroll/orders/planted.ts', '../../calculators/load.ts'],
  ['engine/payroll/orders/planted.ts', '../model/firm.ts'],
  ['site/payroll/planted.ts', '@obracun/engine/payroll/model/firm.ts'],
  ['site/app/planted.ts', '@obracun/engine/kernel/days/day.ts'],
  ['service/planted.ts', '@obracun/engine/calculators/load.ts'],
])('%s may import %s', (file, source) => {
  expect(isRefused(file, source)).toBe(false);
});
