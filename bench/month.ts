import type { Page } from '@playwright/test';
import { download } from '../tests/browser/support/download.ts';
import { keepStaff, OCTOBER, staffOf } from '../tests/browser/support/staff.ts';
import { atMost, median, type Row } from './row.ts';
import { inBrowser } from './service.ts';

const PORT = 24_910;
const OUTPUT = OCTOBER.replace('dio=mjesec', 'dio=papiri');
/** The debounce of the sheet before its request. */
const PAUSE_MS = 200;
const CELLS = 20;
const FRAMES = 120;
/** About three rows per frame: fast scrolling. */
const FRAME_PX = 108;
const LONG_MS = 50;

const GRID = '[role="grid"]';
const READY = 'sve je izračunato';

/** The month of a firm: time to the first result, time from a cell to its total, time to the payslips, smoothness of scrolling. */
export const monthBench = (): Promise<Row[]> =>
  inBrowser(PORT, '/plate', async (page) => {
    await keepStaff(page, staffOf(200));
    const opened = await opening(page);
    const cells = await typing(page);
    const drawn = await drawing(page);
    await keepStaff(page, staffOf(2000));
    await opening(page);
    const share = await scrolling(page);
    return [
      atMost('mjesec: 200 radnika otvoreno i izračunato', opened, 1000, 'ms najviše'),
      atMost(
        'mjesec: od upisa u polje do novog iznosa, medijan preko pauze',
        cells - PAUSE_MS,
        100,
        'ms najviše',
      ),
      atMost('mjesec: 200 platnih lista u jednom PDF-u', drawn, 10, 's najviše'),
      atMost('mjesec: udio slika s radom preko 50 ms, 2.000 radnika', share, 5, '% najviše'),
    ];
  });

/** Milliseconds from the step to the month until every worker has a wage. */
async function opening(page: Page): Promise<number> {
  await page.goto('/plate');
  await page.getByRole('link', { name: /PRIMJER/ }).waitFor();
  const address = OCTOBER.replace('/plate', '');
  return page.evaluate(untilReady, { address, ready: READY });
}

/** Runs in the page. */
function untilReady({ address, ready }: { address: string; ready: string }): Promise<number> {
  const start = performance.now();
  location.hash = address;
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('main')?.textContent?.includes(ready)) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Milliseconds from the key that ends a cell until the sum of payouts changes. */
async function typing(page: Page): Promise<number> {
  const times: number[] = [];
  await page.locator(`${GRID} [data-row="0"] [data-column="3"]`).click();
  for (let at = 0; at < CELLS; at++) {
    await page.keyboard.type(String(100 + at));
    // Observed before the key is pressed, however busy the machine is.
    const watch = await page.evaluateHandle(watchTotal, `${GRID} tfoot [aria-colindex="7"]`);
    await page.keyboard.press('Enter');
    times.push(await watch.evaluate(({ changed }) => changed));
  }
  return median(times);
}

/** Seconds from the button to the file with all payslips. */
async function drawing(page: Page): Promise<number> {
  await page.goto(OUTPUT);
  const button = 'Preuzmi platne liste (200)';
  await page.getByRole('button', { name: button }).waitFor();
  const start = performance.now();
  await download(page, button);
  return (performance.now() - start) / 1000;
}

/** Runs in the page: milliseconds from the next key to the frame that shows another total. */
function watchTotal(selector: string): { readonly changed: Promise<number> } {
  const total = () => document.querySelector(selector)?.textContent;
  const before = total();
  const changed = new Promise<number>((resolve) => {
    const start = () => {
      const pressed = performance.now();
      const look = () => {
        if (total() === before) requestAnimationFrame(look);
        else resolve(performance.now() - pressed);
      };
      look();
    };
    addEventListener('keydown', start, { once: true, capture: true });
  });
  return { changed };
}

/** Percentage of frames with a long task while the sheet is scrolled. */
async function scrolling(page: Page): Promise<number> {
  const long = await page.evaluate(scrolled, { grid: GRID, frames: FRAMES, by: FRAME_PX, limit: LONG_MS });
  return (100 * long) / FRAMES;
}

/** Runs in the page: the number of tasks above the limit. */
async function scrolled(run: { grid: string; frames: number; by: number; limit: number }): Promise<number> {
  let long = 0;
  const observer = new PerformanceObserver((list) => {
    long += list.getEntries().filter(({ duration }) => duration > run.limit).length;
  });
  observer.observe({ entryTypes: ['longtask'] });
  const sheet = document.querySelector(run.grid);
  for (let frame = 0; frame < run.frames; frame++) {
    if (sheet) sheet.scrollTop += run.by;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  return long;
}
