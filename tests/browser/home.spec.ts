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
  test(`shows both specified groups within ${screens} screens at ${width}×${height}, whatever was used last`, async ({
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
    const recent = await endOf(page, 'Nedavno korišteno');
    if (width < 480) expect(recent).toBeGreaterThan(universal ?? 0);
    else expect(recent).toBeLessThan(entities ?? 0);
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

test('shows the notes of a wage under both specified groups on a phone, and under its figures on a wider screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByText('RS', { exact: true }).first().click();
  await page.getByLabel('Iznos', { exact: true }).fill('500');
  const answer = page.getByRole('region', { name: 'Izračunajte platu' });
  const notes = page.getByRole('region', { name: 'Napomene uz obračun plate' });
  await expect(notes).toContainText('Osnovna plata manja je od najniže plate');
  await expect(answer).not.toContainText('manja je od najniže');
  const box = await notes.boundingBox();
  expect(box?.y).toBeGreaterThan(await endOf(page, 'UNIVERZALNI OBRAČUNI'));
  await answer.getByRole('link', { name: 'Napomene uz obračun: 2' }).click();
  await expect(notes).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(answer).toContainText('Osnovna plata manja je od najniže plate');
  await expect(notes).toHaveCount(0);
});
