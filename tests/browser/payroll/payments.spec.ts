import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { calculated } from './month-page.ts';
import { closeMonth } from './support.ts';

const CENTAR = { entity: 'fbih', code: '077', name: 'Centar Sarajevo' } as const;

test('pays contributions now and wages later, and marks what a statement shows as paid', async ({ page }) => {
  const account = '1549990000001314';
  await openMonth(page, staffOf(1, { municipality: CENTAR, account }), {});
  await calculated(page);
  await closeMonth(page);
  await page.goto(partAt('placanja'));
  const orders = page.getByRole('region', { name: 'Nalozi za plaćanje' });
  const chosen = orders.getByText(/^Izabrano naloga/);
  await expect(chosen).toContainText('10 od 10');
  await orders.getByRole('button', { name: 'Nijedan' }).click();
  await orders.getByRole('checkbox', { name: 'Doprinosi', exact: true }).check();
  await expect(chosen).toContainText('5 od 10');
  await orders.getByRole('button', { name: 'Označi plaćenim (5)' }).click();
  await expect(orders.getByText('Označeno kao plaćeno: 5 naloga.')).toBeVisible();
  await orders.getByRole('button', { name: 'Svi neplaćeni nalozi' }).click();
  await expect(chosen).toContainText('5 od 10');

  // The net of 1.800,00 is 1.149,75 with the usual deduction; the file is in windows-1250, with decimal commas.
  const outstanding = page.locator('details').filter({ hasText: 'Šta još nije plaćeno' });
  await outstanding.locator('summary').click();
  const pay = outstanding
    .getByRole('list', { name: 'Nije plaćeno' })
    .getByRole('listitem')
    .filter({ hasText: 'Plaća za 10/2026' });
  const amount = (await pay.locator('span').nth(1).textContent()) ?? '';
  const rows = [
    'Datum;Naziv;Ra\xe8un;Duguje;Potra\x9euje;Svrha',
    `06.11.2026;Radnik;154-999-00000013-14;${amount};;Pla\xe6a`,
    '06.11.2026;Kupac;3389990000001173;;10,00;Uplata',
  ];
  await outstanding.locator('input[type=file]').setInputFiles({
    name: 'izvod.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
  await expect(outstanding.getByText('Na izvodu su plaćanja ovih naloga: 1 stavka.')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  await outstanding.getByRole('button', { name: 'Označi plaćenim (1)' }).click();
  await expect(pay).toHaveCount(0);
  await expect(outstanding.getByText('Već označeno ranijim uvozom: 1.')).toBeVisible();
  await expect(chosen).toContainText('4 od 10');
  await outstanding.getByRole('button', { name: 'Vrati' }).click();
  await expect(pay).toHaveCount(1);
});
