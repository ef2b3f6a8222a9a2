import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import pino from 'pino';
import { createApp } from './app.ts';
import { todayInBosnia } from './clock.ts';
import { readFiles } from './files.ts';
import { levelOf } from './request-log.ts';
import { serviceServer } from './server.ts';

const STOP_MS = 15_000;

const { HOST = '127.0.0.1', PORT = '3000', LOG_LEVEL = 'info' } = process.env;
const site = process.env.SITE_DIR ?? fileURLToPath(new URL('../../site/dist', import.meta.url));

// Written in blocks, at once: handing each block to another thread costs more than the write.
const lines = pino.destination({ sync: true, minLength: 4096, periodicFlush: 1000 });
const log = pino({ level: LOG_LEVEL, base: null }, lines);

if (!existsSync(site)) log.warn({ site }, 'the site is not built: only the calls are served');

const app = createApp({
  calculators: await loadCalculators(),
  today: todayInBosnia,
  compresses: true,
  log: (err, path) => log.error({ err, path }, 'fault'),
  ...(existsSync(site) && { assets: await readFiles(site) }),
});

const { server, stop } = serviceServer(app, { note: (request) => log[levelOf(request)](request) });
server.listen(Number(PORT), HOST);
await once(server, 'listening');
log.info({ address: server.address() }, 'listening');
log.flush();

// Listened to for good: a terminal and `npm start` both pass a Ctrl-C on, and the second must not end what the first lets finish.
const told = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
});

log.info({ signal: await told }, 'stopping');
await stop(STOP_MS);
log.info('stopped');
log.flush(() => process.exit(0));
