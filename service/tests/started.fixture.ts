import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';

export interface Started {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly lines: readonly string[];
}

/** Builds one of the two bundles into its own folder and returns its path. */
export async function built(mode: 'node' | 'edge'): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), `obracun-${mode}-`));
  await build({ configFile: join(import.meta.dirname, '../vite.config.ts'), mode, build: { outDir } });
  return join(outDir, mode === 'edge' ? 'edge.js' : 'main.js');
}

const bundle = built('node');

/** The built service over a site of one page, with its log. `mostOpen` limits its open files. */
export async function started(
  settings: Readonly<Record<string, string>> = {},
  mostOpen?: number,
): Promise<Started> {
  const site = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  await writeFile(join(site, 'index.html'), '<h1>Početna</h1>');
  const own = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, LOG_LEVEL: 'debug', ...settings };
  const node = [process.execPath, await bundle];
  const limited = ['sh', '-c', `ulimit -n ${mostOpen} && exec "$0" "$@"`, ...node];
  const [command = '', ...args] = mostOpen === undefined ? node : limited;
  const service = spawn(command, args, {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface({ input: service.stdout as NodeJS.ReadableStream });
  output.on('line', (line) => lines.push(line));
  const [first] = await once(output, 'line');
  const { address } = JSON.parse(first) as { address: { port: number } };
  return { process: service, origin: `http://127.0.0.1:${address.port}`, lines };
}
