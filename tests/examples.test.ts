import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

let folder = '';
let service: ChildProcess;
let origin = '';

/** The bundle that `npm start` runs, on a free port, without the site. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obracun-examples-'));
  await build({ configFile: 'service/vite.config.ts', mode: 'node', build: { outDir: folder } });
  const env = { ...process.env, PORT: '0', SITE_DIR: join(folder, 'site'), LOG_LEVEL: 'info' };
  service = spawn(process.execPath, [join(folder, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: service.stdout as NodeJS.ReadableStream })) {
    const { address } = JSON.parse(line) as { address?: { port: number } };
    if (!address) continue;
    origin = `http://127.0.0.1:${address.port}`;
    break;
  }
});

afterAll(async () => {
  service.kill('SIGKILL');
  await once(service, 'exit');
  await rm(folder, { recursive: true });
});

// Republika Srpska, March 2025: net = gross − 31 % − (gross − 1 000) × 8 %.
test.each([
  ['call', '1300 1.000,00 × 8 %'],
  ['batch', '995\n1300\n1605'],
  ['mcp', '1300'],
])('examples/%s.mjs prints the net pay', async (name, printed) => {
  const { stdout } = await run(process.execPath, [`examples/${name}.mjs`], {
    env: { ...process.env, ORIGIN: origin },
  });
  expect(stdout.trim()).toBe(printed);
});
