import { readFileSync } from 'node:fs';
import { download } from '../support/download.ts';
import { keptIn } from '../support/kept.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsIn } from '../support/violations.ts';
import { addFirm, bringSample, copies, openPayroll, save, tab, typeWorker } from './support.ts';

/** Firms and workers as they are kept on the device: typed, found again, taken along, never lost between tabs. */

test.beforeEach(({ page }) => openPayroll(page));

const names = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a firm and a worker are typed, found after a reload, taken away and brought back', async ({ page }) => {
  await addFirm(page, 'Čelik i žica d.o.o.');
  await page.getByLabel('Gdje se radi').selectOption('rs');
  await page.getByLabel('JIB').fill('4400000000004');
  await expect(page.getByText('Kontrolna cifra JIB-a se ne slaže')).toBeVisible();
  await page.getByLabel('Opština').fill('Foča');
  await page.getByRole('button', { name: 'Foča, Republika Srpska' }).click();
  await expect(page.getByText('šifra 031')).toBeVisible();
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();
  await typeWorker(page, 'Izmišljeni', 'Prvi');
  await page.getByRole('button', { name: 'Upiši ugovorenu platu' }).click();
  await page.getByLabel('Od kada').fill('1. 1. 2026.');
  await page.getByLabel('Iznos', { exact: true }).fill('1800');
  await page.getByRole('button', { name: 'Dodaj obustavu' }).click();
  await page.getByLabel('Naziv').fill('Kredit');
  await page.getByLabel('Ostatak duga').fill('4.750,00');
  await save(page);
  await expect(names(page).filter({ hasText: 'Izmišljeni Prvi' })).toContainText('bruto 1.800,00 KM');
  await page.reload();
  await page.getByRole('button', { name: 'Ukloni: Izmišljeni Prvi' }).click();
  await expect(page.getByText('Firma još nema radnika')).toBeVisible();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await page.getByRole('link', { name: 'Izmišljeni Prvi' }).click();
  await expect(page.getByLabel('Ostatak duga')).toHaveValue('4.750,00');
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await page.getByRole('button', { name: 'Ukloni firmu: Čelik i žica' }).click();
  await page.getByRole('button', { name: 'Ukloni firmu', exact: true }).click();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(names(page).filter({ hasText: 'Čelik i žica d.o.o.' })).toContainText('radnika 1');
});

test('what is typed and not saved is there after a look elsewhere, and can be given up', async ({ page }) => {
  await addFirm(page, 'Alfa');
  await typeWorker(page, 'Izmišljeni', 'Drugi');
  await tab(page, 'Firma').click();
  await expect(page.getByLabel('JIB')).toBeVisible();
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Novi radnik' }).click();
  await expect(page.getByLabel('Prezime')).toHaveValue('Izmišljeni');
  await page.getByRole('button', { name: 'Odustani od izmjena' }).click();
  await expect(page.getByLabel('Prezime')).toHaveValue('');
});

test('the sample comes by one press and goes by one, and asks when it was changed', async ({ page }) => {
  await bringSample(page);
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await expect(page.getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
  await bringSample(page);
  await page.getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' }).click();
  await typeWorker(page, 'Moj', 'Radnik');
  await save(page);
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await page.getByRole('button', { name: 'Odustani', exact: true }).click();
  await expect(page.getByRole('link', { name: /OGLEDNA/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await page.getByRole('button', { name: 'Ukloni sve' }).click();
  await expect(page.getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
});

test('two tabs see a change at once, and neither writes over the other', async ({ page, context }) => {
  await addFirm(page, 'Alfa');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Naziv')).toHaveValue('Alfa');
  await page.getByLabel('Telefon').fill('033 111');
  await save(page);
  await expect(other.getByLabel('Telefon')).toHaveValue('033 111');
  await other.getByLabel('Telefon').fill('033 222');
  await page.getByLabel('Telefon').fill('033 333');
  await save(page);
  await expect(other.getByText('u međuvremenu promijenjeno u drugoj kartici')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sačuvaj', exact: true })).toBeDisabled();
  await other.getByRole('button', { name: 'zadrži moj unos' }).click();
  await save(other);
  await expect(page.getByLabel('Telefon')).toHaveValue('033 222');
});

test('a tab killed in the middle of a save leaves all of it or nothing', async ({ page, context }) => {
  await addFirm(page, 'Alfa');
  await typeWorker(page, 'Izmišljeni', 'Treći');
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click({ noWaitAfter: true });
  await page.close();
  const next = await context.newPage();
  await openPayroll(next);
  const kept = await keptIn(next);
  expect(kept).toContain('"name":"Alfa"');
  if (kept.includes('Izmišljeni')) expect(kept).toContain('"firstName":"Treći"');
  await expect(names(next).filter({ hasText: 'Alfa' })).toBeVisible();
});

test('a full disk is told, and what was typed stays', async ({ page }) => {
  await addFirm(page, 'Alfa');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Telefon').fill('033 444');
  await save(page);
  await expect(page.getByText('Nije sačuvano')).toContainText('nema više mjesta');
  await expect(page.getByLabel('Telefon')).toHaveValue('033 444');
});

test('a window in which nothing can be kept says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.reload();
  await expect(page.getByText('Ovdje se sada ništa ne može čuvati')).toContainText('privatnom prozoru');
});

test('a copy goes out under a passphrase and comes back with it alone, and by asking', async ({ page }) => {
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
  await expect(choice.getByRole('row', { name: 'Radnici 6 0' })).toBeVisible();
  await choice.getByRole('button', { name: 'Dodaj sačuvanom' }).click();
  await expect(page.getByRole('link', { name: /OGLEDNA/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Moja firma' })).toBeVisible();
  await page.getByRole('button', { name: 'Vrati kako je bilo' }).click();
  await expect(page.getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
});

test('a file of the first version comes in beside firms', async ({ page }) => {
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
  await expect.poll(() => keptIn(page)).toContain('Kupac');
});

test('a file that was chosen follows every change', async ({ page }) => {
  await page.evaluate(() => {
    // What a person would choose in the browser's own window.
    const choose = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('kopija.json', { create: true });
    Object.assign(globalThis, { showSaveFilePicker: choose });
  });
  const written = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('kopija.json')).getFile()).text();
    });
  await copies(page).click();
  await page.getByRole('button', { name: 'Izaberi datoteku', exact: true }).click();
  await expect(page.getByText('Sve izmjene su u datoteci.')).toBeVisible();
  await addFirm(page, 'Alfa koja se prati');
  await expect.poll(written).toContain('Alfa koja se prati');
});

test('thirty days without a copy are told, and a copy ends it', async ({ page }) => {
  await addFirm(page, 'Alfa');
  await expect.poll(() => keptIn(page)).toContain('"id":"kopija"');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('obracun-plata');
        open.onsuccess = () => {
          const change = open.result.transaction('kopija', 'readwrite');
          change.objectStore('kopija').put({ id: 'kopija', since: Date.now() - 31 * 86_400_000 });
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText('Još nema kopije ovih podataka')).toBeVisible();
  await download(page, 'Izvezi kopiju sada');
  await expect(page.getByText('Još nema kopije ovih podataka')).toBeHidden();
});

test('nothing axe objects to, in the list, a worker and a year, in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringSample(page);
  await copies(page).click();
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
  await page.getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Treći Radnik' }).click();
  await expect(page.getByLabel('Ostatak duga')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
  await tab(page, 'Godina').click();
  await expect(page.getByRole('table')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([]);
});
