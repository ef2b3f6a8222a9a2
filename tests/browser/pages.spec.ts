import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Contents of the pages, before and after hydration. */

const textIn = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';

test('renders every page without scripts', async ({ request }) => {
  for (const [path, text] of Object.entries(ROUTES)) {
    const answer = await request.get(path);
    const html = await answer.text();
    const expected = {
      path,
      status: answer.status(),
      title: textIn(html, /<title>([^<]*)<\/title>/),
      heading: textIn(html, /<h1[^>]*>(.*?)<\/h1>/s),
      description: textIn(html, /<meta name="description" content="([^"]*)"/),
      canonical: textIn(html, /<link rel="canonical" href="([^"]*)"/),
    };
    expect(expected).toEqual({
      path,
      status: 200,
      title: expect.stringMatching(new RegExp(text, 'i')),
      heading: expect.stringMatching(/\S/),
      description: expect.stringMatching(/.{20,}/),
      canonical: expect.stringMatching(/^https:/),
    });
  }
});

test('lists every page of the portal', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const published = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.toLowerCase(),
  );
  expect(published).not.toEqual([]);
  const requested = new Set(Object.keys(ROUTES).map((route) => route.toLowerCase()));
  expect(published.filter((path) => !requested.has(path))).toEqual([]);
});

test('responds to an unknown address with a helpful 404', async ({ page }) => {
  const answer = await page.goto('/nema-me');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nema te stranice');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('opens the law on the tab of its address, and shows earlier values on demand', async ({ page }) => {
  await page.goto('/propisi#fbih-naknada_voda');
  await expect(page.getByRole('radio', { name: 'Federacija BiH' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Opća vodna naknada' })).toBeInViewport();
  await page.getByText('Republika Srpska', { exact: true }).first().click();
  await page.getByText('Porezi (11)').click();
  await page.getByRole('heading', { name: 'Porez na ostale prihode' }).click();
  const tax = page.locator('#rs-porez_ostali-promjene');
  await expect(tax.getByRole('row')).toHaveCount(2);
  await tax.locator('xpath=following-sibling::button').click();
  await expect(tax.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Samo posljednje' })).toBeVisible();
});

test('renders only the opened law; a link inside it and print open folded parts', async ({ page }) => {
  await page.goto('/propisi');
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await tall()).toBeLessThan(1500);
  await page.evaluate(() => {
    location.hash = 'rs-solidarnost';
  });
  const source = page.getByText('Zakon o Fondu solidarnosti').first();
  await expect(source).toBeInViewport();
  await page.reload();
  await expect(source).toBeInViewport();
  await page.goto('/propisi');
  await page.emulateMedia({ media: 'print' });
  expect(await tall()).toBeGreaterThan(5000);
});

test('announces the number of results of a law search, also when none', async ({ page }) => {
  await page.goto('/propisi');
  const box = page.getByRole('searchbox', { name: 'Pronađite stopu ili iznos' });
  const count = page.getByRole('main').getByRole('status');
  await box.fill('opća vodna naknada');
  await expect(count).toHaveText(/^Pronađeno: [1-9]/);
  await expect(page.getByRole('heading', { name: 'Opća vodna naknada' }).first()).toBeVisible();
  await box.fill('svemirski brod');
  await expect(count).toHaveText('Nema takve stope ni iznosa.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await box.fill('');
  await expect(count).toBeEmpty();
  await expect(page.getByRole('heading', { name: 'Republika Srpska' })).toBeVisible();
});

test('links a rate found on the home page to its place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('opća vodna naknada');
  await page.getByRole('link', { name: 'Opća vodna naknada Propisi, Federacija BiH' }).click();
  await expect(page.getByRole('heading', { name: 'Opća vodna naknada' })).toBeInViewport();
});
