import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { atMost, type Row } from './row.ts';

const PORT = 34_900;
const KEYS = 60;
/** The form waits this long for the next key before it asks. */
const PAUSE_MS = 200;
const MAIN_FIGURE = '[aria-labelledby="rezultat"] dl dd';

/** From the last key to the new figure on the screen, beyond the form's own pause, for a salary with hot meal. */
export async function typingBench(): Promise<Row[]> {
  const service = spawn(process.execPath, ['service/dist/main.js'], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', LOG_LEVEL: 'error', DRAIN_MS: '0' },
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await untilServed(page);
    const times = await typed(page);
    const p95 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    return [atMost('od tipke do novog iznosa, p95 preko pauze obrasca', p95 - PAUSE_MS, 150, 'ms najviše')];
  } finally {
    await browser.close();
    service.kill();
    await once(service, 'exit');
  }
}

async function untilServed(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await page.goto(`http://127.0.0.1:${PORT}/minuli-topli`).catch(() => null);
    if (answer?.ok()) return;
    await page.waitForTimeout(100);
  }
  throw new Error('the service did not start');
}

async function typed(page: Page): Promise<number[]> {
  await page.getByLabel('Mjesec', { exact: true }).fill('3');
  await page.getByLabel('Godina', { exact: true }).fill('2025');
  const gross = page.getByRole('textbox', { name: 'Bruto osnovna plata' });
  await gross.fill('2000');
  await page.locator(MAIN_FIGURE).first().waitFor();
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const changed = page.evaluate(untilFigureChanges, MAIN_FIGURE);
    await gross.press(key % 2 === 0 ? 'Backspace' : '5');
    times.push(await changed);
  }
  return times;
}

/** Runs in the page: milliseconds from the next key to the frame that shows another main figure. */
function untilFigureChanges(selector: string): Promise<number> {
  const figure = () => document.querySelector(selector)?.textContent;
  const before = figure();
  return new Promise((resolve) => {
    let pressed = 0;
    const look = () => {
      const now = figure();
      if (now && now !== before) resolve(performance.now() - pressed);
      else requestAnimationFrame(look);
    };
    const start = () => {
      pressed = performance.now();
      requestAnimationFrame(look);
    };
    addEventListener('keydown', start, { once: true, capture: true });
  });
}
