import { flowing, readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { list, sheet } from '../support/document.ts';
import { blobOf, download } from '../support/download.ts';
import { clearAll, expectSeen, fill, openInvoice, party, row } from '../support/invoice.ts';
import { expect, test } from '../support/test.ts';
import { violationsIn } from '../support/violations.ts';

/** Writing and checking an invoice. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openInvoice(page));

test('shows the same totals of three discounted rows on the sheet and in a PDF of real text', async ({
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

test('charges no VAT and gives the reason when the seller is outside the VAT system', async ({ page }) => {
  await fill(page);
  await page.getByLabel('PDV obveznik').uncheck();
  await expect(row(page, 1).getByLabel('PDV %')).toBeHidden();
  await expect(sheet(page)).toContainText(
    'PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a (član 57. Zakona o PDV).',
  );
  await expect(sheet(page)).not.toContainText('Ukupno PDV');
  await expectSeen(page, 'Ukupno za platiti 2.731,67 KM');
});

test('counts an invalid number as 0 and reports it', async ({ page }) => {
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

test('links from the list of the law and a mistyped number to their fields', async ({ page }) => {
  await fill(page);
  await party(page, 'Prodavac').getByLabel('Broj', { exact: true }).fill('4403711250002');
  await expect(list(page)).toContainText('Ovaj JIB vjerovatno ima pogrešnu cifru');
  await list(page).getByRole('button', { name: 'Mjesto izdavanja' }).click();
  await expect(page.getByLabel('Mjesto izdavanja')).toBeFocused();
  await page.keyboard.type('Banja Luka');
  await expect(list(page).getByRole('button', { name: 'Mjesto izdavanja' })).toBeHidden();
});

test('adds and removes rows by keyboard and moves the focus along', async ({ page }) => {
  await page.getByRole('button', { name: 'Dodaj stavku' }).press('Enter');
  await expect(row(page, 2).getByLabel('Opis')).toBeFocused();
  await page.keyboard.type('Druga');
  await row(page, 1).getByRole('button', { name: 'Obriši stavku' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Dodaj stavku' })).toBeFocused();
  await expect(row(page, 1).getByLabel('Opis')).toHaveValue('Druga');
  await expect(row(page, 2)).toBeHidden();
});

test('keeps text that looks like code as text', async ({ page }) => {
  const code = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await row(page, 1).getByLabel('Opis').fill(code);
  await expect(sheet(page)).toContainText(code);
  await expect(page).toHaveTitle(/Faktura/);
});

test('draws the whole focus ring next to the form', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Preuzmi PDF' });
  await button.focus();
  const room = await button.evaluate((one) => {
    let side = one.parentElement;
    while (side && getComputedStyle(side).overflowX === 'visible') side = side.parentElement;
    const { outlineWidth, outlineOffset } = getComputedStyle(one);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const [inner, outer] = [one.getBoundingClientRect(), side?.getBoundingClientRect()];
    return Math.min(inner.left - (outer?.left ?? 0), inner.top - (outer?.top ?? 0)) - ring;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('writes a document in Cyrillic', async ({ page }) => {
  await fill(page);
  await page.getByText('tekst ćirilicom').click();
  await expect(sheet(page)).toContainText('Укупно за платити');
  await expect(sheet(page)).toContainText('три хиљаде сто деведесет шест конвертибилних марака и 05/100');
});

test('fits a narrow phone, where a bar links to the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fill(page);
  await expect(page.getByText('Za platiti: 3.196,05 KM')).toBeInViewport();
  await page.getByRole('link', { name: 'Pregled' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'FAKTURA' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('has no axe violations in a written invoice, nor in the dialog before clearing', async ({ page }) => {
  await fill(page);
  await party(page, 'Kupac').getByLabel('Broj', { exact: true }).fill('1');
  await row(page, 1).getByLabel('Cijena').fill('sto');
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  for (const fold of ['Još podataka', 'Sačuvano u ovom pregledniku', 'Popunjeno'])
    await page.getByText(fold).click();
  for (const theme of ['light', 'dark'] as const) {
    expect(await violationsIn(page, theme)).toEqual([]);
    await clearAll(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsIn(page, theme)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
