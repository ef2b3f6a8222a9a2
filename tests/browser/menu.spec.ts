import { expect, type Page, test } from './support/test.ts';

/** The header and its menu. */

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Glavni meni' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Meni' });

test('starts closed, marks the current page, closes on choice and on Escape', async ({ page }) => {
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
    'Plate firme',
    'Propisi',
    'Poređenje',
    'Rokovi',
    'Moj listić',
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

test('closes the menu on a click outside of it', async ({ page }) => {
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

test('follows no link under a click that closes the menu', async ({ page }) => {
  await page.goto('/zakup');
  const home = page.getByRole('banner').getByRole('link').first();
  await menuButton(page).click();
  await home.click();
  await expect(mainMenu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/zakup$/);
  await home.click();
  await expect(page).toHaveURL(/\/$/);
});

test('follows no link from the blank of the header', async ({ page }) => {
  await page.goto('/zakup');
  const header = page.getByRole('banner');
  const home = await header.getByRole('link').boundingBox();
  await page.mouse.click((home?.x ?? 0) + (home?.width ?? 0) + 60, (home?.y ?? 0) + (home?.height ?? 0) / 2);
  await expect(page).toHaveURL(/\/zakup$/);
  await header.getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
});

test('closes the menu on back and when the focus leaves it', async ({ page }) => {
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
