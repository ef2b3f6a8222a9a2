import { readFile } from 'node:fs/promises';
import { download } from '../support/download.ts';
import { party } from '../support/invoice.ts';
import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('makes a notice from a contract by one press, and shows what a key changes', async ({ page }) => {
  await page.goto('/ugovor-o-radu');
  const sheet = page.getByRole('article');
  await page.getByLabel('Naziv, odnosno ime i prezime').fill('Alfa d.o.o. Sarajevo');
  await page.getByLabel('Ime i prezime', { exact: true }).fill('Amra Hadžić');
  await expect(sheet).toContainText('Amra Hadžić');
  await page.getByLabel('Otkazni rok (dana)').fill('30');
  await expect(sheet).toContainText('Otkazni rok traje 30 dana');
  await expect(sheet.getByText('Otkazni rok traje 30 dana')).toBeInViewport();
  await page.getByRole('button', { name: 'Otkaz koji daje poslodavac' }).click();
  await page.waitForURL('**/akti-o-radu');
  await expect(page.getByLabel('Naziv poslodavca')).toHaveValue('Alfa d.o.o. Sarajevo');
  await expect(page.getByRole('article')).toContainText('sa radnikom: Amra Hadžić');
  await page.getByLabel('Vrsta akta').selectOption('certificate');
  await expect(page.getByRole('article')).toContainText('Potvrda o zaposlenju');
  await expect(page.getByLabel('Otkazni rok (dana)')).toHaveCount(0);
});

test('fills an invoice from the firm of the device and gives out its look', async ({ page }) => {
  await page.goto('/faktura');
  await page.getByText('Izgled i podaci moje firme').click();
  await page.getByLabel('Naziv firme').fill('Primjer d.o.o.');
  await page.getByLabel('Telefon').fill('033 000 000');
  await page.getByLabel('Izgled fakture').selectOption('modern');
  // A seller that is still empty is filled without a press.
  await expect(party(page, 'Prodavac').getByLabel('Naziv')).toHaveValue('Primjer d.o.o.');
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('033 000 000');
  await expect(sheet).toHaveAttribute('data-template', 'modern');
  await page.reload();
  await expect(sheet).toContainText('033 000 000');
  await page.getByText('engleski', { exact: true }).click();
  await expect(sheet).toContainText('INVOICE');
  const file = await download(page, 'Preuzmi PDF');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('writes the pay of the last closed month of a worker into a certificate, by one press', async ({
  page,
}) => {
  const [worker] = staffOf(1);
  await openMonth(page, [{ ...worker, jmbg: '0101990100013' }] as ReturnType<typeof staffOf>);
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('Mjesec je zaključen').first()).toBeVisible();
  await page.goto('/akti-o-radu');
  await page.getByLabel('Vrsta akta').selectOption('certificate');
  await page.getByLabel('JMBG').fill('0101990100013');
  await page.getByRole('button', { name: /Upiši platu iz zaključenog mjeseca/ }).click();
  await expect(page.getByRole('article')).toContainText(/Plaća za \d\d\/\d{4}: bruto .+ KM, neto .+ KM\./);
});
