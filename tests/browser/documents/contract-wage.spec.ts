import { fill, openContract } from '../support/contract.ts';
import { sheet } from '../support/document.ts';
import { expect, test } from '../support/test.ts';

/** The wage a contract agrees, as gross and as net: the service says the other one, and learns nothing else. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openContract(page));

test('gross and net stand together once the service answers', async ({ page }) => {
  await fill(page);
  await expect(page.getByText('Neto: 1.197,50 KM')).toBeVisible();
  await expect(sheet(page)).toContainText('odgovara neto iznosu od 1.197,50 KM');
});

test('without the service there is a contract all the same, and no complaint', async ({ page }) => {
  await page.route('**/calculate', (route) => route.abort());
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const refused = page.waitForEvent('requestfailed');
  await fill(page);
  await refused;
  await expect(sheet(page)).toContainText('u bruto iznosu od 1.800,00 KM mjesečno.');
  await expect(page.getByRole('alert')).toBeHidden();
  expect(faults).toEqual([]);
});

test('only the amount, the month of the conclusion and the schooling are sent', async ({ page }) => {
  const asked = page.waitForRequest('**/calculate');
  await fill(page);
  const sent = Object.entries((await asked).postDataJSON()).filter(([, value]) => value);
  expect(Object.fromEntries(sent)).toEqual({
    mjesec: 11,
    godina: 2026,
    strucna_sprema: 'KV',
    bruto_plata_input: 1800,
  });
});
