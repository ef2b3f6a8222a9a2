import { readFile } from 'node:fs/promises';
import { sheet } from '../support/document.ts';
import { download } from '../support/download.ts';
import { fill, issue, openInvoice, row } from '../support/invoice.ts';
import { expect, test } from '../support/test.ts';

/** The documents of a business: their chain, states, purchases and books. */

test.use({ now: '2026-11-21T10:00:00' });

test('makes an advance and the final invoice from a proforma, and settles it in the list', async ({
  page,
}) => {
  await openInvoice(page);
  await fill(page);
  await page.getByLabel('Vrsta dokumenta').selectOption('Predračun');
  await issue(page);
  await page.getByRole('button', { name: 'Napravi: avansna faktura' }).click();
  await page.getByLabel('ili iznos sa PDV-om').fill('368,55');
  await page.getByRole('button', { name: 'Napravi avansnu fakturu' }).click();
  await expect(page.getByLabel('Broj avansne fakture')).toHaveValue('A-1/2026');
  await issue(page);
  await page.getByRole('button', { name: 'Napravi: konačna faktura' }).click();
  await expect(sheet(page)).toContainText(
    'Avans po fakturi A-1/2026 od 21. 11. 2026.: u tome PDV 17 % 53,55 KM',
  );
  const tick = page.getByLabel(/^Odbij avans A-1\/2026/);
  await expect(tick).toBeChecked();
  await tick.uncheck();
  await expect(sheet(page)).not.toContainText('Avans po fakturi');
  await tick.check();
  // The rows are those of the proforma: 3.196,05 less 368,55.
  await expect(sheet(page)).toContainText('2.827,50 KM');
  await download(page, 'Preuzmi PDF');
  await page.goto('/fakture');
  await page.locator('summary', { hasText: 'Konačna faktura 1/2026' }).click();
  await page.getByLabel('Uplaćeno, KM').fill('100');
  await page.getByRole('button', { name: 'Upiši uplatu' }).click();
  await expect(page.getByText('Izdata, djelimično plaćena, ostaje 2.727,50 KM')).toBeVisible();
  await page.getByRole('button', { name: 'Otvori: Avansna faktura A-1/2026' }).click();
  await expect(page.getByLabel('Broj avansne fakture')).toHaveValue('A-1/2026');
});

test('opens an issued document under its own identity when documents and drafts load together', async ({
  page,
}) => {
  await openInvoice(page);
  await fill(page);
  await issue(page);
  await page.getByRole('button', { name: 'Napravi: knjižno odobrenje' }).click();
  await row(page, 1).getByRole('button', { name: 'Obriši stavku' }).click();
  await issue(page);
  await page.goto('/fakture');
  await page.locator('summary', { hasText: 'Knjižno odobrenje KO-1/2026' }).click();
  await page.getByRole('button', { name: 'Otvori: Knjižno odobrenje KO-1/2026' }).click();
  await expect(page.getByLabel('Broj odobrenja')).toHaveValue('KO-1/2026');
  await expect(page.getByText('Izdato i sačuvano.')).toBeVisible();
});

test('imports purchases, undoes it, and gives the files of a month', async ({ page }) => {
  await page.goto('/fakture');
  await page.getByText('Nabavke', { exact: true }).click();
  const csv =
    'Broj fakture;Datum fakture;Dobavljač;Bez PDV-a;PDV\nUF-1;3.10.2026;Prvi d.o.o.;1.000,00;170,00\n';
  const buffer = Buffer.from(csv);
  const choose = () =>
    page.locator('input[accept*=csv]').setInputFiles({ name: 'nabavke.csv', mimeType: 'text/csv', buffer });
  await choose();
  await page.getByRole('button', { name: 'Uvezi nabavke (1)' }).click();
  await page.getByRole('button', { name: 'Poništi uvoz' }).click();
  await expect(page.getByText('Uklonjeno: uvezene nabavke (1)')).toBeVisible();
  await choose();
  await page.getByRole('button', { name: 'Uvezi nabavke (1)' }).click();
  await expect(page.getByText('Uvezeno nabavki: 1.')).toBeVisible();
  await page.getByText('Knjige i prijava').click();
  await page.getByLabel('PDV broj firme').fill('403711250001');
  const file = await download(page, 'Knjiga nabavki (CSV)');
  expect(file.suggestedFilename()).toBe('403711250001_2610_1_01.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '2;2610;0000000001;01;UF-1;2026-10-03;2026-10-03;Prvi d.o.o.;;;;1000.00;1170.00;0.00;170.00;170.00;0.00;0.00;0.00;0.00\r\n',
  );
  await expect(page.getByRole('row', { name: /^71/ })).toContainText('−170');
});
