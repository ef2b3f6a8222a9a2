import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { COLUMN, calculated, cell } from './month-page.ts';

test('asks for the FBiH minimum base of a month not worked whole, and remembers it', async ({ page }) => {
  const least = [{ from: '2026-10-20', kind: 'bruto', amount: 160_548 }] as const;
  await openMonth(page, staffOf(1, { employedFrom: '2026-10-20', hotMeal: 0, agreed: least }));
  await calculated(page);
  const panel = page.getByRole('dialog', { name: /Radnik 0001/ });
  await cell(page, 0, COLUMN.name).click();
  await page.keyboard.press('Enter');
  // 1.605,48 × 9/22 days; contributions 31 % of it or of the whole base.
  await expect(panel.getByText('Mjesec nije cijeli odrađen: doprinosi su na 656,79 KM')).toBeVisible();
  await expect(panel.getByText('437,87').first()).toBeVisible();
  await panel.getByLabel('Najniža osnovica u ovom mjesecu').selectOption('Cijela najniža osnovica');
  await expect(panel.getByText('159,09').first()).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel('Najniža osnovica u ovom mjesecu')).toHaveValue('whole');
  await expect(panel.getByText('159,09').first()).toBeVisible();
});
