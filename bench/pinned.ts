import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** Server and client get a core each if the system supports it; elsewhere the scheduler decides. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

const onCore = (core: number, args: readonly string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), process.execPath, ...args]] : [process.execPath, [...args]];

export interface Target {
  readonly url: string;
  readonly process: ChildProcess;
}

const started: ChildProcess[] = [];

/** Starts a server on the first core and polls until it answers. */
export async function serve(
  args: readonly string[],
  port: number,
  path: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DRAIN_MS: '0', ...settings };
  const server = spawn(...onCore(0, args), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  started.push(server);
  const url = `http://127.0.0.1:${port}${path}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
    if (answers) return { url, process: server };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${args.join(' ')} did not start`);
}

export interface Volley {
  /** Body of a call; without it the address is read by GET. */
  readonly body?: unknown;
  readonly duration?: number;
  readonly amount?: number;
  /** Requests per second in total; unlimited by default. */
  readonly rate?: number;
}

interface Hit {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

const run = promisify(execFile);

/** Loads an address from the second core. Throws when a request fails, since the measurement is then invalid. */
export async function fire(url: string, volley: Volley): Promise<Hit> {
  const { stdout } = await run(...onCore(1, ['bench/fire.mjs', JSON.stringify({ url, ...volley })]));
  const hit = JSON.parse(stdout) as Hit;
  if (hit.failed > 0) throw new Error(`${url}: ${hit.failed} requests failed`);
  return hit;
}

/** Milliseconds to send this many lines from the second core and receive all answers. */
export async function pour(url: string, row: unknown, lines: number): Promise<number> {
  const { stdout } = await run(...onCore(1, ['bench/pour.mjs', JSON.stringify({ url, row, lines })]));
  const { ms, failed } = JSON.parse(stdout) as { ms: number; failed: number };
  if (failed !== 0) throw new Error(`${url}: ${failed} lines without an answer`);
  return ms;
}

/** Read from the accounting of the system, so that the service needs no endpoint for it. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Stops every started server, including those that never answered. */
export async function endAll(): Promise<void> {
  const ended = started
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const exits = ended.map((server) => once(server, 'exit'));
  for (const server of ended) server.kill();
  await Promise.all(exits);
}
