import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { expect, hydrated, type Page, test as shared } from './test.ts';

/** A separate browser whose processes can be killed at any moment, and its profile folder. */
export interface KilledBrowser {
  /** Starts it, also after it was killed. */
  readonly start: () => Promise<void>;
  /** Opens an address of the portal in another tab. */
  readonly open: (address: string) => Promise<Page>;
  /** Kills it like a power failure: no page gets an event. */
  readonly kill: () => Promise<void>;
}

export { expect };

export const test = shared.extend<{ readonly browserToKill: KilledBrowser }>({
  browserToKill: async ({ baseURL, launchOptions: { executablePath = '', args = [] } }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'obracun-browser-'));
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
    let running: ChildProcess | undefined;
    let context: BrowserContext | undefined;
    const kill = async () => {
      if (running?.pid === undefined) return;
      const isOver = once(running, 'exit');
      process.kill(-running.pid, 'SIGKILL');
      await isOver;
      running = undefined;
    };
    await use({
      start: async () => {
        running = spawn(executablePath, [...args, ...own], { detached: true });
        [context] = (await chromium.connectOverCDP(await endpointOf(running))).contexts();
      },
      open: async (address) => {
        if (!context) throw new Error('browser not started');
        const page = await context.newPage();
        await page.goto(`${baseURL}${address}`);
        await hydrated(page);
        return page;
      },
      kill,
    });
    await kill();
    await rm(folder, { recursive: true, force: true });
  },
});

/** The endpoint for commands that a starting browser prints. */
async function endpointOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('no output of the browser');
  for await (const line of createInterface(stderr)) {
    const [, endpoint] = /^DevTools listening on (ws:.*)$/.exec(line) ?? [];
    if (endpoint) return endpoint;
  }
  throw new Error('browser failed to start');
}
