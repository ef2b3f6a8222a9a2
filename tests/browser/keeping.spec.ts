import { expectGross, fillGross, gross, net, result } from './support/calculator.ts';
import { field } from './support/field.ts';
import { expect, test } from './support/test.ts';

/** Input survives navigation to another page and back, and a reload. */

test('restores the form on reload and on return, cleared only by „Obriši sve“', async ({ page }) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2.000,5');
  await page.reload();
  await expectGross(page, '2.000,50');
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
  expect(new URL(page.url()).hash).toBe('');
  await gross(page).fill('3000');
  await page.getByRole('link', { name: 'Propisi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Propisi');
  await page.goBack();
  await expectGross(page, '3.000,00');
  await page.goto('/zakup');
  await page.goBack();
  await expectGross(page, '3.000,00');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /ovaj mjesec/ })).toBeVisible();
  await expect(gross(page)).toHaveValue('');
});

test('keeps the form on a step within the page, one form per history entry; a link has precedence', async ({
  page,
}) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2000');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Preskoči na sadržaj' }).press('Enter');
  await expect(page).toHaveURL(/#sadrzaj$/);
  await page.waitForFunction(() => history.state !== null);
  await page.reload();
  await expectGross(page, '2.000,00');
  await page.evaluate(() => {
    location.hash = 'mjesec=5&godina=2024&neto_plata=900';
  });
  await expect(net(page)).toHaveValue('900,00');
  await page.goBack();
  await expectGross(page, '2.000,00');
});

test('keeps the chosen basis, unreadable text, half a period and an emptied rate', async ({ page }) => {
  await page.goto('/minuli-topli');
  await page.getByRole('form', { name: 'Unos' }).getByText('Neto plata', { exact: true }).click();
  await page.getByLabel('Topli obrok po danu').fill('abc');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Neto plata' })).toBeChecked();
  await expect(page.getByLabel('Topli obrok po danu')).toHaveValue('abc');
  await page.goto('/PDV');
  await field(page, 'Stopa PDV-a').fill('');
  await page.reload();
  await expect(field(page, 'Stopa PDV-a')).toHaveValue('');
  await page.goto('/datum-staza');
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Dodaj period' }).click();
  await page.getByLabel('1. period, od').fill('2010-03-15');
  await page.reload();
  await page.locator('summary').click();
  await expect(page.getByLabel('1. period, od')).toHaveValue('15. 3. 2010.');
});
