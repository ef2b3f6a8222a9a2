import { fillDevice, forbidKeeping, slowDevice } from '../support/device.ts';
import { storedIn } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import {
  addFirm,
  bringSample,
  copies,
  firmList,
  openPayroll,
  openYear,
  save,
  tab,
  typeWorker,
} from './support.ts';

/** Firms and workers on the device: typed, restored, never lost between tabs. */

test.beforeEach(({ page }) => openPayroll(page));

const names = (page: Page) => page.getByRole('main').locator('li, tbody tr');

test('types a firm and a worker, restores them on reload, removes and undoes', async ({ page }) => {
  await page.getByLabel('Nova firma').fill('Čelik i žica d.o.o.');
  const entity = page.getByLabel('Entitet');
  await expect(entity).toHaveValue('');
  await page.getByRole('button', { name: 'Dodaj firmu' }).click();
  await expect(entity).toBeFocused();
  await expect(entity).toHaveAccessibleDescription('Izaberite entitet.');
  await entity.selectOption('Federacija BiH');
  await slowDevice(page);
  await page.getByRole('button', { name: 'Dodaj firmu' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Prvi obračun' })).toBeFocused();
  await tab(page, 'Firma').click();
  await expect(page.getByLabel('Općina')).toBeVisible();
  await page.getByLabel('Entitet').selectOption('rs');
  await page.getByLabel('JIB').fill('4400000000004');
  await expect(page.getByText('Ovaj JIB vjerovatno ima pogrešnu cifru')).toBeVisible();
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
  await save(page);
  const why = (field: HTMLInputElement | SVGElement | HTMLElement) =>
    'validationMessage' in field ? field.validationMessage : '';
  expect(await page.getByLabel('Naziv').evaluate(why), 'in our words').toBe('Polje „Naziv“ je obavezno.');
  await page.getByLabel('Naziv').fill('Kredit');
  await page.getByLabel('Ostatak duga').fill('4.750,00');
  await save(page);
  await expect(names(page).filter({ hasText: 'Izmišljeni Prvi' })).toContainText('bruto 1.800,00 KM');
  await page.reload();
  await typeWorker(page, 'Izmišljeni', 'Drugi');
  await save(page);
  await page.getByRole('button', { name: 'Ukloni: Izmišljeni Prvi' }).click();
  await expect(page.getByRole('link', { name: 'Izmišljeni Drugi' })).toBeFocused();
  await page.getByRole('button', { name: 'Ukloni: Izmišljeni Drugi' }).click();
  await expect(page.getByText('Firma još nema radnika')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vrati' })).toBeFocused();
  // Two presses on undo restore both, the last one first.
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(page.getByText('Vraćeno. Uklonjeno je i: Izmišljeni Prvi')).toBeVisible();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await page.getByRole('button', { name: 'Ukloni: Izmišljeni Drugi' }).click();
  await page.getByRole('link', { name: 'Izmišljeni Prvi' }).click();
  await expect(page.getByLabel('Ostatak duga')).toHaveValue('4.750,00');
  await page.getByRole('link', { name: 'Sve firme' }).click();
  // Two presses on add make one worker.
  await page.getByRole('button', { name: 'Ukloni firmu: Čelik i žica' }).click();
  await page.getByRole('button', { name: 'Ukloni firmu', exact: true }).click();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(names(page).filter({ hasText: 'Čelik i žica d.o.o.' })).toContainText('radnika: 1');
});

test('restores unsaved input after navigation, and discards it on demand', async ({ page }) => {
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

test('leads from a sample firm to the month with its hours', async ({ page }) => {
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await expect(page.getByRole('grid').getByText('6,5', { exact: true }).first()).toBeVisible();
});

test('adds and removes the sample by one press, and confirms when it was changed', async ({ page }) => {
  await bringSample(page);
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await expect(firmList(page).getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' }).click();
  await typeWorker(page, 'Moj', 'Radnik');
  await save(page);
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await page.getByRole('button', { name: 'Odustani', exact: true }).click();
  await expect(firmList(page).getByRole('link', { name: /OGLEDNA/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await page.getByRole('button', { name: 'Ukloni sve' }).click();
  await expect(firmList(page).getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
});

test('shows changes in two tabs at once, and overwrites neither', async ({ page, context }) => {
  await addFirm(page, 'Alfa');
  await tab(page, 'Firma').click();
  await expect(page.getByLabel('Naziv')).toBeVisible();
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

test('keeps all of a save or nothing when a tab is killed in the middle', async ({ page, context }) => {
  await addFirm(page, 'Alfa');
  await typeWorker(page, 'Izmišljeni', 'Treći');
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click({ noWaitAfter: true });
  await page.close();
  const next = await context.newPage();
  await openPayroll(next);
  const stored = await storedIn(next);
  expect(stored).toContain('"name":"Alfa"');
  expect(stored.includes('"firstName":"Treći"')).toBe(stored.includes('Izmišljeni'));
  await expect(names(next).filter({ hasText: 'Alfa' })).toBeVisible();
});

test('reports a full disk and keeps the input', async ({ page }) => {
  await addFirm(page, 'Alfa');
  await tab(page, 'Firma').click();
  await expect(page.getByLabel('Telefon')).toBeVisible();
  await fillDevice(page);
  await page.getByLabel('Telefon').fill('033 444');
  await save(page);
  await expect(page.getByText('Nije sačuvano')).toContainText('nema više mjesta');
  await expect(page.getByLabel('Telefon')).toHaveValue('033 444');
});

test('says that nothing can be kept in a window without storage', async ({ page }) => {
  await forbidKeeping(page);
  await page.reload();
  const why = page.getByText('Ovdje se sada ništa ne može čuvati');
  await expect(why).toContainText('privatnom prozoru');
  // There is no document to export, and nothing more to load.
  await expect(why).not.toContainText('dokument');
  await expect(page.getByText('Učitavam…')).toBeHidden();
});

test('has no axe violations in the list, a worker and a year, in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringSample(page);
  await copies(page).click();
  expect(await violationsInThemes(page)).toEqual([]);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Treći Radnik' }).click();
  await expect(page.getByLabel('Ostatak duga')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  await openYear(page);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('starts a firm with names and amounts alone, and leads to what is missing', async ({ page }) => {
  await addFirm(page, 'Firma od danas');
  const cellOf = (name: string, row: number) =>
    page.getByRole('textbox', { name: new RegExp(`^${name}.*, ${row}\\. red$`) });
  await cellOf('Prezime i ime', 1).focus();
  for (const text of ['Prvi Radnik', '1500', 'Drugi Radnik', '1.800']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('čita se kao 1.800,00')).toBeVisible();
  await page.reload();
  await expect(cellOf('Prezime i ime', 2)).toHaveValue('Drugi Radnik');
  await page.getByRole('button', { name: 'Sačuvaj i obračunaj' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Izaberite je li upisano neto' })).toBeVisible();
  await page.getByText('Neto', { exact: true }).click();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sačuvaj i obračunaj' }).click();
  await expect(page.getByText('Za naloge i obrasce još upišite')).toBeVisible();
  await expect(page.getByRole('row', { name: /Prvi Radnik/ })).toContainText('1.500,00');
  await page.getByRole('link', { name: '2 računa radnika' }).click();
  await expect(page.getByLabel('Račun radnika')).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'JIB firme' }).click();
  await expect(page.getByLabel('JIB')).toBeFocused();
});
