import { definitions } from '../../engine/calculators/index.ts';
import { expect, test } from './support/test.ts';

/** Navigation between pages, and the frame of every page. */

test('opens a page wherever its card is pressed', async ({ page }) => {
  await page.goto('/RS');
  const card = page.getByRole('main').getByRole('listitem').first();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 4, y: height - 4 } });
  await expect(page).toHaveURL(/\/minuli-topli$/);
});

test('leaves no single answer of a question on a row with a gap', async ({ page }) => {
  await page.goto('/minuli-topli');
  const answers = page.getByRole('group', { name: 'Računa se od' }).locator('label');
  for (const width of [320, 490, 560, 630, 790, 870, 950, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await answers.evaluateAll((all) => all.map((one) => Math.round(one.clientWidth / 2)));
    expect(Math.max(...sizes) - Math.min(...sizes), `${width} px`).toBeLessThanOrEqual(1);
    const rows = await answers.evaluateAll(
      (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
    );
    expect(sizes.length % rows, `${width} px`).toBe(0);
  }
  await page.getByText('Radno vrijeme i zaposlenje').click();
  const days = page.locator('#polje-zaposlen_od, #polje-zaposlen_do');
  const tops = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, 'from and to, side by side').toBe(1);
  await page.goto('/otpremnina');
  const law = page.getByRole('group', { name: 'Zakon' }).locator('[data-field]');
  const places = await law.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(places).size, 'one day beside what stands before it').toBe(1);
});

test('finds words without diacritics, in ekavica and by the other word for a wage', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const groups = main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Izračunajte platu' });
  await expect(groups).toHaveCount(3);
  for (const [typed, found] of [
    ['ugovor o delu', '/ugovor-o-djelu'],
    ['menadzerski', '/menadzerski-ugovor'],
    ['topli', '/minuli-topli'],
    ['placa topli', '/minuli-topli'],
    ['plaća fbih', '/kalkulator-fbih'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed);
    await expect(groups).toHaveCount(0);
    await expect(main.getByRole('link').first()).toHaveAttribute('href', found);
  }
});

test('names the calculation and the entity of the last used tool', async ({ page }) => {
  const noted = () => page.evaluate(() => localStorage.getItem('nedavno')?.toLowerCase());
  for (const path of ['/minuli-topli', '/kalkulator-fbih']) {
    await page.goto(path);
    await expect.poll(noted).toContain(path);
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Nedavno korišteno' }).getByRole('link')).toHaveText([
    /plać.*Federacij/,
    /topli.*Republi[kc].* Srpsk/,
  ]);
});

test('has a card for each calculator of the Srpska page, linked to its screen', async ({ page }) => {
  await page.goto('/RS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalkulatori za Republiku Srpsku');
  const cards = page.getByRole('main').getByRole('link');
  const ids = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const ofSrpska = definitions.filter(({ entity }) => entity === 'rs');
  expect(ids.filter((href) => href !== '/')).toEqual(ofSrpska.map(({ id }) => `/${id}`));
});

test('reports a screen that fails to load and retries', async ({ page }) => {
  await page.goto('/');
  let blocked = true;
  await page.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()));
  await page.evaluate(() => history.pushState(null, '', '/kontakt'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  blocked = false;
  await page.getByRole('button', { name: /ponovo/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kontakt');
  await expect(page.getByRole('main')).toBeFocused();
});

test('does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of [
    '/',
    '/RS',
    '/minuli-topli',
    '/kalkulator-fbih',
    '/propisi',
    '/faktura',
    '/ugovor-o-radu',
    '/datum-staza',
  ]) {
    await page.goto(path);
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=1800&topli_obrok=5');
  await expect(page.getByText(/^Upozorenje: Topli obrok/)).toContainText('Sl. glasnik RS');
  expect(await overflow(), 'a warning with a long source').toBeLessThanOrEqual(0);
});
