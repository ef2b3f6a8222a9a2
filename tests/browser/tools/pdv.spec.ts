import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { result } from '../support/calculator.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

/** VAT as a bookkeeper uses it: both directions, and a list of receipts with a total. Nothing leaves the browser. */

const amount = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const list = (page: Page) => page.getByRole('table');

async function add(page: Page, gross: string, text = ''): Promise<void> {
  await amount(page, 'Iznos s PDV-om').fill(gross);
  await page.getByLabel('Opis stavke').fill(text);
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/PDV');
});

test('updates every figure while typing, both ways, at 17 % by default', async ({ page }) => {
  await expect(page.getByLabel('Stopa PDV-a')).toHaveValue('17');
  await amount(page, 'Osnovica').fill('1.234,56');
  await expect(result(page)).toContainText('1.444,44');
  await expect(result(page)).toContainText('Zakon o porezu na dodatu vrijednost, Sl. glasnik BiH 9/05');
  await page.getByLabel('Stopa PDV-a').fill('10');
  await expect(result(page)).toContainText('1.358,02');
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await amount(page, 'Iznos s PDV-om').fill('110');
  await expect(result(page)).toContainText('100,00');
  await result(page)
    .getByRole('button', { name: /^Osnovica / })
    .click();
  await expect(result(page)).toContainText('110,00 / (1 + 10 %)');
});

test('counts an invalid number as 0, keeps and reports it', async ({ page }) => {
  await amount(page, 'Osnovica').fill('sto');
  await expect(page.getByText('Nije broj: računa se kao 0.')).toBeVisible();
  await expect(amount(page, 'Osnovica')).toHaveValue('sto');
  await expect(amount(page, 'Osnovica')).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page).getByText('0,00', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj na listu' }).click();
  await expect(list(page)).toBeHidden();
});

test('sums lines, removes and restores them, and keeps them on reload', async ({ page }) => {
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await add(page, '117', 'Papir');
  await expect(amount(page, 'Iznos s PDV-om')).toBeFocused();
  await expect(amount(page, 'Iznos s PDV-om')).toHaveValue('');
  await expect(page.getByText('Upišite iznos s PDV-om.')).toBeHidden();
  await add(page, '100');
  const total = list(page).getByRole('row', { name: /^Zbir/ });
  await expect(total).toContainText(/185,47.*31,53.*217,00/);
  await list(page).getByRole('button', { name: 'Obriši: Papir' }).click();
  await expect(page.getByRole('heading', { name: 'Lista stavki' })).toBeFocused();
  await expect(total).toContainText(/85,47.*14,53.*100,00/);
  await page.getByRole('button', { name: 'Vrati obrisano' }).click();
  await page.getByLabel('Opis stavke').fill('Tek zapo');
  await page.reload();
  await expect(total).toContainText('217,00');
  await expect(page.getByLabel('Opis stavke')).toHaveValue('Tek zapo');
  await page.getByRole('button', { name: 'Isprazni listu' }).click();
  await expect(list(page)).toBeHidden();
});

test('copies the total and downloads the list, its texts as texts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await add(page, '1.170,00', '=SUM(A1)');
  await page.getByRole('button', { name: 'Kopiraj zbir' }).click();
  await expect(page.getByRole('button', { name: 'Zbir je kopiran' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1000,00\t170,00\t1170,00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preuzmi listu' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pdv-lista.xlsx');
  expect(await readSheet(await readFile(await download.path()))).toEqual([
    ['Opis', 'Osnovica', 'Stopa %', 'PDV', 'Ukupno'],
    ['=SUM(A1)', 1000, 17, 170, 1170],
    ['Ukupno', 1000, null, 170, 1170],
  ]);
});

test('restores the mode, the amount and the rate from a link', async ({ page, context }) => {
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await amount(page, 'Iznos s PDV-om').fill('110');
  await page.getByLabel('Stopa PDV-a').fill('10');
  await page.getByRole('button', { name: 'Podijeli' }).click();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(amount(shared, 'Iznos s PDV-om')).toHaveValue('110,00');
  await expect(result(shared)).toContainText('100,00');
});

test('sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  await amount(page, 'Osnovica').fill('100');
  await expect(result(page)).toContainText('117,00');
  expect(calls).toEqual([]);
});

test('does not scroll sideways at 320 pixels with large amounts on the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await add(page, '9.999.999,99', 'Nabavka osnovnih sredstava za cijelu godinu');
  await expect(list(page)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('has no axe violations with an error and a list on the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await add(page, '117', 'Papir');
  await amount(page, 'Iznos s PDV-om').fill('x');
  expect(await violationsInThemes(page)).toEqual([]);
});

test('prints the heading of the list only when it has a line', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Lista stavki' });
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Iznos s PDV-om', { exact: true }).first().click();
  await add(page, '117');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
});

test('prints no result of an empty amount', async ({ page }) => {
  const total = result(page).getByText('0,00', { exact: true }).first();
  await expect(total).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(total).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await amount(page, 'Osnovica').fill('100');
  await page.emulateMedia({ media: 'print' });
  await expect(result(page).getByText('117,00').first()).toBeVisible();
});
