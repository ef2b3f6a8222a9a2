import { readFile } from 'node:fs/promises';
import { sheet } from '../support/document.ts';
import { download } from '../support/download.ts';
import { expectSeen, fill, openInvoice, row } from '../support/invoice.ts';
import { expect, test } from '../support/test.ts';

/** A credit note: an invoice that reduces another one. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openInvoice(page));

test('gives a credit note of a kept invoice its own number, the invoice it corrects, and UBL 381', async ({
  page,
}) => {
  await fill(page);
  await download(page, 'Preuzmi PDF');
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await page.getByRole('button', { name: /^Knjižno odobrenje: 12\/2026/ }).click();
  await expect(page.getByLabel('Broj odobrenja')).toHaveValue('KO-1/2026');
  await expect(page.getByLabel('Broj fakture koja se umanjuje')).toHaveValue('12/2026');
  await expect(page.getByLabel('Rok plaćanja')).toHaveCount(0);
  for (const at of [3, 2])
    await page
      .getByRole('button', { name: 'Obriši stavku' })
      .nth(at - 1)
      .click();
  await expectSeen(page, 'KNJIŽNO ODOBRENJE');
  await expectSeen(page, 'Za 368,55 KM umanjuje se vaša obaveza po navedenoj fakturi.');
  const xml = await download(page, 'XML (UBL)');
  expect(xml.suggestedFilename()).toBe('odobrenje_KO-1-2026.xml');
  const written = await readFile(await xml.path(), 'utf8');
  expect(written).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  expect(written).toMatch(
    /<cac:InvoiceDocumentReference>\s*<cbc:ID>12\/2026<\/cbc:ID>\s*<cbc:IssueDate>2026-11-21</,
  );
  expect((await download(page, 'Excel')).suggestedFilename()).toBe('odobrenje_KO-1-2026.xlsx');
  await expect(page.getByRole('button', { name: /^Otvori: KO-1\/2026.*knjižno odobrenje$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Knjižno odobrenje: KO-1/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Kopiraj u novu: KO-1/ }).click();
  await expect(page.getByLabel('Broj odobrenja')).toHaveValue('KO-2/2026');
  await expect(page.getByLabel('Broj fakture koja se umanjuje')).toHaveValue('12/2026');
});

test('switches between invoice and credit note, with the fields of each', async ({ page }) => {
  const kind = page.getByLabel('Vrsta dokumenta');
  await kind.selectOption('Knjižno odobrenje');
  await expect(sheet(page).getByRole('heading', { name: 'KNJIŽNO ODOBRENJE' })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Provjera sadržaja' });
  await expect(checks.getByRole('button', { name: 'Broj fakture koja se umanjuje' })).toBeVisible();
  await expect(checks.getByRole('button', { name: 'Datum isporuke' })).toHaveCount(0);
  await page.getByLabel('Broj fakture koja se umanjuje').fill('7/2026');
  await page.getByLabel('Datum te fakture').fill('31.12.2026');
  await expect(checks).toContainText('Faktura je izdata poslije odobrenja: ispravite datum.');
  await page.getByRole('button', { name: 'Upiši broj KO-1/2026' }).click();
  await page.reload();
  await expect(page.getByLabel('Broj odobrenja')).toHaveValue('KO-1/2026');
  await kind.selectOption('Faktura');
  await expect(page.getByLabel('Broj fakture'), 'the number of its own series').toHaveValue('1/2026');
  await expect(page.getByLabel('Rok plaćanja')).toBeVisible();
  await expect(row(page, 1)).toBeVisible();
  await kind.selectOption('Knjižno odobrenje');
  await expect(page.getByLabel('Broj fakture koja se umanjuje'), 'keeps the input').toHaveValue('7/2026');
});
