import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, started } from './started.fixture.ts';

interface LogLine {
  readonly path?: string;
  readonly status?: number;
  readonly msg?: string;
}

const SECRET = 1234.56;
let service: Started;
let origin = '';

beforeAll(async () => {
  service = await started({ DRAIN_MS: '500' });
  origin = service.origin;
});

afterAll(() => service.process.kill('SIGKILL'));

test('serves the site and the calls when built', async () => {
  expect(await (await fetch(origin)).text()).toBe('<h1>Početna</h1>');
  const response = await fetch(`${origin}/calculate?skriveno=${SECRET}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
    body: JSON.stringify({ mjesec: 3, godina: 2025, bruto_plata_input: SECRET }),
  });
  expect(await response.json()).toMatchObject({ bruto_plata_osnovna: SECRET });
});

test('finishes what is in flight and exits with 0 when stopped, even twice', async () => {
  const call = request(`${origin}/calculate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2 },
  });
  call.write('{');
  await expect.poll(() => call.socket?.bytesWritten).toBeGreaterThan(0);
  await fetch(`${origin}/healthz`);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  service.process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { interval: 10 }).toBe(503);
  expect((await fetch(origin)).status).toBe(200);
  await expect.poll(() => fetch(origin).catch(() => 'closed'), { timeout: 5000 }).toBe('closed');
  service.process.kill('SIGTERM');
  service.process.kill('SIGINT');
  call.end('}');
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(422);
  expect(await once(service.process, 'exit')).toEqual([0, null]);
});

test('logs no bodies, queries or addresses', () => {
  const notes = service.lines.map((line) => JSON.parse(line) as LogLine);
  expect(notes).toContainEqual(expect.objectContaining({ method: 'POST', path: '/calculate', status: 200 }));
  expect(notes.at(-1)).toMatchObject({ msg: 'stopped' });
  // A clock or a port may contain the digits of the amount.
  const message = service.lines.join('\n').replace(/"(?:time|ms|port)":[\d.]+/g, '');
  expect(message).not.toMatch(/1234|skriveno|203\.0\.113|bruto_plata/);
});
