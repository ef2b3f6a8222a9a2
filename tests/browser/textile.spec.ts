import { expect, test } from './support/test.ts';
import { violationsInThemes } from './support/violations.ts';

test.use({ now: '2026-11-20T10:00:00' });

test('compares a wage on the base of the activity with the general one', async ({ page }) => {
  await page.goto('/minuli-topli-tekstil');
  await expect(page.getByText('Ovaj obračun još nije gotov.')).toBeVisible();
  await page.getByLabel('Bruto plaća').fill('1500');
  await expect(page.getByText(/Upišite prosjek plaće: osnovica djelatnosti/)).toBeVisible();
  await page.getByLabel('Prosječna neto plaća u Federaciji').fill('1600');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  // 2026: 739,00; 1.500 − 229,10 − 300 = 970,90, tax 97,09. The general base is the least one, 1.605,48.
  await expect(row('Osnovica doprinosa')).toHaveText(['739,00 KM', '1.605,48 KM']);
  await expect(row('Neto plaća').first()).toHaveText('1.173,81 KM');
  await expect(row('Doprinosi na plaću').first()).toHaveText('36,96 KM');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByLabel('Prosječna neto plaća u Federaciji').fill('1200');
  await expect(page.getByText(/veća je od 85 %/)).toBeVisible();
  const whole = page.getByRole('link', { name: 'Cijeli obračun s propisima' });
  await expect(whole).toHaveAttribute(
    'href',
    '/kalkulator-FBIH#bruto_plata=1500&mjesec=10&godina=2026&prosjecna_neto=1200&osnovica_djelatnosti=1',
  );
  await whole.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Federaciji/);
  await expect(page.locator('#polje-bruto_plata_input')).toHaveValue(/^1\.?500/);
});
