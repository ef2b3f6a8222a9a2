import { readFile } from 'node:fs/promises';
import { flowing, readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { blobOf, download } from '../support/download.ts';
import { clearAll, expectSeen, fill, openInvoice, party, row, sheet } from '../support/invoice.ts';
import { expect, test } from '../support/test.ts';
import { violationsIn } from '../support/violations.ts';

/** An invoice written, checked and taken away. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openInvoice(page));

test('three rows with discounts make the same totals on the sheet and in a PDF of real text', async ({
  page,
}) => {
  await fill(page);
  // 315,00 + 41,67 + 2.375,00; 17 % of it
  const totals = ['Osnovica 2.731,67 KM', 'Ukupno PDV 464,38 KM', 'Ukupno za platiti 3.196,05 KM'];
  for (const total of totals) await expectSeen(page, total);

  const file = await download(page, 'Preuzmi PDF');
  expect(file.suggestedFilename()).toBe('faktura_12-2026.pdf');
  const { pages } = await readPdf(await blobOf(file));
  const text = flowing(pages.join(' '));
  const words = [
    'FAKTURA',
    'Čelik i žica d.o.o.',
    'Arhivske kutije „Đerdap”',
    'Љубав и њива',
    '21. 11. 2026.',
  ];
  for (const word of [...words, ...totals]) expect(text).toContain(word);
});

test('paper and files have the last word typed, however soon they are asked for', async ({ page }) => {
  await fill(page);
  const arrives = page.waitForEvent('download');
  await row(page, 1).getByLabel('Opis').focus();
  const printed = await page.evaluate(() => {
    document.execCommand('insertText', false, 'Zadnja riječ');
    dispatchEvent(new Event('beforeprint'));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === ' XML (UBL)')?.click();
    return document.querySelector('[data-paper]')?.textContent;
  });
  expect(printed).toContain('Zadnja riječ');
  const xml = await arrives;
  expect(await readFile(await xml.path(), 'utf8')).toContain('Zadnja riječ');
});

test('the other files are there for the asking', async ({ page }) => {
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

test('while one types nothing goes over the network, and the PDF code comes only when asked for', async ({
  page,
}) => {
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The letters of the other script come with the first of them.
  page.on('request', (request) => request.url().endsWith('.woff2') || requests.push(request.url()));
  await fill(page);
  expect(requests).toEqual([]);
  await download(page, 'Preuzmi PDF');
  expect(requests.filter((url) => url.includes('render-pdf'))).toHaveLength(1);
  expect(requests.filter((url) => !url.endsWith('.js') && !url.startsWith('blob:'))).toEqual([]);
});

test('a seller outside the VAT system charges none and says why', async ({ page }) => {
  await fill(page);
  await page.getByLabel('PDV obveznik').uncheck();
  await expect(row(page, 1).getByLabel('PDV %')).toBeHidden();
  await expect(sheet(page)).toContainText('PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a.');
  await expect(sheet(page)).not.toContainText('Ukupno PDV');
  await expectSeen(page, 'Ukupno za platiti 2.731,67 KM');
});

test('an empty invoice can be had: what is missing is told and does not stand in the way', async ({
  page,
}) => {
  await expect(sheet(page).getByRole('heading', { name: 'FAKTURA' })).toBeVisible();
  expect((await download(page, 'Preuzmi PDF')).suggestedFilename()).toBe('faktura_nova.pdf');
  const warning = page.getByText('Preuzeto, ali na fakturi još nedostaje');
  for (const name of ['Faktura: Broj fakture', 'Kupac: Adresa kupca', 'Stavka 1: Opis'])
    await expect(warning).toContainText(name);
  await page.getByRole('button', { name: /^Upiši broj/ }).click();
  await expect(warning).not.toContainText('Broj fakture');
  await fill(page);
  await expect(warning).toBeHidden();
});

test('an XML that its receiver would refuse says by which rule, and is made all the same when asked again', async ({
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

test('a refusal follows what is written, and the file made all the same is of what stands there now', async ({
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

test('a part of the program that did not come is named in a sentence', async ({ page }) => {
  await page.route('**/render-pdf*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Dio programa koji pravi PDF se nije učitao');
  await expect(alert).not.toContainText('TypeError');
});

