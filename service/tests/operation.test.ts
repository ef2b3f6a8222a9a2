import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { raw } from './server.fixture.ts';
import { type Started, started } from './started.fixture.ts';

const headers = { 'Content-Type': 'application/json' };
const body = '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}';

/** Calls on a kept connection; resolves to the status, or 0 if the request was lost. */
const call = async (port: string, agent: Agent): Promise<number> => {
  const options = { host: '127.0.0.1', port, agent, path: '/calculate', method: 'POST', headers };
  try {
    const [response] = await once(request(options).end(body), 'response');
    await text(response);
    return response.statusCode;
  } catch {
    return 0;
  }
};

const portOf = (origin: string): string => new URL(origin).port;
const end = async ({ process }: Started) => {
  if (process.exitCode === null && process.kill()) await once(process, 'exit');
};

test('answers and exits when the reader of its log stalls', async () => {
  const service = await started({ DRAIN_MS: '0' });
  service.process.stdout?.removeAllListeners('data').pause();
  const agent = new Agent({ keepAlive: true });
  const lost = (connection: string) =>
    `GET /${'x'.repeat(180)} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
  const answers = await raw(Number(portOf(service.origin)), lost('keep-alive').repeat(9_999) + lost('close'));
  expect(answers.match(/HTTP\/1\.1 404/g)).toHaveLength(10_000);
  expect(await call(portOf(service.origin), agent)).toBe(200);
  agent.destroy();
  service.process.kill('SIGTERM');
  expect(await once(service.process, 'exit')).toEqual([0, null]);
});

/** Repeats a call on a kept connection and collects the statuses. */
async function client(port: string, statuses: number[], isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver()) {
    statuses.push(await call(port, agent));
    // Leaves processor time for the copies that start.
    await wait(5);
  }
  agent.destroy();
}

test('loses no request of kept connections when stopped under load', async () => {
  const service = await started({ DRAIN_MS: '1500' });
  let isListed = false;
  const statuses: number[] = [];
  const clients = Array.from({ length: 10 }, () => client(portOf(service.origin), statuses, () => isListed));
  await vi.waitUntil(() => statuses.length > 20, 20_000);
  service.process.kill('SIGTERM');
  await wait(200);
  isListed = true;
  await Promise.all(clients);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await once(service.process, 'exit');
});

/** Sends each request to one of the copies that were ready on the last check. */
async function balancer(copies: readonly Started[]) {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly string[] = [];
  const look = async () => {
    const checks = copies.map(async ({ origin }) =>
      (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ? [portOf(origin)] : [],
    );
    ready = (await Promise.all(checks)).flat();
  };
  await look();
  const looking = setInterval(() => void look(), 50);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ready[turn++ % ready.length];
    const { url = '', method = '' } = incoming;
    const onward = request({ host: '127.0.0.1', port, agent, path: url, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: String((server.address() as AddressInfo).port),
    close: () => {
      clearInterval(looking);
      agent.destroy();
      server.close();
    },
  };
}

test('loses no request when copies are replaced behind a balancer that follows /readyz', async () => {
  const copies = [await started({ DRAIN_MS: '600' }), await started({ DRAIN_MS: '600' })];
  const { port, close } = await balancer(copies);
  let isOver = false;
  const statuses: number[] = [];
  const clients = Array.from({ length: 5 }, () => client(port, statuses, () => isOver));
  for (let round = 0; round < 2; round++) {
    await wait(100);
    const next = await started({ DRAIN_MS: '600' });
    copies.push(next);
    await wait(200);
    await end(copies.shift() as Started);
  }
  await wait(100);
  isOver = true;
  await Promise.all(clients);
  close();
  await Promise.all(copies.map(end));
  expect(statuses.length).toBeGreaterThan(50);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 90_000);
