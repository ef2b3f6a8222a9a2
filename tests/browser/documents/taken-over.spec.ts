import { openAdded } from '../support/contract.ts';
import { holdBack, isLater, SCRIPTS } from '../support/held-back.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Hydrates a form of many fields without a long task, and loses no key or press. */

const DOCUMENTS = ['/faktura', '/ugovor-o-radu', '/akti-o-radu', '/putni-nalog', '/opomena', '/ios'];

/** The marks of React on hydrated elements. */
const PIECE = '<!--$-->';
/** Controls in one chunk. */
const MOST = 12;

for (const path of DOCUMENTS)
  test(`sends ${path} in chunks that hydrate one by one`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
    const controls = form
      .split(PIECE)
      .map((piece) => piece.match(/<(?:input|select|textarea)/g)?.length ?? 0);
    expect(Math.max(...controls)).toBeGreaterThan(0);
    expect(Math.max(...controls)).toBeLessThanOrEqual(MOST);
  });

test('hydrates a document as sent and keeps the earliest input', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/ugovor-o-radu', { waitUntil: 'commit' });
  await openAdded(page);
  const last = page.getByLabel('Broj primjeraka');
  await last.fill('6');
  await page.getByLabel('Naziv, odnosno ime i prezime').fill('Alfa d.o.o.');
  await hydrated(page);
  await expect(last).toHaveValue('6');
  await expect(page.getByRole('article')).toContainText('po 3 (tri)');
  await expect(page.getByRole('article')).toContainText('Alfa d.o.o.');
  expect(faults).toEqual([]);
});

test('enables nothing before the draft is loaded, which would overwrite input', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS, isLater);
  await page.goto('/ugovor-o-radu');
  const begin = page.getByRole('button', { name: 'Novi ugovor' });
  await expect(begin).toBeDisabled();
  release();
  await expect(begin).toBeEnabled();
});
