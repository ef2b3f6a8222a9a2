import { definitions } from '../../engine/calculators/index.ts';
import { expect, type Page, test } from './support/test.ts';

/** The home page: its visible groups, and links to everything else. */

const GROUPS = ['IZABERITE ENTITET ZA OBRAČUN', 'UNIVERZALNI OBRAČUNI', 'ZA FIRMU'];
const RECENT = [
  '/minuli-topli',
  '/fbih-samostalna-djelatnost',
  '/doprinosi-kom-nepio',
  '/kamata-kroz-vrijeme',
];

/** The bottom of a group, in pixels from the top of the page. */
async function endOf(page: Page, name: string | undefined): Promise<number> {
  const box = await page.getByRole('region', { name: name ?? '' }).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

for (const [width, height, screens] of [
  [1280, 800, 1],
  [390, 844, 2],
] as const)
  test(`shows both specified groups within ${screens} screens at ${width}×${height}, below the last used tools`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/robots.txt');
    await page.evaluate((paths) => localStorage.setItem('nedavno', JSON.stringify(paths)), RECENT);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Nedavno korišteno' }).getByRole('link')).toHaveCount(3);
    const [entities, universal, firm] = await Promise.all(GROUPS.map((name) => endOf(page, name)));
    expect(entities).toBeLessThan(universal ?? 0);
    expect(universal).toBeLessThan(firm ?? 0);
    expect(universal).toBeLessThanOrEqual(screens * height);
    // Twenty, and the four last used tools.
    expect(await page.getByRole('main').getByRole('link').count()).toBeLessThanOrEqual(20);
  });

test('lists work experience, VAT and interest first, and everything on one page behind the last link', async ({
  page,
}) => {
  await page.goto('/');
  const universal = page.getByRole('region', { name: 'UNIVERZALNI OBRAČUNI' }).getByRole('link');
  const first = await universal.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(first.slice(0, 3)).toEqual(['/datum-staza', '/PDV', '/kamata']);
  await page.getByRole('link', { name: 'Svi obračuni' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Svi obračuni');
  const links = page.getByRole('main').getByRole('link');
  const all = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')?.toLowerCase()),
  );
  expect(all).toEqual(
    expect.arrayContaining([
      ...definitions.map(({ id }) => `/${id}`),
      '/plate',
      '/faktura',
      '/ugovor-o-radu',
    ]),
  );
});

test('answers a wage in place, remembers the entity and opens the whole calculation', async ({ page }) => {
  await page.goto('/');
  await page.getByText('FBiH', { exact: true }).first().click();
  await page.getByLabel('Iznos', { exact: true }).fill('1.500,00');
  const figures = page.getByRole('region', { name: 'Izračunajte platu' }).getByRole('definition');
  await expect(figures.first()).toHaveText('2.512,35 KM');
  await page.getByText('bruto', { exact: true }).click();
  await expect(figures.first()).toHaveText('961,50 KM');
  await page.getByRole('link', { name: 'Cijeli obračun s propisima' }).click();
  await expect(page.getByRole('region', { name: /Rezultati/ })).toContainText('961,50');
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'FBiH' })).toBeChecked();
});
