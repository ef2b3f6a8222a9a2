import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { createApp } from './app.ts';
import { todayInBosnia } from './calls.ts';
import { serviceServer } from './node.ts';
import { probesOn } from './probes.ts';
import { levelOf, logTo } from './request-log.ts';
import { type SiteFile, siteFile } from './site.ts';

const STOP_MS = 15_000;
/** Time limit for writing the last log lines. */
const LAST_LINES_MS = 500;
/** Backlog of connections. The system reduces it to its own limit, `net.core.somaxconn`. */
const BACKLOG = 65_535;

const { HOST = '127.0.0.1', PORT = '3000', PROBE_PORT, DRAIN_MS = '5000', LOG_LEVEL = 'info' } = process.env;
const folder = process.env.SITE_DIR ?? fileURLToPath(new URL('../../site/dist', import.meta.url));
const log = pino({ level: LOG_LEVEL, base: null }, logTo(process.stdout));

/** The built site, in memory: no request reads another file, and a response to a slow client holds no copy. */
const files = new Map<string, SiteFile>();
if (!existsSync(folder)) log.warn({ site: folder }, 'the site is not built: only the calls are served');
else
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, '/');
    if (entry.isFile()) files.set(name, await siteFile(readFileSync(path)));
  }

let isReady = true;
const app = createApp({
  calculators: await loadCalculators(),
  today: todayInBosnia,
  site: (name) => files.get(name),
  isReady: () => isReady,
  log: (err, path) => log.error({ err, path }, 'fault'),
});

const { server, retire, stop } = serviceServer(app, { note: (request) => log[levelOf(request)](request) });
server.listen({ port: Number(PORT), host: HOST, backlog: BACKLOG });
await once(server, 'listening');
const probes = PROBE_PORT ? await probesOn(Number(PROBE_PORT), HOST) : undefined;
log.info({ address: server.address(), probes: probes?.address }, 'listening');

/** Balancers read from `/readyz` that this copy stops; until then it still answers. After Ctrl-C there is no balancer. */
async function finish(signal?: NodeJS.Signals): Promise<void> {
  log.info({ signal }, 'stopping');
  isReady = false;
  probes?.retire();
  retire();
  if (signal === 'SIGTERM') await wait(Number(DRAIN_MS));
  await stop(STOP_MS);
  log.info('stopped');
  await Promise.race([new Promise((resolve) => process.stdout.write('', resolve)), wait(LAST_LINES_MS)]);
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** After these a process is in no state to run JavaScript. */
const FATAL = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;
const options = { delay: Number(DRAIN_MS) + 2 * STOP_MS, logger: log, skip: [...SIGNALS, ...FATAL] };
let first: NodeJS.Signals | undefined;
const { close } = closeWithGrace(options, ({ err }) => {
  if (err) log.fatal({ err }, 'fault');
  return finish(first);
});
// Handled here: a terminal and `npm start` both pass on Ctrl-C, and a second signal must not end what the first lets finish.
for (const signal of SIGNALS)
  process.on(signal, () => {
    if (first) return;
    // Set before `close`, which calls `finish` at once: only SIGTERM drains.
    first = signal;
    close();
  });
