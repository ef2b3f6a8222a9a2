import { expect, test } from '../support/test.ts';

test('shows the District as the third card of the home page', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'IZABERITE ENTITET ZA OBRAČUN' }).getByRole('link');
  await expect(cards.nth(2)).toHaveAttribute('href', '/kalkulator-brcko');
  await cards.nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brčko distriktu');
});

test('computes a wage only when its fund is chosen', async ({ page }) => {
  await page.goto('/kalkulator-brcko#mjesec=10&godina=2026&bruto_plata=1800');
  await expect(page.getByText('Za obračun još upišite:')).toBeVisible();
  await page.getByLabel('Penzioni fond').selectOption('RS');
  await expect(page.getByText('1.221,60').first()).toBeVisible();
  await page.getByLabel('Penzioni fond').selectOption('FBiH');
  await expect(page.getByText('1.245,90').first()).toBeVisible();
});

test('restores the fund and the dependants from a link', async ({ page }) => {
  await page.goto('/kalkulator-brcko#mjesec=10&godina=2026&bruto_plata=2400&fond=RS&izdrzavani=2');
  await expect(page.getByLabel('Penzioni fond')).toHaveValue('RS');
  await expect(page.getByText('1.632,00').first()).toBeVisible();
});
