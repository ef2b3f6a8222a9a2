import { expect, test } from '../support/test.ts';

test('follows a debt through its payments, which are added with Enter and survive a reload', async ({
  page,
}) => {
  await page.goto('/kamata-kroz-vrijeme');
  await page.getByLabel('Propis').selectOption('rs-zatezna');
  await page.getByLabel('Glavnica', { exact: true }).fill('1000');
  await page.getByLabel('Rok plaćanja').fill('31.1.2026');
  await page.getByLabel('Obračun do').fill('2.3.2026');
  await page.getByLabel('Dan uplate').fill('10.2.2026');
  await page.getByLabel('Iznos uplate').fill('503');
  await page.getByLabel('Iznos uplate').press('Enter');
  const state = page.getByRole('region', { name: 'Stanje duga' });
  await expect(state).toContainText('503,00 KM');
  await expect(state.getByRole('row')).toHaveCount(3);
  await expect(page.getByLabel('Iznos uplate')).toHaveValue('');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const grown = page.getByRole('region', { name: 'Kako je dug rastao' });
    expect(await grown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
  await page.reload();
  await expect(state.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Ukloni uplatu 10. 2. 2026.' }).click();
  await expect(state).toContainText('1.009,00 KM');
  await expect(page.getByRole('button', { name: 'Dodaj uplatu' })).toBeFocused();
  await page.getByRole('button', { name: 'Vrati obrisano' }).click();
  await expect(state.getByRole('row')).toHaveCount(3);
  const payments = page.getByRole('list', { name: 'Uplate' });
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(payments).toHaveCount(0);
  await page.getByRole('button', { name: 'Vrati obrisano' }).click();
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await expect(state.getByRole('row')).toHaveCount(3);
});
