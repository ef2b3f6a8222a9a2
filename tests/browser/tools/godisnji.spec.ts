import { failScripts, scriptShowing } from '../support/held-back.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

/** Contributions set for a year: the chosen one, and all of them next to it. */

const result = (page: Page) => page.getByRole('region', { name: /^Rezultati obračuna/ });
const row = (page: Page, year: number) => page.getByRole('row', { name: new RegExp(`^${year}\\.`) });

const SCREENS = [
  ['/doprinosi-kom-nepio', 'KOMERCIJALNO GAZDINSTVO 55/55 (Nisu osigurani na PIO)', '65,67'],
  ['/doprinosi-samostalno', 'SAMOSTALNO ZANIMANJE', '665,26'],
] as const;

const year = (page: Page) => page.getByLabel('Godina', { exact: true });

test.describe('in 2025', () => {
  test.use({ now: '2025-06-15T10:00:00' });

  for (const [path, title, monthly] of SCREENS) {
    test(`fetches 2025 on load for ${path}, and every year next to it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(year(page)).toHaveValue('2025');
      await expect(page.getByRole('heading', { name: 'Rezultati obračuna za 2025. godinu' })).toBeVisible();
      await expect(result(page)).toContainText(monthly);
      await expect(page.getByRole('row')).toHaveCount(10);
      await expect(row(page, 2025)).toContainText(monthly);
      await expect(row(page, 2019)).toContainText('niska pouzdanost');
      await expect(page.getByRole('img', { name: /po godinama: 2018\. .*; 2026\. / })).toBeVisible();
    });
  }

  test('shows the year at once, takes it from a link, and returns to this one on clearing', async ({
    page,
  }) => {
    await page.goto('/doprinosi-vlasnik#godina=2021');
    await expect(page.getByRole('heading', { name: 'Rezultati obračuna za 2021. godinu' })).toBeVisible();
    await page.getByRole('button', { name: 'Obriši sve' }).click();
    await expect(year(page)).toHaveValue('2025');
    await page.goto('/mali-preduzetnik');
    await expect(year(page)).toHaveValue('2025');
  });
});

for (const [now, opened] of [
  ['2026-01-02T10:00:00', '2026'],
  ['2031-01-02T10:00:00', '2026'],
] as const)
  test.describe(`on ${now}`, () => {
    test.use({ now });

    test(`opens the years on ${opened}`, async ({ page }) => {
      for (const path of ['/doprinosi-nekom', '/mali-preduzetnik', '/fbih-samostalna-djelatnost']) {
        await page.goto(path);
        await expect(year(page)).toHaveValue(opened);
      }
    });
  });

test('requests every year once; another is fetched when chosen, and marked in the table', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requested.push(request.postData() ?? ''));
  await page.goto('/doprinosi-nekom');
  await expect(page.getByRole('row')).toHaveCount(10);
  expect(requested).toHaveLength(9);
  await page.getByLabel('Godina', { exact: true }).selectOption('2021');
  await expect(page.getByRole('heading', { name: 'Rezultati obračuna za 2021. godinu' })).toBeVisible();
  await expect(result(page)).toContainText('427,68');
  await expect(page.locator('tr[aria-current]')).toContainText('2021.');
});

test('shows the base, the rate and the sources of each year', async ({ page }) => {
  await page.goto('/doprinosi-vlasnik');
  // The slip above is rendered: before that the table moves away from a press.
  await expect(page.getByRole('button', { name: 'Kopiraj sve' })).toBeVisible();
  await expect(row(page, 2024).getByText('1.937,00 × 60 %')).toBeHidden();
  await row(page, 2024).getByRole('button').first().click();
  await expect(row(page, 2024).getByText('1.937,00 × 60 %')).toBeVisible();
  await expect(row(page, 2025)).toContainText('2.146,00 × 70 %');
  await expect(row(page, 2021)).toContainText('891,00 × (18,5 % + 12 % + 1,7 % + 0,6 %)');
  await page.getByText('Izvori', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Izvori' })).toContainText(
    'Zakon o doprinosima, Sl. glasnik RS 110/24',
  );
});

test('reports a failure in both places, and retries', async ({ page }) => {
  await page.route('**/doprinosi-nkg/', (route) => route.abort());
  await page.goto('/doprinosi-nekom');
  await expect(page.getByRole('alert')).toHaveCount(2);
  await page.unroute('**/doprinosi-nkg/');
  const retries = page.getByRole('button', { name: 'Pokušaj ponovo' });
  await retries.last().click();
  await retries.click();
  await expect(page.getByRole('row')).toHaveCount(10);
  await expect(result(page)).toContainText('Ukupno za godinu');
});

test.describe('when offline', () => {
  test.use({ ownContext: true });

  test('retries both requests when the network returns', async ({ page, context }) => {
    await page.route('**/doprinosi-nkg/', (route) => route.abort());
    await page.goto('/doprinosi-nekom');
    await expect(page.getByRole('alert')).toHaveCount(2);
    await context.setOffline(true);
    await page.unroute('**/doprinosi-nkg/');
    await context.setOffline(false);
    await expect(page.getByRole('row')).toHaveCount(10);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('keeps the chosen year and retries when the chunk of all years fails to load', async ({ page }) => {
  const restore = await failScripts(page, scriptShowing(page, 'Kroz godine'));
  await page.goto('/doprinosi-nekom#godina=2025');
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await expect(result(page)).toContainText('43,78');
  restore();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('row')).toHaveCount(10);
});

test('quotes the service with the text of the catalogue when it sends no sentence', async ({ page }) => {
  await page.route('**/doprinosi-nkg/', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto('/doprinosi-nekom');
  await expect(page.getByText('Greška pri dohvaćanju.').first()).toBeVisible();
});

test('scrolls neither chart nor table sideways at 320 pixels, without axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  test.slow();
  await page.goto('/doprinosi-kom-pio');
  await expect(page.getByRole('row')).toHaveCount(10);
  expect(await violationsInThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
