import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

/** The readable page of the calls, as a programmer tries one. */

test('a call is tried with its example and answered on the page', async ({ page }) => {
  await page.goto('/api');
  const form = page.locator('form[data-call="/calculate_topli"]');
  await form.getByRole('button', { name: 'Pošalji' }).click();
  await expect(form.locator('output')).toContainText(/^200\n.*"neto_plata"/s);
  await expect(page).toHaveURL(/\/api$/);
});

test('without scripts nothing typed gets into the address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/api');
  const form = page.locator('form[data-call="/calculate_topli"]');
  await expect(form.getByRole('button', { name: 'Pošalji' })).toBeDisabled();
  await form.getByRole('checkbox').press('Enter');
  await expect(page).toHaveURL(/\/api$/);
  await page.close();
});

for (const theme of ['light', 'dark'])
  test(`axe objects to nothing in the ${theme} theme, best practice included`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/api');
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
