import { fillGross, fillMonth, gross, result } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';

/** A link carries a salary, and sends nothing of it to the server. */

test('restores the inputs of a shared link and shows the result, without sending them to the server', async ({
  page,
  browser,
}) => {
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  await gross(page).fill('2.000,00');
  await expect(result(page)).toContainText('1.300,00');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /Podijeli/ }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).not.toBe('');
  expect(new URL(link).search).toBe('');
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const sent: string[] = [];
  other.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
  await other.goto(link);
  await expect(result(other)).toContainText('1.300,00');
  expect(sent).toEqual([expect.stringMatching(/\/obracun-plata$/)]);
  await stranger.close();
});

test('names the unread part of a shared address, follows changes, and restores it', async ({ page }) => {
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500&bolovanje=16');
  await expect(page.getByRole('form', { name: 'Unos' })).toContainText(
    'Iz linka nije pročitano: „bolovanje“.',
  );
  await gross(page).fill('3.000,50');
  await expect(page).toHaveURL(/bruto_plata=3000\.5/);
  await page.reload();
  await expect(gross(page)).toHaveValue('3.000,50');
});

test('opens a link with the mistake of its sender, but not the typed text', async ({ page, browser }) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2000');
  await page.getByLabel('Topli obrok po danu').fill('<b>abc');
  await page.getByRole('button', { name: 'Podijeli' }).click();
  await expect(page).toHaveURL(/topli_obrok=%3F/);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Topli obrok po danu')).toHaveValue('?');
  await expect(other.getByText('Iznos toplog obroka mora biti nenegativan broj.')).toBeVisible();
  await expect(result(other)).toContainText('Obračun čeka ispravku');
  await stranger.close();
});
