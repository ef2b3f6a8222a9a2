import type { Page } from './test.ts';

/** The month and year of a salary. */
export async function fillMonth(page: Page, month: string, year: string): Promise<void> {
  await page.getByLabel('Mjesec', { exact: true }).fill(month);
  await page.getByLabel('Godina', { exact: true }).fill(year);
}

/** Opens a folded group of the form. */
export const openGroup = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();

export const result = (page: Page) => page.getByRole('region', { name: 'Rezultati obračuna' });
export const line = (page: Page, name: string) =>
  result(page).getByRole('button', { name: new RegExp(`^${name} `) });
