import { readFileSync } from 'node:fs';
import { putStored } from '../support/device.ts';
import { download } from '../support/download.ts';
import { storedIn } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { addFirm, bringSample, copies, firmList, openPayroll } from './support.ts';

/** Backups of everything on the device: exported, imported, followed and reminded of. */

test.beforeEach(({ page }) => openPayroll(page));

test('exports a copy under a passphrase and imports it with that passphrase only, after confirmation', async ({
  page,
}) => {
  await bringSample(page);
  await copies(page).click();
  await page.getByRole('button', { name: 'Izvezi s lozinkom' }).click();
  await page.getByLabel('Lozinka za datoteku').fill('čvrsta lozinka');
  const file = await download(page, 'Izvezi zaštićeno');
  expect(readFileSync(await file.path(), 'utf8')).not.toMatch(/OGLEDNA|0101899995024|Izmišljena/);
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await addFirm(page, 'Moja firma');
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await copies(page).click();
  await page.locator('input[accept*=json]').setInputFiles(await file.path());
  const passphrase = page.getByLabel('Lozinka kojom je datoteka zaštićena');
  await passphrase.fill('pogrešna');
  await page.getByRole('button', { name: 'Otvori datoteku' }).click();
  await expect(page.getByText('Lozinka nije ta')).toBeVisible();
  await passphrase.fill('čvrsta lozinka');
  await page.keyboard.press('Enter');
  const choice = page.getByRole('region', { name: 'Uvoz iz datoteke' });
  await expect(choice.getByRole('row', { name: 'Radnici 9 0' })).toBeVisible();
  await choice.getByRole('button', { name: 'Dodaj sačuvanom' }).click();
  await expect(firmList(page).getByRole('link', { name: /OGLEDNA/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Moja firma' })).toBeVisible();
  await page.getByRole('button', { name: 'Vrati kako je bilo' }).click();
  await expect(firmList(page).getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
});

test('adds a file of the first version to the firms', async ({ page }) => {
  await addFirm(page, 'Alfa');
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await copies(page).click();
  const old = { program: 'obracun-plata', verzija: 1, podaci: { 'faktura.partneri': [{ name: 'Kupac' }] } };
  await page.locator('input[accept*=json]').setInputFiles({
    name: 'stara.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(old)),
  });
  const choice = page.getByRole('region', { name: 'Uvoz iz datoteke' });
  await expect(choice.getByRole('row', { name: 'Partneri 1 0' })).toBeVisible();
  await choice.getByRole('button', { name: 'Dodaj sačuvanom' }).click();
  await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
  await expect.poll(() => storedIn(page)).toContain('Kupac');
});

test('writes every change to the chosen file', async ({ page }) => {
  await page.clock.install();
  await page.evaluate(() => {
    // The file a person would choose in the dialog of the browser.
    const choose = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('kopija.json', { create: true });
    Object.assign(globalThis, { showSaveFilePicker: choose });
    // A browser whose lock requests never resolve writes all the same.
    LockManager.prototype.request = () => new Promise(() => undefined);
  });
  // A file that is being overwritten cannot be read. Before each read the clock advances a second.
  const written = async () => {
    await page.clock.runFor(1000);
    return page.evaluate(async () => {
      const read = async () => {
        const folder = await navigator.storage.getDirectory();
        const file = await (await folder.getFileHandle('kopija.json')).getFile();
        return file.text();
      };
      return read().catch((cause: Error) => cause.name);
    });
  };
  await copies(page).click();
  await page.getByRole('button', { name: 'Izaberi datoteku', exact: true }).click();
  await expect.poll(written, { intervals: [50] }).toContain('"program":"obracun-plata"');
  await expect(page.getByText('Sve izmjene su u datoteci.')).toBeVisible();
  await addFirm(page, 'Alfa koja se prati');
  await expect.poll(written, { intervals: [50] }).toContain('Alfa koja se prati');
});

test('reminds of a copy after thirty days, until one is made', async ({ page }) => {
  await addFirm(page, 'Alfa');
  await expect.poll(() => storedIn(page)).toContain('"id":"kopija"');
  const longAgo = Date.now() - 31 * 86_400_000;
  await putStored(page, { kopija: [{ id: 'kopija', since: longAgo }] });
  await page.reload();
  await expect(page.getByText('Još nema kopije ovih podataka')).toBeVisible();
  await download(page, 'Izvezi kopiju sada');
  await expect(page.getByText('Još nema kopije ovih podataka')).toBeHidden();
});
