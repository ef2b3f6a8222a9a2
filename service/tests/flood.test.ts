import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { floods } from '../../bench/siege/floods.mjs';
import { type Started, started } from './started.fixture.ts';

/** The options of the container. */
const NODE_OPTIONS = '--max-old-space-size=128';
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
