import { keepStaff, openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { calculated } from './month-page.ts';
import { tab } from './support.ts';

const OWN = {
  employedFrom: '2026-10-01',
  agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 200_000 }],
  deductions: [
    { id: 'd1', name: 'Kredit', creditor: '', account: '1999990000002094', reference: '', amount: 10_000 },
  ],
} as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** 2.000 in cash and 300 in kind: net 1.458,30, less 300 received, 500 paid before and a loan of 100. */
test('pays the rest after pay in kind, an advance and deductions, shows it once and copies it', async ({
  page,
}) => {
  await openMonth(page, staffOf(1, OWN));
  await calculated(page);
  await page.getByRole('rowheader').first().dblclick();
  const panel = page.getByRole('dialog');
  const type = async (label: string, text: string) => {
    await panel.getByLabel(label, { exact: true }).fill(text);
    await panel.getByLabel(label, { exact: true }).press('Enter');
  };
  await expect(panel.getByLabel('Primanja u stvarima, bruto')).toBeHidden();
  await type('Vrsta isplate', '2');
  await type('Primanja u stvarima, bruto', '300');
  await type('Akontacija (avans)', '500');
  await expect(panel.getByText('558,30')).toBeVisible();
  await expect(panel.getByText('Neto plaća', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Za isplatu', { exact: true })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Kopiraj: Za isplatu' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('558,30');
  await panel.getByRole('button', { name: 'Zatvori' }).click();
  expect(await violationsInThemes(page)).toEqual([]);
  await tab(page, 'Plaćanja').click();
  const orders = page.getByRole('region', { name: 'Nalozi za plaćanje' });
  await expect(orders.getByText(/Primalac nije upisan: umjesto njega je naziv obustave/)).toBeAttached();
  await expect(orders.getByText('Akontacija')).toHaveCount(0);
});

test('refuses the JMBG of another worker and names that worker', async ({ page }) => {
  await keepStaff(page, staffOf(1, OWN));
  await page.goto(partAt('radnici'));
  await page.getByRole('link', { name: 'Novi radnik' }).click();
  await page.getByLabel('Prezime').fill('Drugi');
  await page.getByLabel('Ime', { exact: true }).fill('Radnik');
  await page.getByLabel('JMBG').fill('3112899\u200b 990017');
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(page.getByText(/Ovaj JMBG već ima „Radnik 0001 Izmišljeni“/)).toBeVisible();
  await expect(page.getByLabel('JMBG')).toBeFocused();
  await page.getByLabel('JMBG').fill('0101899\u200b 995024');
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Drugi Radnik' })).toBeVisible();
});

test('confirms the order of two names in one column and accepts an account typed in the preview', async ({
  page,
}) => {
  await keepStaff(page, []);
  await page.goto(partAt('uvoz'));
  const table = 'JMBG;PREZIME IME;Bruto;Račun\n="0101899995024";DRUGA RADNICA;1900;1,61999E+15\n';
  await page.locator('input[type=file]').setInputFiles({
    name: 'radnici.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });
  await page.getByText('Prezime, pa ime').click();
  await page.getByLabel('Ispravi: račun, red 2').fill('161-999-00000101-33');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Uvezi 1 radnika' }).click();
  await expect(page.getByText('Uvezeno: 1 radnika.')).toBeVisible();
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Druga Radnica' }).click();
  await expect(page.getByLabel('JMBG')).toHaveValue('0101899995024');
  await expect(page.getByLabel('Račun radnika')).toHaveValue('1619990000010133');
});

test('names the letters a bank does not support and still makes the file', async ({ page }) => {
  await keepStaff(page, staffOf(1, { ...OWN, firstName: 'Jürgen' }));
  await page.goto(partAt('placanja'));
  const bank = page.getByRole('region', { name: 'Datoteka za banku' });
  await bank.getByLabel('Format datoteke').selectOption('tkdis-halcom');
  await expect(bank.getByText(/„JURGEN RADNIK 0001“\. Ovaj format nema znak „Ü“/)).toBeVisible();
  await expect(bank.getByRole('button', { name: 'nalozi-tkdis-halcom.txt' })).toBeVisible();
});
