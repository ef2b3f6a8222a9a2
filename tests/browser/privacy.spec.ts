import { expect, type Page, test } from './support/test.ts';

/** Everything the browser stores, by its key. */
const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);

test('names everything the browser stores on the privacy page', async ({ page }) => {
  await page.goto('/PDV', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Tamna tema' }).click();
  await page.getByRole('button', { name: 'Ћирилица' }).click();
  await page.locator('#polje-osnovica').fill('100');
  await page.getByRole('button', { name: 'Додај на листу' }).click();
  await page.goto('/faktura', { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'текст ћирилицом' }).check();
  await page.goto('/minuli-topli#mjesec=3&godina=2025&bruto_plata=1800');
  await expect(page.getByRole('region', { name: 'Резултати обрачуна' })).toContainText('03/2025');
  await page.getByRole('button', { name: 'Сачувај' }).first().click();
  await page.getByLabel('Назив сачуваног обрачуна').fill('Проба');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Сачувано' }).click();
  await expect(page.getByRole('region', { name: 'Сачувани обрачуни' })).toContainText('Проба');
  await page.getByRole('button', { name: 'Платна листа' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Измишљена фирма');
  await page.keyboard.press('Escape');
  const stored = new Set(await storedIn(page));
  expect(stored.size).toBeGreaterThanOrEqual(6);

  await page.goto('/politika-privatnosti');
  const named = await page.getByRole('main').locator('code').allTextContents();
  const isNamed = (key: string): boolean =>
    named.some((one) => (one.endsWith('…') ? key.startsWith(one.slice(0, -1)) : key === one));
  expect([...stored].filter((key) => !isNamed(key))).toEqual([]);
});
