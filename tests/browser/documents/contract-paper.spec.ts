import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { flowing, readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { fill, openContract } from '../support/contract.ts';
import { list, sheet } from '../support/document.ts';
import { blobOf, download } from '../support/download.ts';
import { field } from '../support/field.ts';
import { failScripts, holdBack, SCRIPTS, scriptShowing } from '../support/held-back.ts';
import { expect, test } from '../support/test.ts';

/** The sheet of a contract next to its form: as sent, without its chunk, printed, in files and copied. */

test.use({ now: '2026-11-21T10:00:00', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ page }) => openContract(page));

test('writes the text of the sheet into files and the clipboard', async ({ page }) => {
  await fill(page);
  const words = ['Amre Hadžić', 'Banja Luka, Ulica đačka 5', '1. decembra 2026. godine'];

  const pdf = await download(page, 'Preuzmi PDF');
  expect(pdf.suggestedFilename()).toBe('ugovor-o-radu-na-neodređeno-vrijeme_Amra-Hadžić.pdf');
  const { pages } = await readPdf(await blobOf(pdf));
  for (const word of [...words, 'Član 1.']) expect(flowing(pages.join(' '))).toContain(word);

  const docx = await download(page, 'Preuzmi DOCX');
  const parts = unzipSync(new Uint8Array(await readFile(await docx.path())));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '');
  for (const word of words) expect(body).toContain(word);

  await page.getByRole('button', { name: 'Kopiraj tekst' }).click();
  await expect(page.getByRole('button', { name: 'Kopirano' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const word of [...words, 'Član 1. Zasnivanje radnog odnosa']) expect(copied).toContain(word);
});

test('shows the contract as sent until its chunk loads, then the input typed meanwhile', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS, scriptShowing(page, 'Propisi iza članova ugovora'));
  await page.reload();
  await field(page, 'Ime i prezime').fill('Amra Hadžić');
  await expect(sheet(page).getByRole('heading', { name: /^Član 1\./ })).toBeVisible();
  await expect(sheet(page)).not.toContainText('Amre');
  release();
  await expect(sheet(page)).toContainText('2. Amre Hadžić');
  await expect(field(page, 'Ime i prezime')).toHaveValue('Amra Hadžić');
});

test('keeps the form and retries when the contract chunk fails to load', async ({ page }) => {
  const restore = await failScripts(page);
  await page.reload();
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await field(page, 'Ime i prezime').fill('Amra Hadžić');
  restore();
  await page.getByRole('button', { name: 'Pokušaj ponovo', exact: true }).click();
  await expect(sheet(page)).toContainText('2. Amre Hadžić');
});

test('prints only the contract', async ({ page }) => {
  await fill(page);
  const besides = [page.getByRole('form'), page.getByRole('button', { name: 'Štampaj' }), list(page)];
  for (const one of besides) await expect(one).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  for (const one of besides) await expect(one).toBeHidden();
});
