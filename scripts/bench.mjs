// Builds the benches together with the code they measure and prints one table; `--json` for machines.
import process from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { ASIDE, install, run } from './run.mjs';

install();
const quiet = ['--logLevel', 'error'];
for (const args of [
  ['run', '--silent', 'build'],
  ['exec', '--', 'vite', 'build', '-c', 'bench/vite.config.ts', ...quiet],
]) {
  const status = run('npm', args, {}, ASIDE);
  if (status !== 0) process.exit(status);
}
const env = { CHROMIUM_PATH: await chromiumPath() };
process.exit(run(process.execPath, ['node_modules/.bench/main.js', ...process.argv.slice(2)], env));
