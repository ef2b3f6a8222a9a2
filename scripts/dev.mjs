// Serves the site from its sources on DEV_PORT (5173) with hot reload, and behind it the service on PORT (3000), bundled again and
// restarted at each edit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { install, onStop, root } from './run.mjs';
import { SERVICE } from './service.mjs';

install();
const { build, createServer } = await import('vite');

const { PORT = '3000', DEV_PORT = '5173' } = process.env;
process.env.SERVICE_URL = `http://127.0.0.1:${PORT}`;

process.stdout.write(`Bundling the service for port ${PORT} and starting the site on port ${DEV_PORT}…\n`);

/** Bundles the service, again at each edit. Resolves when the first bundle is written. */
async function bundle() {
  const watcher = await build({
    configFile: `${root}service/vite.config.ts`,
    mode: 'node',
    build: { watch: {} },
  });
  await new Promise((resolve) => {
    watcher.on('event', ({ code }) => code === 'END' && resolve());
  });
  return watcher;
}

async function serveSite() {
  const server = await createServer({
    configFile: `${root}site/vite.config.ts`,
    server: { port: Number(DEV_PORT), strictPort: true },
  });
  await server.listen();
  server.printUrls();
  return server;
}

const [bundles, site] = await Promise.all([bundle(), serveSite()]);

const env = { LOG_LEVEL: 'warn', ...process.env, PORT, HOST: '127.0.0.1', DRAIN_MS: '0' };
const service = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...SERVICE], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.stdout.write(
  'Edits of the site appear at once; an edit of the service restarts it. Ctrl-C ends both.\n',
);

onStop(async () => {
  service.kill('SIGTERM');
  await Promise.all([once(service, 'exit'), site.close(), bundles.close()]);
  process.exit(0);
});
