import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, started } from './started.fixture.ts';

const DRAIN_MS = 3000;
const CLIENTS = 20;

let service: Started;

beforeAll(async () => {
  service = await started({ DRAIN_MS: String(DRAIN_MS) });
});

afterAll(() => service.process.kill('SIGKILL'));

/** The status of a GET; without an agent over a connection of its own. */
async function statusOf(path: string, agent: Agent | false = false): Promise<number> {
  const sent = request(service.origin + path, { agent }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Sends one request after another over a kept connection until `isOver`; returns the statuses. */
async function steadyClient(isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  while (!isOver()) {
    statuses.push(await statusOf('/', agent));
    await wait(20);
  }
  agent.destroy();
  return statuses;
}

test('answers new and kept connections for the whole drain when stopped by SIGTERM', async () => {
  let isOver = false;
  const clients = Promise.all(Array.from({ length: CLIENTS }, () => steadyClient(() => isOver)));
  await wait(200);
  const exit = once(service.process, 'exit');
  const begun = performance.now();
  service.process.kill('SIGTERM');
  await wait(1000);
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  await wait(DRAIN_MS - 1500);
  isOver = true;
  for (const statuses of await clients) {
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(DRAIN_MS);
  const notes = service.lines.map((line) => JSON.parse(line) as { msg?: string; signal?: string });
  expect(notes.find(({ msg }) => msg === 'stopping')).toMatchObject({ signal: 'SIGTERM' });
});
