import type { Page } from '@playwright/test';
import { atMost, type Row } from './row.ts';
import { inBrowser } from './service.ts';

const PORT = 24_900;
const KEYS = 60;
/** The debounce of the form before its request. */
const PAUSE_MS = 200;
const MAIN_FIGURE = '[aria-labelledby="rezultat"] dl dd';

/** From the last key to the new figure on the screen, beyond the debounce, for a salary with hot meal. */
export const typingBench = (): Promise<Row[]> =>
  inBrowser(PORT, '/minuli-topli', async (page) => {
    const times = await typed(page);
    const p95 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    return [atMost('od tipke do novog iznosa, p95 preko pauze obrasca', p95 - PAUSE_MS, 150, 'ms najviše')];
  });

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
