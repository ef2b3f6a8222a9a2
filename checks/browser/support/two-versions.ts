import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Copies of the service, each with a site of its own, behind a balancer that asks them in turn. */
export interface Copies {
  readonly origin: string;
  /** From now on only these answer, by their place among the sites. */
  readonly only: (...chosen: readonly number[]) => void;
  readonly stop: () => Promise<void>;
}

/** A build of the site as it is, but for words that are in its scripts: its hashed files are others. */
export async function otherBuild(address: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  const env = { ...process.env, SITE_DIR: join(folder, 'dist'), CONTACT_EMAIL: address, BUILD_NOTE: address };
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'site'], { env, stdio: 'ignore' });
  return env.SITE_DIR;
}

export async function copiesOf(sites: readonly string[]): Promise<Copies> {
  const services = await Promise.all(sites.map(serviceOf));
  const ports = services.map(({ port }) => port);
  let asked = ports;
  let turn = 0;
  const balancer = balancerOf(() => asked[turn++ % asked.length] ?? 0);
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    only: (...chosen) => {
      asked = ports.filter((_, place) => chosen.includes(place));
    },
    stop: async () => {
      balancer.closeAllConnections();
      balancer.close();
      for (const { service } of services) service.kill('SIGKILL');
    },
  };
}

async function serviceOf(site: string): Promise<{ service: ChildProcess; port: number }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site };
  const service = spawn(process.execPath, ['service/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: service.stdout }), 'line');
  return { service, port: JSON.parse(line).address.port };
}

/** Every request by itself, as balancers do that know nothing of those who ask. */
const balancerOf = (next: () => number): Server =>
  createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passed = request({ port: next(), method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
