import { afterEach, expect, test } from 'vitest';
import { probesOn } from '../probes.ts';

let close: () => Promise<unknown>;
afterEach(() => close());

async function start(stalledMs?: number) {
  const probes = await probesOn(0, '127.0.0.1', stalledMs);
  close = probes.close;
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${probes.address.port}${path}`)).status;
  return { ...probes, ask };
}

test('is healthy and ready until it retires', async () => {
  const { ask, retire } = await start();
  expect([await ask('/healthz'), await ask('/readyz'), await ask('/')]).toEqual([200, 200, 404]);
  retire();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
});

test('responds 503 when the event loop of the service is blocked', async () => {
  const { ask, close: stopPulse } = await start(1);
  close = async () => undefined;
  expect(await ask('/healthz')).toBe(200);
  await expect.poll(() => ask('/healthz'), { interval: 5 }).toBe(503);
  await stopPulse();
});
