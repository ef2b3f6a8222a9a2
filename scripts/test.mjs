// All checks required to land a change: types, lint, import directions, unit, property, HTTP and browser tests.
import process from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { install, runBeside } from './run.mjs';

install();

const failed = [];
const times = [];
const begun = Date.now();
const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(0)} s`;

async function step(name, { env, stdio } = {}) {
  const start = Date.now();
  const { status, output } = await runBeside('npm', ['run', '--silent', name], env, stdio);
  process.stdout.write(output);
  if (status !== 0) failed.push(name);
  times.push(`${name} ${secondsSince(start)}`);
}

async function steps(names) {
  for (const name of names) await step(name);
}

/** The path of the browser, or undefined after printing the reason: the other steps continue. */
async function findChromium() {
  try {
    return await chromiumPath();
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return undefined;
  }
}

// Two chains in parallel, not in pairs: each pair would wait for its longer step. A missing browser is installed meanwhile.
const [CHROMIUM_PATH] = await Promise.all([
  steps(['types', 'lint']).then(findChromium),
  steps(['build', 'size', 'unit']),
]);
// Alone: it uses every core, and in parallel with the unit tests both took longer than in sequence. It alone prints progress.
if (CHROMIUM_PATH) await step('browser', { env: { CHROMIUM_PATH }, stdio: 'inherit' });
else {
  failed.push('browser');
  times.push('browser not found');
}

process.stdout.write(`\n${times.join(' · ')} · together ${secondsSince(begun)}\n`);
if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
process.stdout.write(`steps: ${times.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
