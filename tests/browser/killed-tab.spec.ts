import { gross } from './support/calculator.ts';
import { expect, hydrated, type Page, test } from './support/test.ts';

/** What is typed survives the end of its tab, from a second after the last key. */

const SECOND_MS = 1000;

/** Ends the process of a page a second after the last key, like a browser short of memory: the page gets no event. */
async function kill(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
  const session = await page.context().newCDPSession(page);
  const isOver = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await isOver;
}

test('restores a calculator when its tab is killed and loaded again', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/obracun-plata');
  await hydrated(page);
  await gross(page).fill('1234');
  const session = await context.newCDPSession(page);
  await kill(page);
  await session.send('Page.reload');
  const read = async () => {
    const expression =
      'document.querySelector("#polje-bruto_plata, [id$=iznos]")?.value + history.state?.unos';
    return (await session.send('Runtime.evaluate', { expression })).result.value;
  };
  await expect.poll(read).toContain('1234');
});
