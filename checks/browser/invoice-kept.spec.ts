import { download } from './download.ts';
import { clearAll, fill, openInvoice, party, row, sheet } from './invoice.ts';
import { keptIn } from './kept.ts';
import { expect, test } from './test.ts';

/** What an invoice leaves in this browser, and how it goes. */

test.beforeEach(({ page }) => openInvoice(page));

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
