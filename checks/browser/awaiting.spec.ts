import { fillMonth, result } from './support/calculator.ts';
import { expect, test } from './support/test.ts';

/** While an answer is on its way, and when it does not come. */

test('the last answer wins, whatever order the answers come in', async ({ page }) => {
  let first = true;
  await page.route('**/calculate', async (route) => {
    if (first) {
      first = false;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await route.continue().catch(() => undefined);
  });
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('1000');
  await page.waitForTimeout(500);
  await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('2000');
  await expect(result(page)).toContainText('1.300,00');
  await page.waitForTimeout(1500);
  await expect(result(page)).toContainText('1.300,00');
});

test('another basis forgets the last call and its figure', async ({ page }) => {
  const asked: { neto_plata_input: number | null; bruto_plata_input: number | null }[] = [];
  await page.route('**/calculate', async (route) => {
    const call = route.request().postDataJSON();
    asked.push(call);
    if (call.neto_plata_input === 900) await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('2000');
  await expect(result(page)).toContainText('1.300,00');
  await page.getByText('Neto plata', { exact: true }).first().click();
  await expect(result(page)).not.toContainText('1.300,00');
  await page.getByRole('textbox', { name: 'Neto plata' }).fill('900');
  for (let look = 0; look < 8; look++) {
    await expect(result(page)).not.toContainText('1.300,00', { timeout: 1 });
    await page.waitForTimeout(50);
  }
  await page.getByRole('textbox', { name: 'Neto plata' }).fill('1000');
  await expect(result(page)).toContainText('1.000,00');
  await page.waitForTimeout(1000);
  await expect(result(page)).toContainText('1.000,00');
  expect(asked.map((call) => call.bruto_plata_input ?? call.neto_plata_input)).toEqual([2000, 900, 1000]);
});

test('a service that answers with the specified fields alone is shown', async ({ page }) => {
  await page.route('**/calculate', async (route) => {
    const answer = await route.fetch({ headers: { 'content-type': 'application/json' } });
    await route.fulfill({ json: { ...(await answer.json()), upozorenja: undefined } });
  });
  await page.goto('/obracun-plata#mjesec=3&godina=2025&bruto_plata=2000');
  await expect(result(page)).toContainText('1.300,00');
  await expect(result(page)).toContainText('Bruto bez zdravstvenog');
  await expect(result(page).getByRole('button', { name: /^Porez na dohodak/ })).toHaveCount(0);
});

test.describe('when the network goes', () => {
  test.use({ ownContext: true });

  test('offline it says so, keeps what was typed, and computes when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/obracun-plata');
    await fillMonth(page, '3', '2025');
    // What reads the form has come.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('2000');
    await expect(page.getByRole('alert')).toContainText('Nema veze sa servisom za obračun');
    await expect(page.getByRole('textbox', { name: 'Bruto osnovna plata' })).toHaveValue('2000');
    await context.setOffline(false);
    await expect(result(page)).toContainText('1.300,00');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('while an answer is awaited, no old figure stands under a new entry', async ({ page }) => {
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500');
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2026');
  await expect(page.getByRole('button', { name: 'Excel' })).toBeVisible();
  await page.route('**/calculate_topli', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Mjesec', { exact: true }).fill('4');
  await expect(page.getByText('Računam…').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Excel' })).toBeHidden();
  await expect(result(page)).toContainText('Rezultati obračuna za 04/2026', { timeout: 1000 });
  await expect(page.getByText('Računam…').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Excel' })).toBeVisible();
});

test('when the part that shows a result does not come, the form stays and it can be tried again', async ({
  page,
}) => {
  let blocked = true;
  await page.route('**/assets/slip*.js', (route) => (blocked ? route.abort() : route.continue()));
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500');
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bruto osnovna plata' })).toHaveValue('2.500,00');
  blocked = false;
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(result(page)).toContainText('Neto plata');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('what checks entries did not come: it is said, and another attempt calculates what was typed', async ({
  page,
}) => {
  const checks = '**/assets/form-reading-*.js';
  await page.route(checks, (route) => route.abort());
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('1000');
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
  await page.unroute(checks);
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(result(page)).toContainText('690,00');
});
