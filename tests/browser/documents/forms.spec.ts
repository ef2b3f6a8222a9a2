import { download } from '../support/download.ts';
import { expect, test } from '../support/test.ts';

test('calculates a travel order while it is filled in and restores it on reload', async ({ page }) => {
  await page.goto('/putni-nalog');
  await page.getByLabel('Broj naloga').fill('7/2026');
  await page.getByLabel('Polazak, dan').fill('2.3.2026');
  await page.getByLabel('Polazak, sat').fill('7:00');
  await page.getByLabel('Povratak, dan').fill('3.3.2026');
  await page.getByLabel('Povratak, sat').fill('17:30');
  const sheet = page.locator('#pregled');
  await expect(sheet).toContainText('1,5 × 45,00 KM');
  await page.getByRole('button', { name: 'Dodaj trošak' }).click();
  await page.getByLabel('Trošak', { exact: true }).fill('putarina');
  await page.getByLabel('Iznos', { exact: true }).fill('12');
  await expect(sheet).toContainText('79,50 KM');
  await page.getByRole('button', { name: 'Ukloni trošak' }).click();
  await expect(sheet).toContainText('67,50 KM');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dodaj trošak' })).toBeFocused();
  await page.getByRole('button', { name: 'Vrati obrisano' }).click();
  await expect(sheet).toContainText('79,50 KM');
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.getByLabel('Zadatak').fill('bezrazmaka'.repeat(40));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  // Five ways out: two per row where space is short.
  const tools = ['Preuzmi DOCX', 'Preuzmi PDF', 'Podijeli', 'Kopiraj tekst', 'Štampaj'];
  const places = await Promise.all(
    tools.map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(new Set(places.map((place) => place?.y)).size).toBe(3);
  await page.getByLabel('Akontacija').fill('12abc');
  await page.reload();
  await expect(page.getByLabel('Broj naloga')).toHaveValue('7/2026');
  await expect(page.getByLabel('Akontacija')).toHaveValue('12abc');
  await expect(sheet).toContainText('79,50 KM');
});

test('exports a reminder as PDF and DOCX', async ({ page }) => {
  await page.goto('/opomena');
  await page.getByLabel('Dužnik', { exact: true }).fill('Kupac d.o.o.');
  await page.getByRole('button', { name: 'Dodaj dokument' }).click();
  await page.getByLabel('Dokument', { exact: true }).fill('Faktura 12/2026');
  await page.getByLabel('Iznos', { exact: true }).fill('1000');
  await expect(page.locator('#pregled')).toContainText('dug od 1.000,00 KM');
  await page.getByLabel('Dužnik', { exact: true }).fill('Kupac 😀');
  await expect(page.getByText('Slova u PDF-u nemaju ove znakove')).toContainText('😀');
  await page.getByLabel('Dužnik', { exact: true }).fill('Kupac d.o.o.');
  await expect(page.getByText('Slova u PDF-u nemaju ove znakove')).toHaveCount(0);
  for (const name of ['Preuzmi DOCX', 'Preuzmi PDF']) {
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await arrives).suggestedFilename()).toMatch(/^opomena_Kupac-d.o.o\.(docx|pdf)$/);
  }
});

test('reports an unreadable term in one way and confirms before making a file', async ({ page }) => {
  await page.goto('/opomena');
  const term = page.getByLabel('Rok za uplatu, dana');
  await term.fill('osam');
  await expect(term).toHaveAccessibleDescription(/Upišite cijeli broj, npr\. 8\./);
  const checks = page.getByRole('region', { name: 'Provjera sadržaja' });
  await expect(checks).toContainText('Rok za uplatu, dana: Upišite cijeli broj, npr. 8.');
  await page.getByRole('button', { name: 'Preuzmi DOCX' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'DOCX čeka ispravku' });
  await refusal.getByRole('button', { name: 'Rok za uplatu, dana' }).click();
  await expect(term).toBeFocused();
  await term.fill('15');
  await expect(refusal).toBeHidden();
  expect((await download(page, 'Preuzmi DOCX')).suggestedFilename()).toMatch(/\.docx$/);
});
