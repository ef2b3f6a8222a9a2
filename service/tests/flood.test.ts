import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { residentMegabytes } from '../../bench/siege/besieged.mjs';
import { floods } from '../../bench/siege/floods.mjs';
import { HEAP } from '../../scripts/service.mjs';
import { deaf, get } from './server.fixture.ts';
import { type Started, started } from './started.fixture.ts';

const NODE_OPTIONS = HEAP.join(' ');
const HEALTH_MS = 2_000;
const KB = 1024;

let service: Started;
beforeAll(async () => {
  service = await started({ DRAIN_MS: '0', LOG_LEVEL: 'info', NODE_OPTIONS });
});
afterAll(async () => {
  service.process.kill();
  expect(await once(service.process, 'exit')).toEqual([0, null]);
});

const send = async (path: string, body: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const response = await fetch(service.origin + path, { method: 'POST', body, headers });
  await response.arrayBuffer();
  return response.status;
};

const isHealthy = async (): Promise<boolean> =>
  (await fetch(`${service.origin}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) })).ok;

const REFUSED_WHOLE = [413, 422];
/** A list of one element, which is refused. */
const ANSWERED = [200];

test.each(Object.entries(floods(4 * KB * KB)))(
  'refuses a list of %s, one and four at once',
  async (name, body) => {
    const isOne = /^(nested|one long|many names|quotes|backslashes)/.test(name);
    for (const times of [1, 4]) {
      const statuses = Promise.all(Array.from({ length: times }, () => send('/obracuni', body)));
      expect(await isHealthy()).toBe(true);
      for (const status of await statuses) expect(isOne ? ANSWERED : REFUSED_WHOLE).toContain(status);
    }
  },
);

test.each(['/calculate_topli', '/radni-staz/', '/mcp'])('refuses floods as the body of %s', async (path) => {
  for (const list of Object.values(floods(64 * KB)))
    for (const body of [list, list.slice(1, -1)]) {
      const statuses = Promise.all(Array.from({ length: 4 }, () => send(path, body)));
      expect(await isHealthy()).toBe(true);
      for (const status of await statuses) expect([400, 413, 422]).toContain(status);
    }
});

const WAGE = '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}';
const CALL = `POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${WAGE.length}`;

test.each([
  ['page', get('/')],
  ['missing page', get('/nema')],
  ['call', `${CALL}\r\n\r\n${WAGE}`],
])(
  'stays under 200 MB when 200 connections request a %s a thousand times and read nothing',
  async (_name, bytes) => {
    const port = Number(new URL(service.origin).port);
    const clients = Array.from({ length: 200 }, () => deaf(port, bytes.repeat(1000)));
    let most = 0;
    for (let turn = 0; turn < 20; turn++) {
      await wait(100);
      most = Math.max(most, residentMegabytes(service.process.pid));
    }
    const headers = { 'Content-Type': 'application/json' };
    const call = await fetch(`${service.origin}/calculate`, { method: 'POST', body: WAGE, headers });
    expect([call.status, service.process.exitCode]).toEqual([200, null]);
    expect(most).toBeLessThan(200);
    for (const client of clients) client.destroy();
  },
);
