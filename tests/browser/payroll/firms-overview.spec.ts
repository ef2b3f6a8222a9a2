import type { Page } from '@playwright/test';
import { firmOf } from '../../../engine/payroll/staff.fixture.ts';
import { putStored } from '../support/device.ts';
import { keepStaff, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { firmList } from './support.ts';

const LIST = '/plate#firma=&mjesec=2026-10';
const NAMES = ['Beta', 'Delta', 'Gama', 'Kapa', 'Lambda', 'Sigma'];

/** The firm of the tests with two workers, and others without. */
async function openOverview(page: Page): Promise<void> {
  await keepStaff(page, staffOf(2), { name: 'Alfa' });
  const others = NAMES.map((name, at) => firmOf({ id: `g${at}`, name }));
  await putStored(page, { firme: others.map((content) => ({ id: content.id, changed: 1, content })) });
  await page.goto(LIST);
}

test('calculates, finds a worker of any firm, moves by arrows and keeps marks', async ({ page }) => {
  await openOverview(page);
  const row = firmList(page).getByRole('row', { name: /^Alfa/ });
  await expect(row.getByRole('cell', { name: /^\d\.\d{3},\d{2}$/ })).toBeVisible();
  const paid = row.getByRole('checkbox', { name: 'Plaćeno: Alfa' });
  await paid.check();
  // The day of the mark is read back from the device.
  await expect(paid).toHaveAttribute('title', /^Plaćeno \d/);
  await page.reload();
  await expect(paid).toBeChecked();
  await firmList(page).getByRole('link', { name: 'Alfa' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(firmList(page).getByRole('link', { name: 'Beta' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  const card = firmList(page).getByRole('listitem').filter({ hasText: 'Alfa' });
  await expect(card).toContainText(/do \d+\. \d+\. 2026\. .*nije zaključeno/);
  await card.getByText('Koraci i faktura').click();
  await expect(card.getByRole('checkbox', { name: 'Plaćeno: Alfa' })).toBeChecked();
  await expect(firmList(page).getByRole('link', { name: 'Otvori' })).toHaveAttribute('href', /firma=f1/);
  await page.getByLabel('Traži firmu ili radnika').fill('radnik 0002');
  await page.getByRole('link', { name: /Radnik 0002/ }).click();
  await expect(page.getByLabel('Prezime')).toHaveValue('Radnik 0002');
});

test('disables a locked firm with its reason, and its journal tells who locked it', async ({ page }) => {
  await openOverview(page);
  await page.goto('/plate#firma=f1&dio=predaja&mjesec=2026-10');
  await page.getByLabel('Vaše ime u dnevniku').fill('Knjigovođa Prva');
  await page.getByLabel('Razlog').fill('predata dalje');
  await page.getByRole('button', { name: 'Zaključaj firmu' }).click();
  await expect(page.getByText('Razlog: predata dalje')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Knjigovođa Prva Firma zaključana: predata dalje/ }),
  ).toBeVisible();
  await page.goto('/plate#firma=f1&dio=radnici&mjesec=2026-10&radnik=r0');
  await expect(page.getByLabel('Prezime')).toBeDisabled();
  await page.getByRole('button', { name: 'Otključaj firmu' }).click();
  await expect(page.getByLabel('Prezime')).toBeEnabled();
});
