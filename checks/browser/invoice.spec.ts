import { readFile } from 'node:fs/promises';
import { flowing, readPdf } from '../../site/documents/pdf/read-pdf.fixture.ts';
import { keptIn } from './kept.ts';
import { type Download, expect, type Page, test } from './test.ts';
import { violationsIn } from './violations.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Faktura');
  await expect(page.getByLabel('Broj fakture')).toBeEnabled();
});

const sheet = (page: Page) => page.getByRole('region', { name: 'Pregled dokumenta' });
const expectSeen = (page: Page, words: string) =>
  expect(sheet(page)).toContainText(words, { useInnerText: true });
const party = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const row = (page: Page, number: number) => page.getByRole('group', { name: `Stavka ${number}` });

const ITEMS = [
  { Opis: 'Vođenje poslovnih knjiga', Količina: '1', Cijena: '350', 'Rabat %': '10' },
  { Opis: 'Arhivske kutije „Đerdap”', Količina: '12,5', Cijena: '3,3333', 'Rabat %': '0' },
  { Opis: 'Љубав и њива', Količina: '2', Cijena: '1.250,00', 'Rabat %': '5' },
] as const;

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Broj fakture').fill('12/2026');
  const seller = party(page, 'Prodavac');
  await seller.getByLabel('Naziv').fill('Čelik i žica d.o.o.');
  await seller.getByLabel('Vrsta broja').selectOption('JIB');
  await seller.getByLabel('Broj', { exact: true }).fill('4403711250001');
  await seller.getByLabel('PDV broj').fill('403711250001');
  await seller.getByLabel('Adresa').fill('Ulica đačka 5\n78000 Banja Luka');
  const buyer = party(page, 'Kupac');
  await buyer.getByLabel('Naziv kupca').fill('Kupac Šumarija j.p.');
  await buyer.getByLabel('Adresa kupca').fill('Trg ćupova 1, 71000 Sarajevo');
  for (const [at, item] of ITEMS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Dodaj stavku' }).click();
    for (const [label, text] of Object.entries(item))
      await row(page, at + 1)
        .getByLabel(label)
        .fill(text);
  }
}

async function download(page: Page, button: string): Promise<Download> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return arrives;
}

const blobOf = async (file: Download) => new Blob([await readFile(await file.path())]);

const clearAll = (page: Page) => page.getByRole('button', { name: 'Obriši sve' }).click();

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

test('what was typed is there after a reload', async ({ page }) => {
  await fill(page);
  await expect.poll(() => keptIn(page)).toContain('"discountRate":50000');
  await page.reload();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('12/2026');
  await expect(row(page, 3).getByLabel('Cijena')).toHaveValue('1.250');
  await expect(sheet(page)).toContainText('3.196,05 KM');
});

test('a day the calendar has no room for costs only itself', async ({ page }) => {
  await fill(page);
  await page.getByLabel('Rok plaćanja').focus();
  await page.keyboard.type('01.01.20266');
  await expect.poll(() => keptIn(page)).toContain('"rokPlacanja":"20266-01-01"');
  await page.reload();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('12/2026');
});

test('a seller outside the VAT system charges none and says why', async ({ page }) => {
  await fill(page);
  await page.getByLabel('PDV obveznik').uncheck();
  await expect(row(page, 1).getByLabel('PDV %')).toBeHidden();
  await expect(sheet(page)).toContainText('PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a.');
  await expect(sheet(page)).not.toContainText('Ukupno PDV');
  await expectSeen(page, 'Ukupno za platiti 2.731,67 KM');
});

test('an empty invoice is shown but not handed out: what is missing is said and led to', async ({ page }) => {
  await expect(sheet(page).getByRole('heading', { name: 'FAKTURA' })).toBeVisible();
  await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Faktura: Broj fakture');
  await expect(alert).toContainText('Kupac: Adresa kupca');
  await expect(alert).toContainText('Stavka 1: Opis');
  await expect(page.getByLabel('Broj fakture')).toBeFocused();
  await page.getByRole('button', { name: /^Upiši broj/ }).click();
  await expect(alert).not.toContainText('Broj fakture');
  await fill(page);
  await expect(alert).toBeHidden();
});

test('a number that is none counts as 0 and says so', async ({ page }) => {
  const price = row(page, 1).getByLabel('Cijena');
  await price.fill('sto');
  await expect(row(page, 1)).toContainText('Nije broj: računa se kao 0.');
  await price.fill('1.250');
  await expect(row(page, 1)).toContainText('čita se kao 1.250');
  await expect(sheet(page)).toContainText('1.462,50 KM');
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

test('„Obriši sve” asks first', async ({ page }) => {
  await fill(page);
  await clearAll(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Broj fakture')).toHaveValue('12/2026');
  await clearAll(page);
  await page.getByRole('button', { name: 'Obriši ovu fakturu' }).click();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('');
  await expect(row(page, 2)).toBeHidden();
  await expect.poll(() => keptIn(page)).not.toContain('12/2026');
  await page.reload();
  await expect(page.getByLabel('Datum izdavanja')).toHaveValue('2026-11-21');
  await expect(page.getByLabel('Broj fakture')).toHaveValue('');
});

test('a new invoice keeps its seller and goes on counting; an earlier one can be copied', async ({
  page,
}) => {
  await fill(page);
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('13/2026');
  await expect(page.getByLabel('Broj fakture')).toBeFocused();
  await expect(party(page, 'Prodavac').getByLabel('Naziv')).toHaveValue('Čelik i žica d.o.o.');
  await party(page, 'Kupac').getByLabel('Naziv kupca').fill('Kupac Šumarija j.p.');
  await expect(page.getByLabel('Adresa kupca')).toHaveValue('Trg ćupova 1, 71000 Sarajevo');
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await page.getByRole('button', { name: /^Kopiraj u novu: 12\/2026/ }).click();
  await expect(row(page, 3).getByLabel('Opis')).toHaveValue('Љубав и њива');
  await expect(page.getByLabel('Broj fakture')).not.toHaveValue('12/2026');
});

test('everything goes out to one file and comes back', async ({ page }) => {
  await fill(page);
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  await page.getByText('Sačuvano u ovom pregledniku').click();
  const file = await download(page, 'Izvezi sve u datoteku');
  await clearAll(page);
  await page.getByRole('button', { name: 'Obriši i sve sačuvano' }).click();
  await expect(page.getByRole('button', { name: /^Otvori/ })).toBeHidden();
  await page.locator('input[accept*=json]').setInputFiles(await file.path());
  await expect(page.getByText('Uvezeno je sve iz datoteke.')).toBeVisible();
  await page.getByRole('button', { name: /^Otvori: 12\/2026/ }).click();
  await expect(sheet(page)).toContainText('3.196,05 KM');
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
  await page.getByText('dokument ćirilicom').click();
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

for (const theme of ['light', 'dark'] as const)
  test(`axe has nothing to say of a written invoice, ${theme}`, async ({ page }) => {
    await fill(page);
    await party(page, 'Kupac').getByLabel('Broj', { exact: true }).fill('1');
    await row(page, 1).getByLabel('Cijena').fill('sto');
    await page.getByRole('button', { name: 'Nova faktura' }).click();
    for (const fold of ['Još podataka', 'Sačuvano u ovom pregledniku', 'Šta ulazi u dokument'])
      await page.getByText(fold).click();
    expect(await violationsIn(page, theme)).toEqual([]);
    await clearAll(page);
    expect(await violationsIn(page, theme)).toEqual([]);
  });
