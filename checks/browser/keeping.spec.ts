import { expect, type Page, test } from '@playwright/test';

/** Nothing typed is lost in a link. */

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const gross = (page: Page) => page.getByRole('textbox', { name: 'Bruto osnovna plata' });
const result = (page: Page) => page.getByRole('region', { name: 'Rezultati obračuna' });

async function fillGross(page: Page, amount: string): Promise<void> {
  await field(page, 'Mjesec').fill('3');
  await field(page, 'Godina').fill('2025');
  await gross(page).fill(amount);
}

test('who gets a link gets the sender’s mistake too, not another result', async ({ page, browser }) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2000');
  await page.getByLabel('Topli obrok').fill('<b>abc');
  await page.getByRole('button', { name: 'Podijeli' }).click();
  await expect(page).toHaveURL(/topli_obrok=/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Topli obrok')).toHaveValue('<b>abc');
  await expect(other.getByText('Iznos toplog obroka mora biti nenegativan broj.')).toBeVisible();
  await expect(result(other)).toContainText('Obračun čeka ispravku');
});
