import { readFileSync } from 'node:fs';
import { exampleStaff } from '../../../engine/payroll/files/export/example-rows.ts';
import { blobOf, download } from '../support/download.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

const EXAMPLES = 'site/payroll/files/import/examples';

/** A new firm of the Federation, on the screen of imports. */
async function importInto(page: Page): Promise<void> {
  await page.goto('/plate');
  await page.getByLabel('Nova firma').fill('Primjer d.o.o.');
  await page.getByLabel('Entitet').selectOption('Federacija BiH');
  await page.getByRole('button', { name: 'Dodaj firmu' }).click();
  await page.getByRole('link', { name: 'Uvoz', exact: true }).click();
}

const fileField = (page: Page) => page.locator('input[type=file]');
const choose = (page: Page, name: string) => fileField(page).setInputFiles(`${EXAMPLES}/${name}`);
const lineOf = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Redovi datoteke' })
    .getByRole('listitem')
    .filter({ hasText: `Red ${number} ` })
    .first();

test('imports the good lines of a bad file after confirmation; the others give the reason and can be corrected', async ({
  page,
}) => {
  await importInto(page);
  await choose(page, 'staff-bad.csv');
  await expect(page.getByText('Kolone: prepoznato 7 od 7')).toBeVisible();
  await expect(page.getByText('Čekaju potvrdu (2)')).toBeVisible();
  await expect(page.getByText('Odbijeni (5)')).toBeVisible();
  await expect(page.getByText('Preskočeni (4)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nema šta uvesti' })).toBeDisabled();
  await expect(page.getByText('101899995024 → 0101899995024')).toBeVisible();
  await expect(page.getByText(/Broj je izgubio cifre/)).toBeVisible();

  await page.getByRole('button', { name: 'Prihvati sve popravke', exact: true }).click();
  await page.getByRole('button', { name: 'RS 011 Novi Grad' }).click();
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  await page.getByRole('link', { name: 'Radnici', exact: true }).click();
  await expect(page.getByText('Firma još nema radnika.')).toBeVisible();
  expect(await isAsked()).toBe(false);
  await page.goBack();
  await page.getByRole('button', { name: 'Uvezi 3 radnika' }).click();
  await expect(page.getByText('Uvezeno: 3 radnika.')).toBeVisible();
  await expect(page.getByText('bez izmjene').first()).toBeVisible();

  const refused = await blobOf(await download(page, 'Preuzmi odbijene redove (4) kao CSV'));
  expect(await refused.text()).toContain('razlog');
  expect(await refused.text()).toContain('JMBG je već u redu 4.');

  await page.getByRole('button', { name: 'Vrati kako je bilo', exact: true }).click();
  await expect(page.getByText('Vraćeno je kako je bilo prije uvoza.')).toBeVisible();
  await page.getByRole('link', { name: 'Radnici', exact: true }).click();
  await expect(page.getByText('Firma još nema radnika.')).toBeVisible();
});

