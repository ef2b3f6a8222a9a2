import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import pino from 'pino';
import { createApp } from './app.ts';
import { todayInBosnia } from './calls/clock.ts';
import { LogLines } from './guard/log-lines.ts';
import { probesOn } from './guard/probes.ts';
import { documentsWrittenApart } from './packed/apart.ts';
import { readSite } from './packed/files.ts';
import { levelOf } from './request-log.ts';
import { serviceServer } from './server.ts';

const STOP_MS = 15_000;
/** How long the last lines may take. */
const LAST_WORDS_MS = 500;
/** The system cuts it down to its own limit (`net.core.somaxconn`), which is the one to set. */
const BACKLOG = 65_535;

const { HOST = '127.0.0.1', PORT = '3000', PROBE_PORT, DRAIN_MS = '5000', LOG_LEVEL = 'info' } = process.env;
const folder = process.env.SITE_DIR ?? fileURLToPath(new URL('../../site/dist', import.meta.url));

const lines = new LogLines(process.stdout);
const log = pino({ level: LOG_LEVEL, base: null }, lines);

if (!existsSync(folder)) log.warn({ site: folder }, 'the site is not built: only the calls are served');

const [calculators, documents, site] = await Promise.all([
  loadCalculators(),
  documentsWrittenApart(),
  existsSync(folder) ? readSite(folder) : new Map(),
]);

let isReady = true;
const app = createApp({
  calculators,
  today: todayInBosnia,
  documents: (path) => documents.get(path),
  site: (name) => site.get(name),
  isReady: () => isReady,
  log: (err, path) => log.error({ err, path }, 'fault'),
});

const { server, retire, stop } = serviceServer(app, { note: (request) => log[levelOf(request)](request) });
server.listen({ port: Number(PORT), host: HOST, backlog: BACKLOG });
await once(server, 'listening');
const probes = PROBE_PORT ? await probesOn(Number(PROBE_PORT), HOST) : undefined;
log.info({ address: server.address(), probes: probes?.address }, 'listening');
lines.flush();

// Listened to for good: a terminal and `npm start` both pass a Ctrl-C on, and the second must not end what the first lets finish.
const told = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
});

const signal = await told;
log.info({ signal }, 'stopping');
isReady = false;
probes?.retire();
retire();
// Balancers learn from `/readyz` that nothing more is to come here; until they have, it is answered. A Ctrl-C has none before it.
if (signal === 'SIGTERM') await wait(Number(DRAIN_MS));
await stop(STOP_MS);
log.info('stopped');
await lines.finish(LAST_WORDS_MS);
process.exit(0);
