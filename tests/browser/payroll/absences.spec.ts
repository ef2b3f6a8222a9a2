import type { Page } from '@playwright/test';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { COLUMN, calculated, cell } from './month-page.ts';
import { closeMonth, reopenMonth, save, tab } from './support.ts';

/** The sheet of the month shown, by its name. */
const sheetOf = (page: Page, month: string) => page.getByRole('grid', { name: `Plate za ${month} 2026.` });

async function addIllness(page: Page, from: string, to: string): Promise<void> {
  await tab(page, 'Odsustva').click();
  await page.getByRole('link', { name: 'Novo odsustvo' }).click();
  await page.getByLabel('Radnik').selectOption({ index: 1 });
  await page.getByLabel('Prvi dan').fill(from);
  await page.getByLabel('Posljednji dan').fill(to);
  await save(page);
  await expect(page.getByRole('heading', { name: 'Odsustva' })).toBeVisible();
}

test('fills two months when an illness exceeds the limit, lets a cell be overridden, and keeps a closed month', async ({
  page,
}) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
  // 42 days from 1 September end on 12 October: eight workdays of October, then fourteen.
  await addIllness(page, '1.9.2026', '31.10.2026');
  const row = page.getByRole('listitem').filter({ hasText: 'Bolest' });
  await expect(row).toContainText('od 1. 9. 2026. do 31. 10. 2026.');
  await expect(row).toContainText('od 13. 10. 2026. na teret fonda');

  await tab(page, 'Mjesec').click();
  await calculated(page);
  const fund = 3;
  await expect(cell(page, 0, COLUMN.sick)).toContainText('64');
  await expect(cell(page, 0, fund)).toContainText('112');
  await page.goto(partAt('mjesec').replace('2026-10', '2026-09'));
  const september = sheetOf(page, 'septembar').locator('[data-row="0"] [data-column="2"]');
  await expect(september).toContainText('176');
  await expect(september).toContainText('Iz evidencije odsustava');
  await page.goto(partAt('mjesec'));

  await cell(page, 0, COLUMN.sick).click();
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await calculated(page);
  await expect(cell(page, 0, COLUMN.sick)).toContainText('Upisano ručno. Po evidenciji odsustava je 64 h');
  await cell(page, 0, COLUMN.sick).click();
  await page.keyboard.press('Delete');
  await calculated(page);
  await expect(cell(page, 0, COLUMN.sick)).toContainText('64');
  await cell(page, 0, COLUMN.sick).click();
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await calculated(page);
  await closeMonth(page);

  await tab(page, 'Odsustva').click();
  await row.getByRole('link').click();
  await expect(page.getByRole('row', { name: /oktobar 2026/ })).toContainText(
    'zaključen, ostaje kakav jeste',
  );
  await page.getByLabel('Posljednji dan').fill('23.10.2026');
  await save(page);
  await expect(
    page.getByText('Zaključeno se ne mijenja dok ponovo ne otvorite mjesec: oktobar 2026.'),
  ).toBeVisible();

  await tab(page, 'Mjesec').click();
  await expect(page.getByText('Odsustva su promijenjena poslije zaključenja')).toBeVisible();
  await expect(cell(page, 0, COLUMN.sick)).toContainText('60');
  await expect(cell(page, 0, fund)).toContainText('112');
  await reopenMonth(page, 'ispravka odsustva');
  await calculated(page);
  await expect(cell(page, 0, COLUMN.sick)).toContainText('60');
  await expect(cell(page, 0, fund)).toContainText('72');
});

test('keeps an invalid absence in the form with its errors', async ({ page }) => {
  await openMonth(page, staffOf(1, { employedFrom: '2026-03-02' }), {}, partAt('odsustva'));
  await page.getByRole('link', { name: 'Novo odsustvo' }).click();
  await page.getByLabel('Radnik').selectOption({ index: 1 });
  await page.getByLabel('Prvi dan').fill('27.2.2026');
  await page.getByLabel('Posljednji dan').fill('6.3.2026');
  await expect(page.getByText('Radnik je zaposlen od 2. 3. 2026.').first()).toBeVisible();
  await save(page);
  await expect(page.getByText('Nije sačuvano: Radnik je zaposlen od 2. 3. 2026.')).toBeVisible();
  await expect(page.getByLabel('Posljednji dan')).toHaveValue('6. 3. 2026.');
  await page.getByLabel('Prvi dan').fill('3.3.2026');
  await page.getByLabel('Vrsta odsustva').selectOption('Njega člana porodice');
  await expect(page.getByText('Upišite koliko prvih dana plaća firma')).toBeVisible();
  await page.getByLabel('Prvih dana plaća firma').fill('0');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Odsustva' })).toBeVisible();
});

test('an absence taken away comes back, and another tab sees both', async ({ page, context }) => {
  await openMonth(page, staffOf(1), {}, partAt('odsustva'));
  await addIllness(page, '5.10.2026', '9.10.2026');
  const other = await context.newPage();
  await other.goto(partAt('odsustva'));
  const row = (of: Page) => of.getByRole('listitem').filter({ hasText: 'Bolest' });
  await expect(row(other)).toHaveCount(1);
  await page.getByRole('button', { name: /^Ukloni: / }).click();
  await expect(row(other)).toHaveCount(0);
  await page.getByRole('button', { name: 'Vrati' }).press('Enter');
  await expect(row(other)).toHaveCount(1);
});

test('a list of absences comes in by JMBG', async ({ page }) => {
  await openMonth(page, staffOf(1), {}, partAt('uvoz-odsustava'));
  const text =
    'JMBG;vrsta;od;do\n3112899990017;bolovanje;5.10.2026;9.10.2026\n3112899990017;godišnji;8.10.2026;9.10.2026\n';
  const file = { name: 'odsustva.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Preklapa se s drugim odsustvom').first()).toBeVisible();
  await page.getByRole('button', { name: /^Uvezi/ }).click();
  await expect(page.getByText('Uvezeno: 1 red.')).toBeVisible();
  await tab(page, 'Odsustva').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bolest' })).toHaveCount(1);
});

test('the calendar shows who is away and why', async ({ page }) => {
  await openMonth(page, staffOf(2), {}, partAt('odsustva'));
  await addIllness(page, '5.10.2026', '9.10.2026');
  await page.getByText('Kalendar', { exact: true }).click();
  const row = page.getByRole('row', { name: /Radnik 0001/ });
  await expect(row.getByText('Bolest, plaća firma')).toHaveCount(5);
  await page.getByRole('link', { name: 'Sljedeći mjesec' }).click();
  await expect(page.getByText('U ovom mjesecu nema odsustava.')).toBeVisible();
});
