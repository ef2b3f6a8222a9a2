import { strFromU8, unzipSync } from 'fflate';
import { blobOf, download } from '../support/download.ts';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { calculated } from './month-page.ts';

/** What is typed after a month was closed: orders take it, forms are made again on demand. */

const BRCKO = { entity: 'bd', code: null, name: 'Brčko distrikt' } as const;

async function close(page: Page): Promise<void> {
  await calculated(page);
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
}

const agree = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
};

async function typeIntoFirm(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(page.getByText('Sačuvano.')).toBeVisible();
}

test('orders the taxes of a closed month when the code of the municipality is typed', async ({ page }) => {
  const firm = { entity: 'bd', municipality: BRCKO } as const;
  await openMonth(page, staffOf(2, { municipality: BRCKO, fund: 'fbih' }), firm);
  await close(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Bez naloga ostaje .* od /)).toBeVisible();
  await expect(dialog.getByText('upišite tri cifre u podatke firme').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'šifra opštine Brčko distrikt' })).toBeVisible();
  await agree(page);
  await page.goto(partAt('placanja'));
  await page.getByRole('link', { name: 'šifra opštine Brčko distrikt' }).click();
  const code = page.getByLabel('Šifra opštine Brčko distrikt (tri cifre)');
  await expect(code).toBeFocused();
  await typeIntoFirm(page, 'Šifra opštine Brčko distrikt (tri cifre)', '099');
  await page.goto(partAt('placanja'));
  await expect(page.getByText('Porez na dohodak 10/2026').first()).toBeAttached();
  await expect(page.getByText('upišite tri cifre')).toHaveCount(0);
});

test('makes forms with a wrong check digit, and makes them again once it is mended', async ({ page }) => {
  await openMonth(page, staffOf(1), { jib: '4200000000005' });
  await close(page);
  await agree(page);
  await page.goto(partAt('papiri'));
  const readForms = async () => {
    const blob = await blobOf(await download(page, 'Preuzmi sve'));
    return unzipSync(new Uint8Array(await blob.arrayBuffer()));
  };
  const before = await readForms();
  expect(Object.keys(before)).toContain('4200000000005_102026.xml');
  await page.goto(partAt('firma'));
  await typeIntoFirm(page, 'JIB', '4200000000004');
  await page.goto(partAt('papiri'));
  await expect(page.getByText('Obrasci i nalozi nose stare podatke')).toBeVisible();
  await page.getByRole('button', { name: 'napravi ponovo' }).click();
  await expect(page.getByText('Obrasci i nalozi nose stare podatke')).toHaveCount(0);
  const after = await readForms();
  const gross = (files: Record<string, Uint8Array>, name: string) =>
    /<UkupanPrihod>(.*?)</.exec(strFromU8(files[name] ?? new Uint8Array()))?.[1];
  expect(gross(after, '4200000000004_102026.xml')).toBe(gross(before, '4200000000005_102026.xml'));
  // 1.800,00 and six years of service at 0,6 %.
  expect(gross(after, '4200000000004_102026.xml')).toBe('1864.80');
});

test('names what cannot be made of a firm without JIB, on the screen and in the ZIP', async ({ page }) => {
  await openMonth(page, staffOf(1), { jib: '' }, partAt('papiri'));
  await expect(page.getByText('Ne pravi se: MIP-1023')).toBeVisible();
  const blob = await blobOf(await download(page, 'Preuzmi sve'));
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(strFromU8(files['PROCITAJ.txt'] ?? new Uint8Array())).toContain(
    'MIP-1023, PRIMJER D.O.O. SARAJEVO: Firma nema JIB: upišite ga među podatke firme.',
  );
});
