// Everything that must hold before a change lands: types, lint, import directions, unit, property, HTTP and browser tests.
import process from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { install, run } from './run.mjs';

install();

const script = (name, env) => run('npm', ['run', '--silent', name], env);
const names = ['types', 'lint', 'build', 'size', 'unit', 'browser'];
const failed = [];
const times = [];

for (const name of names) {
  const start = Date.now();
  const env = name === 'browser' ? { CHROMIUM_PATH: await chromiumPath() } : {};
  if (script(name, env) !== 0) failed.push(name);
  times.push(`${name} ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

process.stdout.write(`\n${times.join(' · ')}\n`);
if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
process.stdout.write(`steps: ${names.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
