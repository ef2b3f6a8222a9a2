import { field } from './field.ts';
import { expect, type Page } from './test.ts';

/** A contract as a user operates it. */

export async function openContract(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ugovor-o-radu');
  await expect(page.getByLabel('Vrsta ugovora')).toBeEnabled();
}

/** Opens the fields that the law and the official form add to a contract. */
export const openAdded = (page: Page) =>
  page.locator('summary', { hasText: 'Ostali podaci ugovora' }).click();

/** A contract of employment in Republika Srpska, as an employer types it. */
export async function fill(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Republika Srpska' }).check();
  await field(page, 'Naziv, odnosno ime i prezime').fill('Alfa d.o.o.');
  await field(page, 'Ime i prezime').fill('Amra Hadžić');
  await field(page, 'Mjesto rada').fill('Banja Luka, Ulica đačka 5');
  await field(page, 'Dan stupanja na rad').fill('2026-12-01');
  await page.getByRole('radio', { name: 'bruto' }).check();
  await field(page, 'Osnovna plata').fill('1.800,00');
  await openAdded(page);
  await field(page, 'Stručna sprema koju posao traži').selectOption('KV');
}