test('a number that is none counts as 0 and says so', async ({ page }) => {
  const price = row(page, 1).getByLabel('Cijena');
  await price.fill('sto');
  await expect(row(page, 1)).toContainText('Nije broj: računa se kao 0.');
  await price.fill('1.250');
  await expect(row(page, 1)).toContainText('čita se kao 1.250');
  await expect(sheet(page)).toContainText('1.462,50 KM');
  await price.fill('10000000');
  await expect(row(page, 1)).toContainText('Najviše 9.999.999,9999: ovaj broj se ne računa.');
  await expect(sheet(page)).toContainText('Ukupno za platiti0,00 KM');
});

test('the law’s list and a mistyped number lead to their fields', async ({ page }) => {
  await fill(page);
  await party(page, 'Prodavac').getByLabel('Broj', { exact: true }).fill('4403711250002');
  const list = page.getByRole('region', { name: 'Provjera sadržaja' });
  await expect(list).toContainText('Kontrolna cifra JIB-a se ne slaže');
  await list.getByRole('button', { name: 'Mjesto izdavanja' }).click();
  await expect(page.getByLabel('Mjesto izdavanja')).toBeFocused();
  await page.keyboard.type('Banja Luka');
  await expect(list.getByRole('button', { name: 'Mjesto izdavanja' })).toBeHidden();
});

test('rows come and go by keyboard, and the focus goes along', async ({ page }) => {
  await page.getByRole('button', { name: 'Dodaj stavku' }).press('Enter');
  await expect(row(page, 2).getByLabel('Opis')).toBeFocused();
  await page.keyboard.type('Druga');
  await row(page, 1).getByRole('button', { name: 'Obriši stavku' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Dodaj stavku' })).toBeFocused();
  await expect(row(page, 1).getByLabel('Opis')).toHaveValue('Druga');
  await expect(row(page, 2)).toBeHidden();
});

test('a logo stands at the head of the sheet and of the PDF', async ({ page }) => {
  await fill(page);
  await page.locator('summary', { hasText: 'Još podataka' }).click();
  const choose = page.locator('input[accept*=png]');
  await choose.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText('Ova slika se ne može pročitati')).toBeVisible();
  const buffer = await page.getByRole('button', { name: 'Preuzmi PDF' }).screenshot();
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(sheet(page).getByRole('img', { name: 'Logo: Čelik i žica d.o.o.' })).toBeVisible();
  const file = await download(page, 'Preuzmi PDF');
  expect(await (await blobOf(file)).text()).toContain('/Subtype /Image');
});

test('what looks like code stays text', async ({ page }) => {
  const code = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await row(page, 1).getByLabel('Opis').fill(code);
  await expect(sheet(page)).toContainText(code);
  await expect(page).toHaveTitle(/Faktura/);
});

test('a document in Cyrillic', async ({ page }) => {
  await fill(page);
  await page.getByText('tekst ćirilicom').click();
  await expect(sheet(page)).toContainText('Укупно за платити');
  await expect(sheet(page)).toContainText('три хиљаде сто деведесет шест конвертибилних марака и 05/100');
});

test('fits a narrow phone, where a bar leads to the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fill(page);
  await expect(page.getByText('Za platiti: 3.196,05 KM')).toBeInViewport();
  await page.getByRole('link', { name: 'Pregled' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'FAKTURA' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('axe has nothing to say of a written invoice, nor of the question before all is cleared', async ({
  page,
}) => {
  await fill(page);
  await party(page, 'Kupac').getByLabel('Broj', { exact: true }).fill('1');
  await row(page, 1).getByLabel('Cijena').fill('sto');
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  for (const fold of ['Još podataka', 'Sačuvano u ovom pregledniku', 'Šta ulazi u dokument'])
    await page.getByText(fold).click();
  for (const theme of ['light', 'dark'] as const) {
    expect(await violationsIn(page, theme)).toEqual([]);
    await clearAll(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsIn(page, theme)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
