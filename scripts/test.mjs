// Everything that must hold before a change lands: types, lint, import directions, unit, property, HTTP and browser tests.
import process from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { install, run } from './run.mjs';

install();

const steps = [
  ['types', () => run('npm', ['run', '--silent', 'types'])],
  ['lint', () => run('npm', ['run', '--silent', 'lint'])],
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['size', () => run('npm', ['run', '--silent', 'size'])],
  ['unit', () => run('npm', ['run', '--silent', 'unit'])],
  [
    'browser',
    async () => run('npm', ['run', '--silent', 'browser'], { CHROMIUM_PATH: await chromiumPath() }),
  ],
];

const failed = [];
const times = [];
for (const [name, step] of steps) {
  const start = Date.now();
  if ((await step()) !== 0) failed.push(name);
  times.push(`${name} ${((Date.now() - start) / 1000).toFixed(0)} s`);
}

process.stdout.write(`\n${times.join(' · ')}\n`);
if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
process.stdout.write(`steps: ${steps.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
