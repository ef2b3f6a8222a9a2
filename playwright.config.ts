import { defineConfig } from '@playwright/test';
import { SERVICE } from './scripts/service.mjs';

/** A server that runs already, as that of `npm run dev`; without it the built service is started. */
const { BASE_URL } = process.env;
const port = Number(process.env.TEST_PORT ?? 4173);
const isRoot = process.getuid?.() === 0;

// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig({
  testDir: 'tests/browser',
  workers: 2,
  fullyParallel: true,
  // A busy machine may starve a browser once. What needs a second attempt is named at the end, and is a fault to be found.
  retries: 1,
  reporter: 'line',
  // Generous, for a machine that does something else besides: what passes does not wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: BASE_URL ?? `http://127.0.0.1:${port}`,
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    // It would fetch the whole portal again for every test.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--renderer-process-limit=1',
        // Without the last, every load gets a frame made again: a sixth more of the processor. The others are what Playwright turns on, which a list of ours replaces.
        '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,RenderDocument:level/crashed-frame',
        // Pages live for a second: to optimize their code costs more than it saves, and so does collecting their garbage.
        '--js-flags=--no-maglev --no-turbofan --always-sparkplug --single-threaded-gc --min-semi-space-size=32 --max-semi-space-size=64',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  ...(!BASE_URL && {
    webServer: {
      command: `node ${SERVICE.join(' ')}`,
      url: `http://127.0.0.1:${port}/healthz`,
      env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
      reuseExistingServer: false,
    },
  }),
});
