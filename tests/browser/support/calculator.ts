import { field } from './field.ts';
import { expect, type Page } from './test.ts';

/** A calculator as a user operates it. */

export const result = (page: Page) => page.getByRole('region', { name: 'Rezultati obračuna' });
export const line = (page: Page, name: string) =>
  result(page).getByRole('button', { name: new RegExp(`^${name} `) });

/** Opens the rows of a wage, which are folded on a new device. */
export const showAllRows = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Svi redovi' }).click();

export const gross = (page: Page) => page.getByRole('textbox', { name: 'Bruto osnovna plata' });
export const net = (page: Page) => page.getByRole('textbox', { name: 'Neto plata' });

/** The month and year of a salary. */
export async function fillMonth(page: Page, month: string, year: string): Promise<void> {
  await field(page, 'Mjesec').fill(month);
  await field(page, 'Godina').fill(year);
}

/** A gross salary of March 2025. {@link expectGross} checks it. */
export async function fillGross(page: Page, amount: string): Promise<void> {
  await fillMonth(page, '3', '2025');
  await gross(page).fill(amount);
}

export async function expectGross(page: Page, amount: string): Promise<void> {
  await expect(field(page, 'Mjesec')).toHaveValue('3');
  await expect(field(page, 'Godina')).toHaveValue('2025');
  await expect(gross(page)).toHaveValue(amount);
}
