import { readFile } from 'node:fs/promises';
import { sheet } from '../support/document.ts';
import { blobOf, download } from '../support/download.ts';
import { SCRIPTS } from '../support/held-back.ts';
import { fill, openInvoice, party, row } from '../support/invoice.ts';
import { expect, test } from '../support/test.ts';

/** Printing an invoice, exporting each of its files, and reporting missing or refused fields. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openInvoice(page));

test('prints and exports the last word typed, however soon', async ({ page }) => {
  await fill(page);
  const arrives = page.waitForEvent('download');
  await row(page, 1).getByLabel('Opis').focus();
  const printed = await page.evaluate(() => {
    document.execCommand('insertText', false, 'Zadnja riječ');
    dispatchEvent(new Event('beforeprint'));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === ' XML (UBL)')?.click();
    return document.querySelector('#pregled [data-paper]')?.textContent;
  });
  expect(printed).toContain('Zadnja riječ');
  const xml = await arrives;
  expect(await readFile(await xml.path(), 'utf8')).toContain('Zadnja riječ');
});

test('exports the other formats on demand', async ({ page }) => {
  await fill(page);
  const xml = await download(page, 'XML (UBL)');
  expect(xml.suggestedFilename()).toBe('faktura_12-2026.xml');
  expect(await readFile(await xml.path(), 'utf8')).toContain(
    '<cbc:PayableAmount currencyID="BAM">3196.05</cbc:PayableAmount>',
  );
  const sheets = await download(page, 'Excel');
  expect(sheets.suggestedFilename()).toBe('faktura_12-2026.xlsx');
  expect(await (await blobOf(sheets)).slice(0, 2).text()).toBe('PK');
});

test('sends nothing while typing, and loads the code of storage and of PDF only on demand', async ({
  page,
}) => {
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The fonts of the other script load with its first letter.
  page.on('request', (request) => request.url().endsWith('.woff2') || requests.push(request.url()));
  await fill(page);
  expect(requests.filter((url) => !/\/assets\/(database|import-wrapper)-[\w-]+\.js$/.test(url))).toEqual([]);
  await download(page, 'Preuzmi PDF');
  expect(requests.filter((url) => url.includes('render-pdf'))).toHaveLength(1);
  expect(requests.filter((url) => !url.endsWith('.js') && !url.startsWith('blob:'))).toEqual([]);
});

test('exports an empty invoice and reports its missing fields', async ({ page }) => {
  await expect(sheet(page).getByRole('heading', { name: 'FAKTURA' })).toBeVisible();
  expect((await download(page, 'Preuzmi PDF')).suggestedFilename()).toBe('faktura_nova.pdf');
  const warning = page.getByText('Na fakturi još nedostaje');
  for (const name of ['Faktura: Broj fakture', 'Kupac: Adresa kupca', 'Stavka 1: Opis'])
    await expect(warning).toContainText(name);
  await page.getByRole('button', { name: /^Upiši broj/ }).click();
  await expect(warning).not.toContainText('Broj fakture');
  await fill(page);
  await expect(warning).toBeHidden();
});

test('names the rule by which the receiver would refuse an XML, and makes it on a second press', async ({
  page,
}) => {
  await fill(page);
  await party(page, 'Prodavac').getByLabel('PDV broj').fill('');
  await page.getByRole('button', { name: 'XML (UBL)' }).click();
  await expect(page.getByRole('alert')).toContainText('PDV obveznik mora imati PDV broj (BR-S-02)');
  const xml = await download(page, 'Preuzmi ipak');
  expect(xml.suggestedFilename()).toBe('faktura_12-2026.xml');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('updates the refusal while editing, and makes the file of the current text on a second press', async ({
  page,
}) => {
  await fill(page);
  await party(page, 'Prodavac').getByLabel('PDV broj').fill('');
  await page.getByRole('button', { name: 'XML (UBL)' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('BR-S-02');
  const buyer = party(page, 'Kupac').getByLabel('Naziv kupca');
  await buyer.fill('');
  await expect(refusal).toContainText('Upišite naziv kupca (BR-07)');
  await buyer.fill('Drugi kupac');
  await expect(refusal).not.toContainText('BR-07');
  const xml = await download(page, 'Preuzmi ipak');
  expect(await readFile(await xml.path(), 'utf8')).toContain('Drugi kupac');
  await page.getByRole('button', { name: 'XML (UBL)' }).click();
  await expect(refusal).toBeVisible();
  await party(page, 'Prodavac').getByLabel('PDV broj').fill('403711250001');
  await expect(refusal).toBeHidden();
});

test('makes no XML when a figure is unreadable, and confirms before PDF or print', async ({ page }) => {
  await fill(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const price = row(page, 2).getByLabel('Cijena bez PDV');
  await price.fill('12,5O');
  const quantity = row(page, 1).getByLabel('Količina');
  await quantity.fill('0');
  await expect(quantity).toHaveAccessibleDescription('Upišite količinu.');
  expect(await quantity.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'Upišite količinu.',
  );
  await quantity.fill('');
  const taken: string[] = [];
  page.on('download', (file) => taken.push(file.suggestedFilename()));
  const xml = page.getByRole('button', { name: 'XML (UBL)' });
  await xml.click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('XML (UBL) nije napravljen');
  await expect(page.getByText('Na fakturi još nedostaje: Stavka 1: Količina.')).toBeVisible();
  await quantity.fill('1');
  await expect(refusal.getByRole('button', { name: 'Preuzmi ipak' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
  await expect(refusal).toContainText('PDF čeka ispravku');
  await expect(refusal.getByRole('button', { name: 'Stavka 2: Cijena bez PDV' })).toBeVisible();
  await download(page, 'Preuzmi ipak');
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: 'Štampaj' }).click();
  await expect(refusal).toContainText('Štampa čeka ispravku');
  await expect(page.locator('body[data-printed]')).toHaveCount(0);
  await refusal.getByRole('button', { name: 'Štampaj ipak' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await xml.click();
  await refusal.getByRole('button', { name: 'Stavka 2: Cijena bez PDV' }).click();
  await expect(price).toBeFocused();
  // The files are copies of a draft: a document is not issued with a figure that nobody gave.
  await expect(page.getByRole('button', { name: 'Izdaj' })).toBeVisible();
  await page.getByRole('button', { name: 'Izdaj' }).click();
  await expect(page.getByText('Nije izdato: „12,5O“ se ne može pročitati')).toBeVisible();
  await price.fill('12,50');
  await expect(refusal).toBeHidden();
  const made = await download(page, 'XML (UBL)');
  expect(await readFile(await made.path(), 'utf8')).toContain('<cbc:PriceAmount currencyID="BAM">12.5<');
  expect(taken).toEqual(['faktura_12-2026.pdf', 'faktura_12-2026.xml']);
});

test('names a chunk that failed to load in a sentence', async ({ page }) => {
  await page.waitForLoadState('networkidle');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Dio programa koji pravi PDF se nije učitao');
  await expect(alert).not.toContainText('TypeError');
});

test('shows a logo at the head of the sheet and of the PDF', async ({ page }) => {
  await fill(page);
  await page.locator('summary', { hasText: 'Još podataka' }).click();
  const choose = page.locator('details', { hasText: 'Još podataka' }).locator('input[accept*=png]');
  await choose.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText('Slika se ne može pročitati')).toBeVisible();
  const buffer = await page.getByRole('button', { name: 'Preuzmi PDF' }).screenshot();
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(sheet(page).getByRole('img', { name: 'Logo: Čelik i žica d.o.o.' })).toBeVisible();
  const file = await download(page, 'Preuzmi PDF');
  expect(await (await blobOf(file)).text()).toContain('/Subtype /Image');
});
