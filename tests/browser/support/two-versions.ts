import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVICE } from '../../../scripts/service.mjs';

/** Copies of the service, each with its own site, behind a round-robin balancer. */
export interface Copies {
  readonly origin: string;
  /** Lets only these answer, by their index among the sites, in this order. */
  readonly only: (...chosen: readonly number[]) => void;
  /** Makes these chunks missing on the first request, as when no copy has one. */
  readonly missOnce: (parts: RegExp) => void;
  readonly stop: () => Promise<void>;
}

/** Folders to be deleted at the end. */
const made: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  made.push(folder);
  return folder;
}

/** Another build of the same source in seconds: every hashed file has another name in all references. Nothing is compressed. */
export async function renamedBuild(note: string): Promise<string> {
  const site = join(await newFolder(), 'dist');
  await cp('site/dist', site, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const renamed = new Map((await readdir(join(site, 'assets'))).map((name) => [name, renamedBy(note, name)]));
  const worded = (text: string) => text.replace(HASHED, (name) => renamed.get(name) ?? name);
  const files = await readdir(site, { recursive: true });
  for (const path of files.filter((name) => WRITTEN.has(extname(name)))) {
    const text = worded(await readFile(join(site, path), 'utf8'));
    await writeFile(join(site, path), path === 'sw.js' ? text.replace('VERSION = "', `$&${note}-`) : text);
  }
  for (const path of files.filter((name) => renamed.has(basename(name))))
    await rename(join(site, path), join(site, dirname(path), worded(basename(path))));
  return site;
}

const HASHED = /[\w.-]+-[\w-]{8}\.[a-z0-9]+/g;
const WRITTEN = new Set(['.html', '.js', '.css', '.json']);

function renamedBy(note: string, name: string): string {
  const hash = createHash('sha256').update(note).update(name).digest('base64url').slice(0, 8);
  return name.replace(/[\w-]{8}(?=\.[a-z0-9]+$)/, hash);
}

/** The build with the chunks of the previous one. */
export async function releasedAfter(earlier: string, next: string): Promise<string> {
  const site = join(await newFolder(), 'dist');
  await cp(earlier, site, { recursive: true });
  await cp(next, site, { recursive: true });
  return site;
}

export async function copiesOf(sites: readonly string[]): Promise<Copies> {
  const services = await Promise.all(sites.map(serviceOf));
  const ports = services.map(({ port }) => port);
  let requested = ports;
  let turn = 0;
  let missing: RegExp | undefined;
  const missed = new Set<string>();
  const isMissing = (url: string): boolean => {
    const [path = ''] = url.split('?');
    const isFirst = path.startsWith('/assets/') && missing?.test(path) === true && !missed.has(path);
    if (isFirst) missed.add(path);
    return isFirst;
  };
  const balancer = balancerOf(() => requested[turn++ % requested.length] ?? 0, isMissing);
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    only: (...chosen) => {
      requested = chosen.map((place) => ports[place] ?? 0);
      turn = 0;
      missing = undefined;
    },
    missOnce: (parts) => {
      missing = parts;
      missed.clear();
    },
    stop: async () => {
      balancer.closeAllConnections();
      balancer.close();
      for (const { service } of services) service.kill('SIGKILL');
      await Promise.all(made.map((folder) => rm(folder, { recursive: true })));
    },
  };
}

async function serviceOf(site: string): Promise<{ service: ChildProcess; port: number }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site };
  const service = spawn(process.execPath, SERVICE, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: service.stdout }), 'line');
  return { service, port: JSON.parse(line).address.port };
}

/** Balances every request independently, as balancers without sticky sessions do. */
const balancerOf = (next: () => number, isMissing: (path: string) => boolean): Server =>
  createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    if (isMissing(path)) {
      outgoing.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const passed = request({ port: next(), method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
