import { sheet } from './document.ts';
import { expect, type Page } from './test.ts';

/** The invoice as a user operates it. */

export async function openInvoice(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Faktura');
  await expect(page.getByLabel('Broj fakture')).toBeEnabled();
}

export const expectSeen = (page: Page, text: string) =>
  expect(sheet(page)).toContainText(text, { useInnerText: true });
export const party = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const row = (page: Page, number: number) => page.getByRole('group', { name: `Stavka ${number}` });

const ITEMS = [
  { Opis: 'Vođenje poslovnih knjiga', Količina: '1', Cijena: '350', 'Rabat %': '10' },
  { Opis: 'Arhivske kutije „Đerdap”', Količina: '12,5', Cijena: '3,3333', 'Rabat %': '0' },
  { Opis: 'Љубав и њива', Količina: '2', Cijena: '1.250,00', 'Rabat %': '5' },
] as const;

/** An invoice of three rows, as a bookkeeper types it. */
export async function fill(page: Page): Promise<void> {
  await page.getByLabel('Broj fakture').fill('12/2026');
  const seller = party(page, 'Prodavac');
  await seller.getByLabel('Naziv').fill('Čelik i žica d.o.o.');
  await seller.getByLabel('Vrsta broja').selectOption('JIB');
  await seller.getByLabel('Broj', { exact: true }).fill('4403711250001');
  await seller.getByLabel('PDV broj').fill('403711250001');
  await seller.getByLabel('Adresa').fill('Ulica đačka 5\n78000 Banja Luka');
  const buyer = party(page, 'Kupac');
  await buyer.getByLabel('Naziv kupca').fill('Kupac Šumarija j.p.');
  await buyer.getByLabel('Adresa kupca').fill('Trg ćupova 1, 71000 Sarajevo');
  for (const [at, item] of ITEMS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Dodaj stavku' }).click();
    await row(page, at + 1)
      .getByRole('button', { name: 'Jedinica i rabat' })
      .click();
    for (const [label, text] of Object.entries(item))
      await row(page, at + 1)
        .getByLabel(label)
        .fill(text);
  }
}

/** Issues the document of the form. */
export async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Izdaj' }).click();
  await expect(page.getByText('Izdato i sačuvano.')).toBeVisible();
}

export const clearAll = (page: Page) => page.getByRole('button', { name: 'Obriši sve' }).click();
