import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { bringSample, openPayroll, openYear } from './support.ts';

test.use({ now: '2026-11-20T10:00:00' });

const ROWS = [
  'JMBG;mjesec;bruto;doprinosi;porez;neto;sati',
  '3112899990017;1;2.000,00;620,00;108,00;1.272,00;168',
  '3112899990017;2;2.000,00;620,00;108,00;;168',
];

test('imports months of an earlier program into the year and its statistics', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  await page.getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await openYear(page);
  await page.getByRole('link', { name: /^Mjeseci iz ranijeg programa/ }).click();
  const buffer = Buffer.from(ROWS.join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'stanja.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Nedostaje: neto.')).toBeVisible();
  await page.getByRole('button', { name: 'Uvezi 1 red', exact: true }).click();
  await expect(page.getByText('Uvezeno: 1 red.')).toBeVisible();
  await page.getByText('Upis po radniku').click();
  await page.getByLabel('Radnik', { exact: true }).selectOption('Prvi Radnik');
  await expect(page.getByLabel('neto, januar')).toHaveValue('1.272,00');

  await page.getByRole('link', { name: 'Nazad na godinu' }).click();
  const months = page.getByRole('region', { name: /^Mjeseci \d{4}/ });
  await expect(months.getByRole('row', { name: /^januar iz ranijeg programa/ })).toContainText('2.000,00');
  await expect(page.getByRole('region', { name: 'Bruto, tabela' })).toContainText('2.000,00');
  expect(await violationsInThemes(page)).toEqual([]);

  await page.getByRole('link', { name: /^Statistika/ }).click();
  // It opens on the last closed month.
  await expect(page.getByLabel('Mjesec plate')).toHaveValue('9');
  await expect(page.getByRole('row', { name: /^Bruto plaće, KM 10633/ })).toBeVisible();
  await page.getByLabel('Mjesec plate').selectOption('januar');
  await expect(page.getByRole('row', { name: /^Bruto plaće, KM 2000/ })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});
