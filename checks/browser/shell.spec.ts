import { definitions } from '../../engine/calculators/index.ts';
import { expect, type Page, test } from './support/test.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Glavni meni' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Meni' });

test('the menu is closed at start, marks where we are, closes on choice and on Escape', async ({ page }) => {
  await page.goto('/');
  const menu = mainMenu(page);
  const button = menuButton(page);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await expect(menu.getByRole('link')).toHaveText([
    'Obračuni',
    'Izrada Dokumenata',
    'Korisni linkovi',
    'Politika privatnosti',
    'Uslovi korištenja',
    'O meni',
    'Kontakt',
  ]);
  await expect(menu.getByRole('link', { name: 'Obračuni' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kontakt');
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a click beside the menu closes it, wherever it falls', async ({ page }) => {
  await page.goto('/kontakt');
  const menu = mainMenu(page);
  const button = menuButton(page);
  for (const beside of [
    { x: 640, y: 30 },
    { x: 300, y: 400 },
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(beside.x, beside.y);
    await expect(menu).toBeHidden();
  }
  await button.click();
  await page.mouse.click(640, 30);
  await expect(button).toBeFocused();
});

test('the blank of the header leads nowhere', async ({ page }) => {
  await page.goto('/zakup');
  const header = page.getByRole('banner');
  const home = await header.getByRole('link').boundingBox();
  await page.mouse.click((home?.x ?? 0) + (home?.width ?? 0) + 60, (home?.y ?? 0) + (home?.height ?? 0) / 2);
  await expect(page).toHaveURL(/\/zakup$/);
  await header.getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
});

test('a card opens its page wherever it is pressed', async ({ page }) => {
  await page.goto('/RS');
  const card = page.getByRole('main').getByRole('listitem').first();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 4, y: height - 4 } });
  await expect(page).toHaveURL(/\/minuli-topli$/);
});

test('of one question no answer stands alone beside a hole', async ({ page }) => {
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
});

test('the menu closes on the way back and when the focus goes on', async ({ page }) => {
  await page.goto('/');
  const menu = mainMenu(page);
  const button = menuButton(page);
  await menuButton(page).click();
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/kontakt$/);
  await button.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link').last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('the theme is light unless dark is stored, and is kept', async ({ page }) => {
  await page.goto('/');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Tamna tema' }).click();
  await expect.poll(theme).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/RS');
  expect(await theme()).toBe('dark');
  await page.evaluate(() => localStorage.setItem('theme', 'something else'));
  await page.reload();
  expect(await theme()).toBe('light');
});

test('the stored theme stands before the page is first painted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/minuli-topli', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test.describe('when the network goes', () => {
  test.use({ ownContext: true });

  test('Cyrillic that cannot be written yet stays chosen and is written once there is a network', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
    const chunk = '**/assets/write-cyrillic-*.js';
    await page.route(chunk, (route) => route.abort());
    const isMissing = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('write-cyrillic'),
    );
    await page.goto('/RS');
    await isMissing;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
    await expect(heading).toHaveText('Kalkulatori za Republiku Srpsku');
    expect(await page.evaluate(() => localStorage.getItem('pismo'))).toBe('cirilica');
    await page.unroute(chunk);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(heading).toHaveText('Калкулатори за Републику Српску');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs-Cyrl');
    await page.getByRole('button', { name: 'Ћирилица' }).click();
    await expect(heading).toHaveText('Kalkulatori za Republiku Srpsku');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
  });
});

test('search forgives missing diacritics, ekavica and the other word for a wage', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const groups = main.getByRole('heading', { level: 2 });
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

test('what was used last names both the calculation and the entity', async ({ page }) => {
  const noted = () => page.evaluate(() => localStorage.getItem('nedavno')?.toLowerCase());
  for (const path of ['/minuli-topli', '/kalkulator-fbih']) {
    await page.goto(path);
    await expect.poll(noted).toContain(path);
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Nedavno korišteno' }).getByRole('link')).toHaveText([
    /plat.*Federacij|Federacij.*plat/,
    /topli.*Republi[kc].* Srpsk/,
  ]);
});

test('the Srpska page has a card for each of its calculators, leading to its screen', async ({ page }) => {
  await page.goto('/RS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalkulatori za Republiku Srpsku');
  const cards = page.getByRole('main').getByRole('link');
  const ids = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const ofSrpska = definitions.filter(({ entity }) => entity === 'rs');
  expect(ids.filter((href) => href !== '/')).toEqual(ofSrpska.map(({ id }) => `/${id}`));
});

test('a screen that cannot be loaded says so and can be tried again', async ({ page }) => {
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

test('nothing scrolls sideways at 320 px', async ({ page }) => {
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
