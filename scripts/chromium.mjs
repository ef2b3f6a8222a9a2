import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { ON_STDERR, runBeside } from './run.mjs';

// Headless shell first: the same engine, and pages open in half the time.
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const PACKAGE = 'chromium-headless-shell';

async function find() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

async function aptInstall() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', PACKAGE],
  ]) {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    await runBeside(command, rest, { DEBIAN_FRONTEND: 'noninteractive' }, ON_STDERR);
  }
}

/** The path of a Chromium that starts: the machine's own, else Playwright's, else Debian's package, installed here. */
export async function chromiumPath() {
  let path = await find();
  if (!path) {
    await runBeside('npx', ['playwright', 'install', 'chromium'], {}, ON_STDERR);
    path = await find();
  }
  if (!path) {
    await aptInstall();
    path = await find();
  }
  if (!path) throw new Error(`No Chromium: set CHROMIUM_PATH or install the Debian package ${PACKAGE}.`);
  execFileSync(path, ['--version']);
  return path;
}