test('imports our own example as a workbook, and shows differences before it changes anything', async ({
  page,
}) => {
  await importInto(page);
  const example = await download(page, 'Excel');
  await fileField(page).setInputFiles(
    await example.path().then((path) => ({
      name: 'primjer.xlsx',
      mimeType: '',
      buffer: readFileSync(path),
    })),
  );
  await page.getByRole('button', { name: 'Uvezi 2 radnika' }).click();
  await expect(page.getByText('Uvezeno: 2 radnika.')).toBeVisible();
  await page.getByRole('link', { name: 'Radnici', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Novi radnik' })).toBeVisible();
  await page.goBack();
  const raised = 'JMBG;Prezime;Ime;Bruto\n3112899990017;Prvi;Radnik;2.100,00';
  await fileField(page).setInputFiles({
    name: 'povisica.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(raised),
  });
  await expect(page.getByText('izmijeni')).toBeVisible();
  await expect(page.getByText(/ugovoreno: bruto 2\.000,00 KM .* → .*bruto 2\.100,00 KM/)).toBeVisible();
});

test('assigns columns by hand and remembers them by their headings', async ({ page }) => {
  await importInto(page);
  const file = {
    name: 'radnici.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('JMBG;Prezime;Ime;Mjesto rada\n3112899990017;Prvi;Radnik;magacioner'),
  };
  await fileField(page).setInputFiles(file);
  await page.getByText('Kolone: prepoznato 3 od 4').click();
  await page.getByLabel('D: Mjesto rada').selectOption('radno mjesto');
  await expect(page.getByText('Kolone: prepoznato 4 od 4')).toBeVisible();
  await page.getByRole('button', { name: 'Druga datoteka' }).click();
  await fileField(page).setInputFiles(file);
  await expect(page.getByText('Kolone: prepoznato 4 od 4')).toBeVisible();
});

test('asks for the meaning of codes in a grid of days, and writes the hours into the month', async ({
  page,
}) => {
  await importInto(page);
  await choose(page, 'staff-utf8.csv');
  await page.getByRole('button', { name: 'Uvezi 6 radnika' }).click();
  await expect(page.getByText('Uvezeno: 6 radnika.')).toBeVisible();
  await page.getByText(/^Sati za /).click();
  const days = Array.from({ length: 31 }, (_, at) => at + 1);
  const grid = `JMBG;${days.join(';')}\n3112899990017;${days.map((day) => (day < 3 ? 'BO' : 'R')).join(';')}`;
  await fileField(page).setInputFiles({ name: 'sati.csv', mimeType: 'text/csv', buffer: Buffer.from(grid) });
  await page.getByRole('button', { name: 'Potvrdi predložena značenja (2)' }).click();
  await expect(page.getByText('Bolovanje na teret poslodavca: 16 h')).toBeVisible();
  await page.getByRole('button', { name: 'Uvezi 1 radnika' }).click();
  await expect(page.getByText('Uvezeno: 1 radnika.')).toBeVisible();
  await page.getByRole('link', { name: 'Otvori mjesec' }).click();
  await expect(page.getByRole('grid').getByText('16', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Uvezi sate' }).click();
  await expect(page.getByRole('radio', { name: /^Sati za / })).toBeChecked();
});

test('reports a file without a table, and reads 6 000 lines without blocking the page', async ({ page }) => {
  await importInto(page);
  await fileField(page).setInputFiles({
    name: 'slika.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0, 1, 2, 0]),
  });
  await expect(page.getByRole('alert')).toContainText('Ovo nije tabela');
  const [headings = [], first = []] = exampleStaff();
  const lines = Array.from({ length: 6000 }, () => first.join(';'));
  const many = [headings.join(';'), ...lines].join('\n');
  await fileField(page).setInputFiles({ name: 'mnogo.csv', mimeType: 'text/csv', buffer: Buffer.from(many) });
  await expect(page.getByText('Odbijeni (5999)')).toBeVisible({ timeout: 45_000 });
});

test('has no axe violations in an opened table, and fits a phone', async ({ page }) => {
  await importInto(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await violationsInThemes(page)).toEqual([]);
  await choose(page, 'staff-bad.csv');
  await page.getByText('Kolone: prepoznato 7 od 7').click();
  expect(await violationsInThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('accepts a correction and edits a line with the keyboard alone', async ({ page }) => {
  await importInto(page);
  await choose(page, 'staff-bad.csv');
  const fix = page.getByLabel('Ispravi: JMBG, red 6');
  await fix.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1503899990035');
  await page.keyboard.press('Enter');
  await expect(lineOf(page, 6)).toContainText('čeka potvrdu');
  const accept = page.getByRole('button', { name: /Prihvati: opština, red 6/ });
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(lineOf(page, 6)).toContainText('ispravan');
  await expect(page.getByRole('button', { name: 'Uvezi 1 radnika' })).toBeEnabled();
});
