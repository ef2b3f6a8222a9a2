import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { SERVICE } from '../scripts/service.mjs';

/** Runs a function in a browser on a separate instance of the built service. */
export async function inBrowser<T>(port: number, path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const service = spawn(process.execPath, SERVICE, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', DRAIN_MS: '0' },
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
    await untilServed(page, path);
    return await work(page);
  } finally {
    await browser.close();
    service.kill();
    await once(service, 'exit');
  }
}

async function untilServed(page: Page, path: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await page.goto(path).catch(() => null);
    if (answer?.ok()) return;
    await page.waitForTimeout(100);
  }
  throw new Error('the service did not start');
}
