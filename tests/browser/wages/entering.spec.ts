import { fillMonth, gross, result } from '../support/calculator.ts';
import { field } from '../support/field.ts';
import { expect, test } from '../support/test.ts';

/** Typing a salary: errors and missing fields are shown in place, and a month may be typed in any form. */

test('shows errors under their fields, keeps input and clears everything on demand', async ({ page }) => {
  await page.goto('/minuli-topli');
  await fillMonth(page, '13', '2025');
  await expect(page.getByText('Mjesec mora biti broj između 1 i 12.')).toBeVisible();
  await fillMonth(page, '3', '2017');
  await gross(page).fill('1500');
  await expect(page.getByText(/Nemamo propise/).first()).toBeVisible();
  await expect(gross(page)).toHaveValue('1500');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(gross(page)).toHaveValue('');
  await expect(page.getByText(/Nemamo propise/)).toHaveCount(0);
});

test('refuses a month typed as a letter, in the form and in a link', async ({ page }) => {
  await page.goto('/minuli-topli');
  await field(page, 'Godina').fill('2026');
  await gross(page).fill('2000');
  await field(page, 'Mjesec').fill('x');
  await field(page, 'Godina').focus();
  await expect(field(page, 'Mjesec')).toHaveValue('x');
  await expect(page.getByText('Mjesec mora biti broj između 1 i 12.').first()).toBeVisible();
  await page.goto('/obracun-plata#mjesec=x&godina=2026&bruto_plata=2000');
  await expect(page.getByText('Mjesec mora biti broj između 1 i 12.').first()).toBeVisible();
  await expect(result(page)).not.toContainText('Neto plata');
});

test('reports a month without law at its year, and on a phone at the bottom too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/minuli-topli#mjesec=3&godina=2017&bruto_plata=2500');
  await expect(field(page, 'Godina')).toHaveAccessibleDescription(/Nemamo propise/);
  await page.getByRole('button', { name: 'Rezultat nije izračunat zašto', exact: true }).click();
  await expect(result(page).getByText(/Nemamo propise za taj mjesec \(03\/2017/)).toBeInViewport();
});

test('says in the bar of a phone that nothing is computed when a field is missing or wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/minuli-topli');
  const bar = page.getByRole('button', { name: /nije izračunat/ });
  await expect(page.getByRole('button', { name: /ovaj mjesec/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await fillMonth(page, '3', '2026');
  await bar.click();
  await expect(result(page).getByRole('button', { name: 'Bruto osnovna plata' })).toBeInViewport();
  await gross(page).fill('2500');
  await expect(page.getByRole('button', { name: /cijeli obračun/ })).toBeVisible();
  await gross(page).fill('2500x');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(bar).toHaveCount(0);
});

test('fills both fields from a month typed with its year, reads two digits as a year, and restores what was cleared', async ({
  page,
}) => {
  await page.goto('/minuli-topli');
  const [month, year] = [field(page, 'Mjesec'), field(page, 'Godina')];
  await month.fill('10/2025');
  await expect(month).toHaveValue('10');
  await expect(year).toHaveValue('2025');
  await year.fill('26');
  await year.blur();
  await expect(year).toHaveValue('2026');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(month).toHaveValue('');
  await page.getByRole('button', { name: 'Vrati obrisano' }).click();
  await expect(month).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'Obriši sve' })).toBeVisible();
});

test('offers the month last calculated in the calculators of both entities', async ({ page }) => {
  await page.goto('/minuli-topli');
  await field(page, 'Mjesec').fill('3/2025');
  await gross(page).fill('1800');
  // The heading has the month while an answer is pending; no line does before it.
  await expect(result(page).getByRole('term').first()).toBeVisible();
  await expect(result(page)).toContainText('03/2025');
  await page.goto('/kalkulator-FBIH');
  await page.getByRole('button', { name: 'posljednji put' }).click();
  await expect(field(page, 'Mjesec')).toHaveValue('3');
  await expect(field(page, 'Godina')).toHaveValue('2025');
  await field(page, 'Mjesec').fill('oktobar');
  await field(page, 'Mjesec').press('Enter');
  await expect(field(page, 'Mjesec')).toHaveValue('10');
  await expect(field(page, 'Godina')).toHaveValue('2025');
});

test('announces errors and the figure in one place', async ({ page }) => {
  await page.goto('/minuli-topli');
  expect(await page.locator('[aria-live]').count()).toBe(0);
  await field(page, 'Mjesec').fill('13');
  await field(page, 'Mjesec').blur();
  await expect(page.getByRole('status').filter({ hasText: 'Mjesec: provjerite unos' })).toBeAttached();
  await expect(field(page, 'Mjesec')).toHaveAccessibleDescription(/Mjesec mora biti broj između 1 i 12\./);
  await expect(field(page, 'Mjesec')).toHaveAttribute('aria-required', 'true');
  await fillMonth(page, '3', '2025');
  await gross(page).fill('2000');
  await expect(
    page.getByRole('status').filter({ hasText: /^Neto nakon solidarnosti: 1\.\d{3},\d\d KM$/ }),
  ).toBeAttached();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await result(page).getByRole('button', { name: 'Kopiraj: Doprinosi ukupno' }).first().click();
  await expect(page.getByRole('status')).toHaveText(/^Kopirano\s?$/);
});
