import { fillGross } from './support/calculator.ts';
import { expect, type Page, test } from './support/test.ts';

// Names and shapes that only a rendered screen stores. The others: `tests/device/names.test.ts`. None of them may change.

const stored = (page: Page, storage: 'localStorage' | 'sessionStorage', key: string): Promise<unknown> =>
  page.evaluate(([from, name]) => window[from as typeof storage].getItem(name as string), [storage, key]);

test('stores the lists of tools with the tab, under their keys', async ({ page }) => {
  await page.goto('/PDV');
  await page.getByRole('textbox', { name: 'Osnovica', exact: true }).fill('100');
  await page.getByLabel('Opis stavke').fill('Papir');
  await page.keyboard.press('Enter');
  await page.getByLabel('Opis stavke').fill('Olov');
  const line = { opis: 'Papir', stopa: 170_000, osnovica: 10_000, pdv: 1700, ukupno: 11_700 };
  await expect.poll(() => stored(page, 'sessionStorage', 'pdv-lista')).toBe(JSON.stringify([line]));
  await expect.poll(() => stored(page, 'sessionStorage', 'pdv-opis')).toBe('Olov');

  await page.goto('/kamata-kroz-vrijeme');
  await page.getByLabel('Dan uplate').fill('10.2.2026');
  await page.getByLabel('Iznos uplate').fill('503');
  await page.getByLabel('Iznos uplate').press('Enter');
  const payment = JSON.stringify([{ day: '2026-02-10', amount: 50_300 }]);
  await expect.poll(() => stored(page, 'sessionStorage', 'uplate-duga')).toBe(payment);
});

test('stores the script of documents on the device, and inputs in the history of the tab', async ({
  page,
}) => {
  await page.goto('/ugovor-o-radu');
  await page.getByText('tekst ćirilicom').click();
  await expect.poll(() => stored(page, 'localStorage', 'pismo-dokumenta')).toBe('cirilica');

  await page.goto('/minuli-topli');
  await fillGross(page, '2000');
  const unos = 'mjesec=3&godina=2025&bruto_plata=2000';
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ unos });
});

test('posts the height of an embedded page to the page around it', async ({ page }) => {
  await page.goto('/ugradi/pdv');
  await page.evaluate(() => {
    addEventListener('message', ({ data }) =>
      document.body.setAttribute('data-posted', Object.keys(data).join()),
    );
  });
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(page.locator('body')).toHaveAttribute('data-posted', 'obracunVisina');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps a version in its own cache, and data in another', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const names = () => page.evaluate(async () => (await caches.keys()).join(' '));
    await expect.poll(names).toMatch(/^(?:data [0-9a-f]{16}|[0-9a-f]{16} data)$/);
  });
});
