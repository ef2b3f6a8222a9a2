import { openAdded } from '../support/contract.ts';
import { holdBack } from '../support/held-back.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** A form of many fields is taken over from the page as it was sent without a long task, and without losing a key or a press. */

const DOCUMENTS = ['/faktura', '/ugovor-o-radu', '/putni-nalog', '/opomena', '/ios'];

/** As React marks what it takes over by itself. */
const PIECE = '<!--$-->';
/** Controls in one piece. */
const MOST = 12;

for (const path of DOCUMENTS)
  test(`${path} is sent in pieces that are taken over one by one`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
    const controls = form
      .split(PIECE)
      .map((piece) => piece.match(/<(?:input|select|textarea)/g)?.length ?? 0);
    expect(Math.max(...controls)).toBeGreaterThan(0);
    expect(Math.max(...controls)).toBeLessThanOrEqual(MOST);
  });

test('a document is taken over as it was sent, and what is typed as soon as it can be stays', async ({
  page,
}) => {
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

test('nothing is begun before the draft is here, which would come over it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/draft-keeper-*.js');
  await page.goto('/ugovor-o-radu');
  const begin = page.getByRole('button', { name: 'Novi ugovor' });
  await expect(begin).toBeDisabled();
  release();
  await expect(begin).toBeEnabled();
});
