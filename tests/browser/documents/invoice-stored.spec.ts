import { fillDevice, forbidKeeping, putStored } from '../support/device.ts';
import { sheet } from '../support/document.ts';
import { download } from '../support/download.ts';
import { clearAll, fill, issue, openInvoice, party, row } from '../support/invoice.ts';
import { storedIn } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

/** What an invoice stores in this browser, and how it is deleted. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openInvoice(page));

test('restores the draft on reload, without a day that the calendar does not have', async ({ page }) => {
  await fill(page);
  await page.getByLabel('Rok plaćanja').focus();
  await page.keyboard.type('01.01.20266');
  await expect.poll(() => storedIn(page)).toContain('"rokPlacanja":"01.01.20266"');
  await page.reload();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('12/2026');
  await expect(page.getByLabel('Rok plaćanja')).toHaveValue('01.01.20266');
  await expect(row(page, 3).getByLabel('Cijena')).toHaveValue('1.250');
  await expect(row(page, 3).getByLabel('Rabat %')).toHaveValue('5');
  await expect(sheet(page)).toContainText('3.196,05 KM');
});

test('restores an unreadable figure on reload and makes no XML of it', async ({ page }) => {
  await page.getByRole('button', { name: 'Dodaj stavku' }).click();
  const price = row(page, 2).getByLabel('Cijena');
  await price.fill('oko sto');
  await expect.poll(() => storedIn(page)).toContain('oko sto');
  await page.reload();
  await expect(price).toHaveValue('oko sto');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'XML (UBL)' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Stavka 2: Cijena' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preuzmi ipak' })).toHaveCount(0);
  await price.fill('100');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => storedIn(page)).toContain('"price":1000000');
});

test('confirms before „Obriši sve”', async ({ page }) => {
  await fill(page);
  await clearAll(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Broj fakture')).toHaveValue('12/2026');
  await clearAll(page);
  await page.getByRole('button', { name: 'Obriši ovu fakturu' }).click();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('');
  await expect(row(page, 2)).toBeHidden();
  await expect.poll(() => storedIn(page)).not.toContain('12/2026');
  await page.reload();
  await expect(page.getByLabel('Datum izdavanja')).toHaveValue('21. 11. 2026.');
  await expect(page.getByLabel('Broj fakture')).toHaveValue('');
});

test('keeps the seller and the count in a new invoice; copies an earlier one', async ({ page }) => {
  await fill(page);
  await issue(page);
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  await expect(page.getByLabel('Broj fakture')).toHaveValue('13/2026');
  await expect(page.getByLabel('Broj fakture')).toBeFocused();
  await expect(party(page, 'Prodavac').getByLabel('Naziv')).toHaveValue('Čelik i žica d.o.o.');
  // Kept buyers are offered when they are loaded.
  await expect(page.locator('datalist option', { hasText: 'Kupac Šumarija j.p.' })).toBeAttached();
  await party(page, 'Kupac').getByLabel('Naziv kupca').fill('Kupac Šumarija j.p.');
  await expect(page.getByLabel('Adresa kupca', { exact: true })).toHaveValue('Trg ćupova 1, 71000 Sarajevo');
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await page.getByRole('button', { name: /^Kopiraj u novu: 12\/2026/ }).click();
  await expect(row(page, 3).getByLabel('Opis')).toHaveValue('Љубав и њива');
  await expect(page.getByLabel('Broj fakture')).not.toHaveValue('12/2026');
});

test('exports everything to one file and imports it', async ({ page }) => {
  await fill(page);
  await issue(page);
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  await page.getByText('Sačuvano u ovom pregledniku').click();
  const file = await download(page, 'Izvezi sve u datoteku');
  await clearAll(page);
  await page.getByRole('button', { name: 'Obriši i sve sačuvano' }).click();
  await expect(page.getByRole('button', { name: /^Otvori/ })).toBeHidden();
  await page.locator('input[accept*=json]').setInputFiles(await file.path());
  const choice = page.getByRole('region', { name: 'Uvoz iz datoteke' });
  await expect(choice.getByRole('row', { name: 'Fakture 1 0' })).toBeVisible();
  await choice.getByRole('button', { name: 'Dodaj sačuvanom' }).click();
  await expect(page.getByText('Uvezeno je sve iz datoteke.')).toBeVisible();
  await page.getByRole('button', { name: 'Vrati kako je bilo' }).click();
  await expect(page.getByRole('button', { name: /^Otvori: 12/ })).toBeHidden();
  await page.locator('input[accept*=json]').setInputFiles(await file.path());
  await choice.getByRole('button', { name: 'Zamijeni sačuvano' }).click();
  await page.getByRole('button', { name: /^Otvori: 12\/2026/ }).click();
  await expect(sheet(page)).toContainText('3.196,05 KM');
});

test('shows what another tab keeps, and leaves the draft of each tab alone', async ({ page, context }) => {
  await fill(page);
  await expect.poll(() => storedIn(page)).toContain('"discountRate":50000');
  const other = await context.newPage();
  await openInvoice(other);
  await expect(other.getByLabel('Broj fakture')).toHaveValue('');
  await other.getByLabel('Broj fakture').fill('12/2026');
  await other.getByLabel('Naziv kupca').fill('Drugi kupac');
  await expect(page.getByText('fakture: 0 · drugi nacrti: 1')).toBeVisible();
  await issue(page);
  await expect(other.getByRole('list', { name: 'Upozorenja' })).toContainText('Kupac Šumarija j.p.');
  await other.getByText('Sačuvano u ovom pregledniku').click();
  await expect(other.getByRole('button', { name: /^Otvori: 12\/2026/ })).toBeVisible();
});

test('restores a removed invoice', async ({ page }) => {
  await fill(page);
  await issue(page);
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await page.getByRole('button', { name: /^Ukloni: 12\/2026/ }).click();
  await expect(page.getByRole('button', { name: /^Otvori: 12/ })).toBeHidden();
  await expect(page.getByText('Uklonjeno: 12/2026 · Kupac Šumarija j.p.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Otvori: 12\/2026/ })).toBeVisible();
});

test('says that the browser forbids storage, and stays usable', async ({ page }) => {
  await forbidKeeping(page);
  await page.reload();
  await expect(page.getByLabel('Broj fakture')).toBeEnabled();
  const why = page.getByText('Upisano se ne čuva');
  await expect(why).toContainText('ne dozvoljava');
  await expect(why).toContainText('Preuzmite dokument');
  await fill(page);
  await expect(sheet(page)).toContainText('3.196,05 KM');
});

test('exports everything from a full device without an error', async ({ page }) => {
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await fillDevice(page);
  const file = await download(page, 'Izvezi sve u datoteku');
  expect(file.suggestedFilename()).toMatch(/^obracun-plata-.*\.json$/);
  await expect(page.getByText('Izvoz nije uspio')).toBeHidden();
});

test('reports a draft with an invalid name or moment and stays usable', async ({ page }) => {
  const later = Date.now() + 1;
  const content = { items: [] };
  const odd = [
    { id: 'a', changed: later, kind: 'faktura', name: { x: 1 }, content },
    { id: 'b', kind: 'faktura', name: '', content },
  ];
  await putStored(page, { nacrti: odd });
  await page.reload();
  await expect(page.getByLabel('Broj fakture')).toBeEnabled();
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await expect(page.getByText('Dio sačuvanog se ne može pročitati (2)')).toBeVisible();
  await expect(page.getByText('nacrti dokumenata, u nepoznatom trenutku')).toBeVisible();
});

test('names missing fields on print and keeps the invoice as a download does', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const print = page.getByRole('button', { name: 'Štampaj' });
  await print.click();
  await expect(page.getByText('na fakturi još nedostaje')).toBeVisible();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await fill(page);
  await expect(page.getByText('na fakturi još nedostaje')).toBeHidden();
  await print.click();
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await expect(page.getByRole('button', { name: /^Otvori: 12\/2026/ })).toBeVisible();
});
