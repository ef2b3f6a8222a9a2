import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import process from 'node:process';
import { SERVICE } from '../../scripts/service.mjs';

/** Starts the built service on this port, its probes on the next, and polls until it answers. */
export async function besieged(port) {
  const env = {
    ...process.env,
    PORT: String(port),
    PROBE_PORT: String(port + 1),
    HOST: '127.0.0.1',
    DRAIN_MS: '0',
  };
  const service = spawn(process.execPath, SERVICE, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (Number.isNaN(await probe(port))) await new Promise((resolve) => setTimeout(resolve, 100));
  return service;
}

/** Memory of a process in megabytes. */
export const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Milliseconds until the service answers its health probe on a new connection; NaN on failure. */
export function probe(port) {
  const start = performance.now();
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
      const isWell = response.statusCode === 200;
      response.resume().on('end', () => resolve(isWell ? performance.now() - start : Number.NaN));
    }).on('error', () => resolve(Number.NaN));
  });
}
