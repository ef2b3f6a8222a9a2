import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages } from '../../site/app/routes.ts';

for (const { path, aliases = [], title } of pages) {
  test(`${path} reads before scripts run`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const address of [path, path.toUpperCase(), ...aliases]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page).toHaveTitle(new RegExp(title.slice(0, 12).replaceAll(/[()/]/g, '.'), 'i'));
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:/);
    }
    await page.context().close();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`${path} has nothing axe objects to, ${theme}`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => {
        localStorage.setItem('theme', name);
        localStorage.setItem('pismo', name === 'dark' ? 'cirilica' : 'latinica');
      }, theme);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

test('an address that leads nowhere is a 404 that helps', async ({ page }) => {
  const answer = await page.goto('/nema-me');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nema te stranice');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
