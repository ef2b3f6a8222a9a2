import { expect, type Page, test } from './support/test.ts';
import { violationsIn } from './support/violations.ts';

/** Typing, echoing and picking dates. The browser locale is American, where the month is first. */
test.use({ locale: 'en-US', now: '2026-11-21T10:00:00' });

const start = (page: Page) => page.getByLabel('Početak zaposlenja');
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Kalendar' });
const openCalendar = (page: Page) => page.getByRole('button', { name: 'Kalendar' }).first().click();

test.beforeEach(async ({ page }) => {
  await page.goto('/datum-staza');
});

test('reads the day first in any locale, echoes it in words and completes it on blur', async ({ page }) => {
  await start(page).pressSequentially('05032018');
  await expect(start(page)).toHaveValue('05032018');
  await expect(start(page)).toHaveAccessibleDescription('5. mart 2018.');
  await page.keyboard.press('Tab');
  await expect(start(page)).toHaveValue('5. 3. 2018.');
});

test('keeps unreadable text, reports it on blur, and does not treat it as empty', async ({ page }) => {
  await start(page).pressSequentially('03/13/2018');
  await expect(start(page)).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(start(page)).toHaveValue('03/13/2018');
  await expect(start(page)).toHaveAccessibleDescription(/Tog dana nema u kalendaru: prvo ide dan, pa mjesec/);
  await page.getByRole('button', { name: 'Izračunaj' }).click();
  await expect(page.getByText('Molimo unesite datum početka zaposlenja.')).toBeHidden();
  await page.reload();
  await expect(start(page)).toHaveValue('03/13/2018');
  await start(page).fill('5. 3.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Upišite datum kao 5. 3. 2018.')).toBeVisible();
});

test('picks a day in the calendar by keyboard; Escape changes nothing and returns the focus', async ({
  page,
}) => {
  await start(page).fill('5. 3. 2018.');
  await openCalendar(page);
  await expect(calendar(page).getByRole('grid', { name: 'mart 2018' })).toBeVisible();
  await expect(calendar(page).locator('th').first()).toHaveText('pon');
  await expect(calendar(page).getByRole('button', { name: /5\. mart 2018\..*odabrano/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Kalendar' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: /odabrano/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(start(page)).toHaveValue('12. 3. 2018.');
});

test('opens the calendar at the field on Alt+ArrowDown without moving anything below', async ({ page }) => {
  const below = page.getByLabel('Trenutno radim');
  const before = await below.boundingBox();
  await start(page).fill('5. 3. 2018.');
  expect(await below.boundingBox()).toEqual(before);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(calendar(page).getByRole('button', { name: /odabrano/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeFocused();
});

test('has no axe violations in the calendar', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.keyboard.press('Escape');
    expect(await violationsIn(page, theme)).toEqual([]);
    await openCalendar(page);
    await expect(calendar(page).getByRole('grid')).toBeVisible();
    expect(await violationsIn(page, theme)).toEqual([]);
  }
});

test('does not scroll sideways and breaks no figure, from the narrowest phone on', async ({ page }) => {
  await start(page).fill('1. 1. 1999.');
  await page.getByLabel('Završetak zaposlenja').fill('28. 10. 2010.');
  await page.getByRole('button', { name: 'Izračunaj' }).click();
  const figure = page.locator('dd', { hasText: '11 god. 9 mj. 28 d.' }).first();
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await figure.boundingBox())?.height, `${width} px`).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.goto('/ugradi');
  for (const width of [320, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
