import { readFile } from 'node:fs/promises';
import { download } from '../support/download.ts';
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
  await page.getByText('Moja firma i izgled').click();
  await page.getByLabel('Naziv firme').fill('Primjer d.o.o.');
  await page.getByLabel('Telefon').fill('033 000 000');
  await page.getByLabel('Izgled fakture').selectOption('modern');
  await page.getByRole('button', { name: 'Upiši moju firmu: Primjer d.o.o.' }).click();
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
