import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** For output beside a result: standard output contains the result alone. */
export const ON_STDERR = 2;
/** The same for a command that also reads standard input. */
export const ASIDE = ['inherit', ON_STDERR, ON_STDERR];

/** Runs a command in the project and returns its exit code; output goes straight to the terminal. */
export function run(command, args, env = {}, stdio = 'inherit') {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** Runs a command in parallel with others; returns its whole output with its exit code, unless the terminal is inherited. */
export async function runBeside(command, args, env = {}, stdio = 'pipe') {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { status: status ?? 1, output };
}

/** True when the last npm installation matches the lockfile. */
function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || !version || packages[path]?.version === version,
  );
}

/** Installs exactly the lockfile, with the tools that build and test, unless complete. */
export function install() {
  if (isInstalled()) return;
  const status = run('npm', ['ci', '--include=dev', '--no-audit']);
  if (status !== 0) process.exit(status);
}

/**
 * Calls `stop` with the signal, once, when this program must end: at a signal, or when npm has ended, which passes no signal on to its
 * script.
 */
export function onStop(stop) {
  let isStopping = false;
  const end = (signal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && end('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
}
