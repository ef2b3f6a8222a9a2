import { fill, openContract } from '../support/contract.ts';
import { sheet } from '../support/document.ts';
import { expect, test } from '../support/test.ts';

/** The agreed wage of a contract as gross and net. The service computes the other one and receives nothing else. */

test.use({ now: '2026-11-21T10:00:00' });

test.beforeEach(({ page }) => openContract(page));

test('shows gross and net when the service has answered', async ({ page }) => {
  await fill(page);
  await expect(page.getByText('Neto: 1.197,50 KM')).toBeVisible();
  await expect(sheet(page)).toContainText('odgovara neto iznosu od 1.197,50 KM');
});

test('shows the contract without an error when the service is unavailable', async ({ page }) => {
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

test('sends only the amount, the month of conclusion and the schooling', async ({ page }) => {
  // A pause before the schooling sends the amount without it first.
  const requested = page.waitForRequest(
    (request) => request.url().endsWith('/calculate') && Boolean(request.postDataJSON().strucna_sprema),
  );
  await fill(page);
  const sent = Object.entries((await requested).postDataJSON()).filter(([, value]) => value);
  expect(Object.fromEntries(sent)).toEqual({
    mjesec: 11,
    godina: 2026,
    strucna_sprema: 'KV',
    bruto_plata_input: 1800,
  });
});
