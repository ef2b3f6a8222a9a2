import { failScripts, holdBack, isLater, SCRIPTS } from './support/held-back.ts';
import { expect, test } from './support/test.ts';

/** The theme and the script of a page. */

test('is light unless dark is stored or the system is, and keeps the theme', async ({ page }) => {
  await page.goto('/');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Tamna tema' }).click();
  await expect.poll(theme).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/RS');
  expect(await theme()).toBe('dark');
  await page.evaluate(() => localStorage.setItem('theme', 'something else'));
  await page.reload();
  expect(await theme()).toBe('light');
});

test('follows the system until a theme is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/kontakt');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Tamna tema' })).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Tamna tema' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('applies the stored theme before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/minuli-topli', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test.describe('when Cyrillic is stored', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('pismo', 'cirilica')));

  test('shows nothing in Latin before it is written', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS, isLater);
    await page.goto('/RS');
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toBeHidden();
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs-Cyrl');
    await expect(heading).toBeVisible();
    await expect(heading).toHaveText('Калкулатори за Републику Српску');
  });

  test('shows the page in Latin when its scripts do not load within 3 s', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/RS', { waitUntil: 'commit' });
    const heading = page.locator('h1');
    await expect(heading).toBeHidden();
    await expect(heading).toBeVisible();
    await expect(heading).toHaveText('Kalkulatori za Republiku Srpsku');
  });
});

test.describe('when offline', () => {
  test.use({ ownContext: true });

  test('keeps Cyrillic chosen when its chunk fails to load, and applies it when online', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
    const restore = await failScripts(page);
    const isMissing = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.goto('/RS');
    await isMissing;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
    await expect(heading).toHaveText('Kalkulatori za Republiku Srpsku');
    expect(await page.evaluate(() => localStorage.getItem('pismo'))).toBe('cirilica');
    restore();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(heading).toHaveText('Калкулатори за Републику Српску');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs-Cyrl');
    await page.getByRole('button', { name: 'Ћирилица' }).click();
    await expect(heading).toHaveText('Kalkulatori za Republiku Srpsku');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
  });
});
