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

const bundles = await build({
  configFile: `${root}service/vite.config.ts`,
  mode: 'node',
  build: { watch: {} },
});
await new Promise((resolve) => {
  bundles.on('event', ({ code }) => code === 'END' && resolve());
});

const env = { LOG_LEVEL: 'warn', ...process.env, PORT, HOST: '127.0.0.1', DRAIN_MS: '0' };
const service = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...SERVICE], {
  cwd: root,
  stdio: 'inherit',
  env,
});
const site = await createServer({
  configFile: `${root}site/vite.config.ts`,
  server: { port: Number(DEV_PORT), strictPort: true },
});
await site.listen();
site.printUrls();

onStop(async () => {
  service.kill('SIGTERM');
  await Promise.all([once(service, 'exit'), site.close(), bundles.close()]);
  process.exit(0);
});
