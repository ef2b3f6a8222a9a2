import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from './built.fixture.ts';

interface LogLine {
  readonly address?: { readonly port: number };
  readonly path?: string;
  readonly status?: number;
  readonly msg?: string;
}

const SECRET = 1234.56;
const lines: string[] = [];
let service: ChildProcess;
let origin = '';

beforeAll(async () => {
  const site = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  await writeFile(join(site, 'index.html'), '<h1>Početna</h1>');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, LOG_LEVEL: 'debug' };
  service = spawn(process.execPath, [await built('node')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = createInterface({ input: service.stdout as NodeJS.ReadableStream });
  output.on('line', (line) => lines.push(line));
  const [first] = await once(output, 'line');
  origin = `http://127.0.0.1:${(JSON.parse(first) as LogLine).address?.port}`;
});

afterAll(() => service.kill('SIGKILL'));

test('the built service serves the site and the calls', async () => {
  expect(await (await fetch(origin)).text()).toBe('<h1>Početna</h1>');
  const response = await fetch(`${origin}/calculate?skriveno=${SECRET}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
    body: JSON.stringify({ mjesec: 3, godina: 2025, bruto_plata_input: SECRET }),
  });
  expect(await response.json()).toMatchObject({ bruto_plata_osnovna: SECRET });
});

test('told to stop, even twice, it finishes what is in flight and exits cleanly', async () => {
  const call = request(`${origin}/calculate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2 },
  });
  call.write('{');
  await expect.poll(() => call.socket?.bytesWritten).toBeGreaterThan(0);
  await fetch(`${origin}/healthz`);
  service.kill('SIGTERM');
  await expect.poll(() => fetch(origin).catch(() => 'closed')).toBe('closed');
  service.kill('SIGTERM');
  service.kill('SIGINT');
  call.end('}');
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(422);
  expect(await once(service, 'exit')).toEqual([0, null]);
});

test('its log has no bodies, queries or addresses', () => {
  const notes = lines.map((line) => JSON.parse(line) as LogLine);
  expect(notes).toContainEqual(expect.objectContaining({ method: 'POST', path: '/calculate', status: 200 }));
  expect(notes.at(-1)).toMatchObject({ msg: 'stopped' });
  expect(lines.join('\n')).not.toMatch(/1234|skriveno|203\.0\.113|bruto_plata/);
});
