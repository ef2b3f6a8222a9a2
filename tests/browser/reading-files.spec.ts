import { addFirm, bringSample, copies, openPayroll, sampleClosed } from './payroll/support.ts';
import { expect, type Page, test } from './support/test.ts';

/** Every reading of a file can be stopped, and then leaves nothing behind. */

/** Workers never answer, as with a file that takes long. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  }),
);

async function stopReading(page: Page, accept: string, name: string): Promise<void> {
  const field = page.locator(`input[type=file][accept*="${accept}"]`);
  await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('{}') });
  const stop = page.getByRole('button', { name: 'Prekini' });
  await expect(page.getByText(/^Čitam/)).toBeVisible();
  await stop.click();
  await expect(page.getByText(/^Čitam/)).toHaveCount(0);
  await expect(stop).toHaveCount(0);
  await expect(field).toHaveCount(1);
}

test('stops reading a table of workers, and a copy of everything', async ({ page }) => {
  await openPayroll(page);
  await copies(page).click();
  await stopReading(page, 'json', 'kopija.json');
  await addFirm(page, 'Primjer d.o.o.');
  await page.getByRole('link', { name: 'Uvoz', exact: true }).click();
  await stopReading(page, '.csv', 'radnici.csv');
});

test('stops reading purchases', async ({ page }) => {
  await page.goto('/fakture');
  await page.getByText('Nabavke', { exact: true }).click();
  await stopReading(page, '.xlsx', 'nabavke.csv');
});

test('stops reading a statement of payments', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  await sampleClosed(page);
  await page.goto('/plate#firma=ogledna-fbih&dio=placanja&mjesec=2026-09');
  await page.locator('summary').filter({ hasText: 'Šta još nije plaćeno' }).click();
  await stopReading(page, 'mt940', 'izvod.csv');
});
