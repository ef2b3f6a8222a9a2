import { download } from '../support/download.ts';
import { OCTOBER, openMonth, staffOf } from '../support/staff.ts';
import { type Download, expect, type Page, test } from '../support/test.ts';
import { COLUMN, calculated, cell } from './month-page.ts';
import { copies, openPayroll, save, tab } from './support.ts';

/** Every screen shows an older copy after it replaces the stored data. */

async function takeCopy(page: Page): Promise<Download> {
  await openPayroll(page);
  await copies(page).click();
  return download(page, 'Izvezi sve u datoteku');
}

async function bringBack(page: Page, copy: Download): Promise<void> {
  await copies(page).click();
  await page.locator('input[accept*=json]').setInputFiles(await copy.path());
  await page.getByRole('button', { name: 'Zamijeni sačuvano' }).click();
  await expect(page.getByText('Vrati kako je bilo')).toBeVisible();
}

test('removes later input from the month, also before a reload', async ({ page }) => {
  await openMonth(page, staffOf(1));
  const copy = await takeCopy(page);
  await page.goto(OCTOBER);
  await calculated(page);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await bringBack(page, copy);
  await page.getByRole('link', { name: 'PRIMJER D.O.O. SARAJEVO' }).click();
  await calculated(page);
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('');
  await page.reload();
  await calculated(page);
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('');
});

test('confirms before it saves over the copy a form that was begun after it', async ({ page, context }) => {
  await openMonth(page, staffOf(1));
  const copy = await takeCopy(page);
  await page.goto(OCTOBER);
  await tab(page, 'Firma').click();
  await page.getByLabel('Telefon').fill('033 111');
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();
  await page.getByLabel('Telefon').fill('033 222');
  const other = await context.newPage();
  await openPayroll(other);
  await bringBack(other, copy);
  await expect(page.getByText('u međuvremenu promijenjeno u drugoj kartici')).toBeVisible();
  await page.getByRole('button', { name: 'Učitaj tu izmjenu' }).click();
  await expect(page.getByLabel('Telefon')).toHaveValue('033 000 000');
});
