import { sheet } from '../support/document.ts';
import { fill, openInvoice } from '../support/invoice.ts';
import { storedIn } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsOn } from '../support/violations.ts';

/** An invoice as a link: its buyer sees what to pay, and opening it sends and stores nothing. */

test.use({ now: '2026-11-21T10:00:00', permissions: ['clipboard-read', 'clipboard-write'] });

async function shareInvoice(page: Page): Promise<string> {
  await openInvoice(page);
  await fill(page);
  await page.getByLabel('Rok plaćanja').fill('26.11.2026');
  await page.getByText('Još podataka').click();
  await page.getByLabel('Račun za uplatu ili IBAN').fill('5520040002547572');
  await page.getByRole('button', { name: 'Podijeli linkom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Faktura u linku' });
  await dialog.getByRole('button', { name: 'Kopiraj link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link je kopiran' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Zatvori' }).click();
  return link;
}

test('issues an invoice with its link, which shows its buyer what to pay, and stores nothing', async ({
  page,
}) => {
  const link = await shareInvoice(page);
  await expect(page.getByText('Izdato i sačuvano.')).toBeVisible();
  const before = await storedIn(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faktura 12/2026');
  await expect(page.getByText('Za platiti 3.196,05 KM')).toContainText('do 26. 11. 2026. (za 5 dana)');
  await expect(page.getByRole('img', { name: 'QR kod za plaćanje' }).first()).toBeVisible();
  await expect(sheet(page)).toContainText('Kupac Šumarija j.p.');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kopiraj: Račun' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('5520040002547572');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
  expect((await file).suggestedFilename()).toBe('faktura_12-2026.pdf');
  expect(await storedIn(page)).toBe(before);
  const [, letters = ''] = link.split('#');
  expect(requests.filter((one) => one.includes(letters.slice(0, 40)) && !one.includes('#'))).toEqual([]);
});

test('stores a received invoice among the purchases once, when asked', async ({ page }) => {
  await page.goto(await shareInvoice(page));
  await page.getByRole('button', { name: 'Sačuvaj među ulazne račune' }).click();
  await expect(page.getByText('Sačuvano na ovom uređaju.')).toBeVisible();
  await page.getByRole('button', { name: 'Sačuvaj među ulazne račune' }).click();
  await expect(page.getByText('Ova faktura je već sačuvana.')).toBeVisible();
  await page.getByRole('link', { name: 'Fakture i knjige PDV-a' }).first().click();
  await page.getByText('Nabavke', { exact: true }).click();
  await expect(page.getByText('Čelik i žica d.o.o.').first()).toBeVisible();
});

test('says that a link is cut, and what the page is for without one', async ({ page }) => {
  const link = await shareInvoice(page);
  await page.goto(link.slice(0, -9));
  await expect(page.getByText('Link nije potpun')).toBeVisible();
  await page.goto('/primljena-faktura');
  await expect(page.getByText('Ovdje se otvara faktura')).toBeVisible();
});
