import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { built } from './built.fixture.ts';

export interface Started {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly lines: readonly string[];
}

const bundle = built('node');

/**
 * The built service over a site of one page, as it runs in production, with what it logs. `mostOpen`: how many files it may hold open.
 */
export async function started(
  settings: Readonly<Record<string, string>> = {},
  mostOpen?: number,
): Promise<Started> {
  const site = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  await writeFile(join(site, 'index.html'), '<h1>Početna</h1>');
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: site,
    LOG_LEVEL: 'debug',
    ...settings,
  };
  const [command, ...args] = limited(mostOpen, [process.execPath, await bundle]);
  const service = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const output = createInterface({ input: service.stdout as NodeJS.ReadableStream });
  output.on('line', (line) => lines.push(line));
  const [first] = await once(output, 'line');
  const { address } = JSON.parse(first) as { address: { port: number } };
  return { process: service, origin: `http://127.0.0.1:${address.port}`, lines };
}

type Command = readonly [string, ...string[]];

const limited = (mostOpen: number | undefined, command: Command): Command =>
  mostOpen === undefined ? command : ['sh', '-c', `ulimit -n ${mostOpen} && exec "$0" "$@"`, ...command];
