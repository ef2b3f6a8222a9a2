import { slowDevice } from '../support/device.ts';
import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { save, tab } from './support.ts';

test('a firm’s uplift pays everybody’s overtime, a worker’s own that worker’s', async ({ page }) => {
  await openMonth(page, staffOf(2, { agreed: [{ from: '2020-03-01', kind: 'bruto', amount: 176_000 }] }));
  await tab(page, 'Firma').click();
  await page.getByLabel('Uvećanje za prekovremeni rad').fill('40');
  await save(page);
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: /Radnik 0001/ }).click();
  const own = page.getByLabel('Uvećanje za prekovremeni rad');
  await expect(own).toHaveAttribute('placeholder', '40');
  await own.fill('50');
  expect(await violationsInThemes(page)).toEqual([]);
  await slowDevice(page);
  await save(page);
  // The form leads back to the list once it is kept, and not those who went on meanwhile.
  await tab(page, 'Mjesec').click();
  const rows = page.getByRole('grid').locator('[data-row] [data-column="1"]');
  for (const row of [0, 1]) {
    await rows.nth(row).click();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('sve je izračunato')).toBeVisible();
  const gross = (row: number) => page.locator(`[data-row="${row}"] [data-column="4"]`);
  // Of 176 hours at 10,00 KM, and six years of service: eight hours at 15,00 KM, and at 14,00 KM.
  await expect(gross(0)).toHaveText('1.943,36');
  await expect(gross(1)).toHaveText('1.935,36');
});
