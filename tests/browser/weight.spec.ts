import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

/** The first load (`.size-limit.mjs`) with the scripts loaded after rendering. */
const LIMIT = 126_000;

test.use({ ownContext: true });

for (const path of ['/minuli-topli', '/kalkulator-FBIH']) {
  test(`loads at most 126 KB of gzipped scripts on ${path}`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) sizes.push(answer.body().then((body) => gzipSync(body).length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(LIMIT);
  });
}

/** Chunks are left to the bundler (`site/vite.config.ts`): these limits detect a growing number. */
for (const [path, most] of [
  ['/minuli-topli', 41],
  ['/faktura', 117],
  ['/ugovor-o-radu', 148],
] as const)
  test(`requests at most ${most} scripts on ${path}`, async ({ page }) => {
    let requested = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested += 1;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requested).toBeGreaterThan(0);
    expect(requested).toBeLessThanOrEqual(most);
  });

test('loads no document code before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  // Without the hash, whose letters are random.
  const ofDocuments = () =>
    scripts.filter((url) => /pdf|docx|xlsx|workbook/i.test(url.replace(/-[\w-]{8}\.js$/, '')));
  for (const path of ['/faktura', '/ugovor-o-radu']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(ofDocuments()).toEqual([]);
  for (const file of ['PDF', 'DOCX']) {
    const before = ofDocuments().length;
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: `Preuzmi ${file}` }).click();
    await arrives;
    expect(ofDocuments().length, file).toBeGreaterThan(before);
  }
});

test('loads no interest law for a travel order', async ({ request }) => {
  const namesInterest = async (path: string) =>
    /assets\/interest/.test(await (await request.get(path)).text());
  expect([await namesInterest('/putni-nalog'), await namesInterest('/opomena')]).toEqual([false, true]);
});
