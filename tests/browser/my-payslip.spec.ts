import { expect, type Page, test } from './support/test.ts';
import { violationsOn } from './support/violations.ts';

/** Payslips that a worker saves on the own device, when wanted. */

test.use({ now: '2026-11-21T10:00:00' });

const SEPTEMBER = '/moj-listic#f2609b236715i150000p46160z34323n4735t13333d2684k';
const OCTOBER = '/moj-listic#f2610b236715i125000o25000p46160z34323n4735t13333d2684k';

const months = (page: Page) => page.getByRole('region', { name: 'Moji mjeseci' });
const keeping = (page: Page) => page.getByLabel('Čuvaj moje listiće na ovom uređaju');
const row = (page: Page, month: string) => months(page).getByRole('listitem').filter({ hasText: month });

test('saves payslips only when wanted, adds them up, says why it is less, and removes them', async ({
  page,
}) => {
  await page.goto(SEPTEMBER);
  await expect(keeping(page)).not.toBeChecked();
  await expect(months(page).getByRole('listitem')).toHaveCount(0);
  await keeping(page).check();
  await expect(row(page, 'septembar 2026.')).toBeVisible();
  await page.goto('/');
  await page.goto(OCTOBER);
  await expect(months(page)).toContainText(
    'Ove godine zaradili ste 3.000,00 KM (2 mjeseca), od toga je obustavljeno 250,00 KM.',
  );
  await expect(months(page)).toContainText(
    'Dobili ste 250,00 KM manje nego za septembar 2026.: obustave su 250,00 KM veće.',
  );
  await expect(months(page).getByRole('row', { name: /Vaše obustave/ })).toContainText('+250,00');
  expect(await violationsOn(page)).toEqual([]);
  await row(page, 'septembar 2026.').getByRole('button', { name: 'Otvori' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moj listić, septembar 2026.');
  await row(page, 'oktobar 2026.').getByRole('button', { name: 'Ukloni' }).click();
  await expect(months(page)).toContainText('Ove godine zaradili ste 1.500,00 KM (1 mjesec).');
  await months(page).getByRole('button', { name: 'Vrati' }).click();
  await expect(row(page, 'oktobar 2026.')).toBeVisible();
  await page.goto('/moj-listic');
  await expect(months(page)).toContainText('Ove godine zaradili ste 3.000,00 KM (2 mjeseca)');
});

test('stays open when the first Tab stop skips to the content', async ({ page }) => {
  await page.goto(SEPTEMBER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moj listić, septembar 2026.');
  await page.getByRole('link', { name: 'Preskoči na sadržaj' }).press('Enter');
  await expect(page).toHaveURL(/#sadrzaj$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moj listić, septembar 2026.');
});
