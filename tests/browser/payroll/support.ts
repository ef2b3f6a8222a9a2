import { expect, type Page } from '../support/test.ts';

/** Opens the page of payroll and waits until stored data is loaded. */
export async function openPayroll(page: Page): Promise<void> {
  await page.goto('/plate');
  await expect(page.getByLabel('Nova firma')).toBeVisible();
}

/** The list of firms, without the lists of claims and journals below it. */
export const firmList = (page: Page) => page.getByRole('region', { name: 'Firme', exact: true });

export async function addFirm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nova firma').fill(name);
  await page.getByLabel('Entitet').selectOption('Federacija BiH');
  await page.getByRole('button', { name: 'Dodaj firmu' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dijelovi firme' }).getByRole('link', { name, exact: true });

/** Opens the year of a firm, a link among its forms. */
export async function openYear(page: Page): Promise<void> {
  await tab(page, 'Obrasci').click();
  await page.getByRole('link', { name: /^Godina \d{4}/ }).click();
}

/** Opens the form of another worker and types the names without saving. */
export async function typeWorker(page: Page, lastName: string, firstName: string): Promise<void> {
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Novi radnik' }).click();
  await page.getByLabel('Prezime').fill(lastName);
  await page.getByLabel('Ime', { exact: true }).fill(firstName);
}

export const save = (page: Page) => page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();

export async function bringSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj ogledne firme' }).click();
  await expect(firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' })).toBeVisible();
}

/** Waits for the closed months of the sample; those of this firm are the last. */
export const sampleClosed = (page: Page) =>
  expect(firmList(page).getByRole('row').filter({ hasText: 'BANJA LUKA' })).toContainText(/zaključen \d/);

export const copies = (page: Page) => page.getByText('Kopija podataka', { exact: true });

/** Closes the month on the screen. @param agree `Zaključi ipak` while an earlier month is open */
export async function closeMonth(page: Page, agree = 'Zaključi'): Promise<void> {
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.getByRole('button', { name: agree, exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
}

/** Opens the closed month on the screen again, with a reason. */
export async function reopenMonth(page: Page, reason = 'ispravka sati'): Promise<void> {
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  await page.getByLabel('Razlog otvaranja').fill(reason);
  await page.getByRole('button', { name: 'Otvori', exact: true }).click();
}
