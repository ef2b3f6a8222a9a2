import { expect, test } from './support/test.ts';

/** The contract and income screens: an amount typed, the main figure read from the result. */
const SCREENS = [
  { path: '/ugovor-o-djelu', fields: { Bruto: '100' }, figure: '70,90' },
  { path: '/zakup', fields: { Bruto: '500,00' }, figure: '448,00' },
  { path: '/privremeni-povremeni', fields: { Bruto: '1.000' }, figure: '620,31' },
  { path: '/menadzerski-ugovor', fields: { Bruto: '1000' }, figure: '600,30' },
  { path: '/autorski-ugovor', fields: { Bruto: '1000', 'Procenat normiranih': '60' }, figure: '772,62' },
  {
    path: '/ostali-dohodak',
    fields: { 'Ukupan prihod': '1000', 'Priznati rashodi': '400' },
    figure: '522,00',
  },
] as const;

for (const { path, fields, figure } of SCREENS) {
  test(`computes ${path} from the input`, async ({ page }) => {
    await page.goto(path);
    for (const [name, text] of Object.entries(fields)) {
      await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    }
    await expect(page.getByRole('region', { name: /^Rezultati obračuna/ })).toContainText(figure);
  });
}

/** One of each new payer, as a user fills it in, and its result. */
const PAYERS = [
  { path: '/fbih-ugovor-o-djelu', fields: { Bruto: '1.000,00' }, figure: '891,20' },
  { path: '/fbih-autorski-ugovor', fields: { Bruto: '1.000,00' }, figure: '904,80' },
  { path: '/fbih-clan-komisije', fields: { Bruto: '1.000,00' }, figure: '864,00' },
  { path: '/mali-preduzetnik', fields: { 'Naplaćeni prihod za godinu': '36.000,00' }, figure: '720,00' },
] as const;

for (const { path, fields, figure } of PAYERS) {
  test(`answers ${path} while it is filled in`, async ({ page }) => {
    await page.goto(path);
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).last().fill(text);
    await expect(page.getByRole('region', { name: /Rezultati/ })).toContainText(figure);
  });
}

test('shows the orders, accounts and form columns of a contract of the Federation', async ({ page }) => {
  await page.goto('/fbih-ugovor-o-djelu#bruto=1.000,00');
  await page.getByRole('tab', { name: 'Uplatnice' }).click();
  await page.getByLabel('Općina isplatioca').selectOption('Centar Sarajevo');
  await page.getByLabel('Općina prebivališta primaoca').selectOption('Zenica');
  const orders = page.getByRole('tabpanel', { name: 'Uplatnice' });
  const order = (purpose: string) => orders.getByRole('listitem').filter({ hasText: purpose });
  await expect(order('Porez na dohodak po ugovoru')).toContainText('134-010-00000016-72');
  await expect(order('PIO/MIO po ugovoru')).toContainText('48,00');
  await expect(order('PIO/MIO po ugovoru')).toContainText('5102001');
  await expect(orders).toContainText('165,72');
  await expect(page.getByRole('heading', { name: 'Obrazac AUG-1031' })).toBeVisible();
  // Contracts have no orders of a wage.
  await expect(orders.getByLabel('Općina firme')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Uplatnice i obrazac u Excel' }).click();
  expect((await download).suggestedFilename()).toBe('fbih-ugovor-o-djelu-uplatnice.xlsx');
  await page.reload();
  await page.getByRole('tab', { name: 'Uplatnice' }).click();
  await expect(page.getByLabel('Općina isplatioca')).toHaveValue('fbih:Centar Sarajevo');
  await expect(order('PIO/MIO po ugovoru')).toContainText('077');
});

test('names another form for a non-resident', async ({ page }) => {
  await page.goto('/fbih-ugovor-o-djelu#neto=1.000,00&nerezident=1');
  await expect(page.getByRole('region', { name: /Rezultati/ })).toContainText('1.121,11');
  await page.getByRole('tab', { name: 'Uplatnice' }).click();
  await expect(page.getByRole('heading', { name: 'Obrazac PDN-1033' })).toBeVisible();
  await expect(page.getByLabel('Općina prebivališta primaoca')).toBeHidden();
});
