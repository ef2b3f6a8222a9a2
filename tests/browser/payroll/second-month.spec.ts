import type { Page } from '@playwright/test';
import { roomMissing } from '../support/room.ts';
import { expect, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { bringSample, firmList, openPayroll, save, tab } from './support.ts';

/** The recurring month: nothing differs, and every press is counted. */

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the element has the focus. Returns the number of presses. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let times = 0; times < 20; times++) {
    if (name.test(await focused(page).innerText())) return times;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is more than twenty keys away`);
}

test('takes eight keys a firm when a month has no changes, from the list to the ZIP and on to the next firm', async ({
  page,
}) => {
  await openPayroll(page);
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' }).focus();
  let keys = 0;
  const enter = async () => {
    keys += 1;
    await page.keyboard.press('Enter');
  };
  const names: string[] = [];
  for (const at of [0, 1]) {
    await enter();
    await calculated(page);
    await expect(page.getByRole('heading', { name: /^Plate za/ })).toBeFocused();
    keys += await tabTo(page, /Zaključi mjesec/);
    await enter();
    await expect(page.getByRole('button', { name: 'Zaključi', exact: true })).toBeFocused();
    await enter();
    await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeFocused();
    const arrives = page.waitForEvent('download');
    await enter();
    names.push((await arrives).suggestedFilename());
    if (at === 0) keys += await tabTo(page, /^Sljedeća firma/);
  }
  expect(new Set(names).size).toBe(2);
  expect(keys).toBeLessThanOrEqual(16);
  await expect(page.getByRole('link', { name: /Sljedeća firma/ })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await roomMissing(page.getByLabel('Godina plate'))).toBe(0);
});

test('keeps the focus between months, and returns from a worker to the same month', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' }).click();
  await calculated(page);
  const heading = await page.getByRole('heading', { name: /^Plate za/ }).innerText();
  const before = page.getByRole('link', { name: 'Prethodni mjesec' });
  await before.focus();
  for (const _ of [1, 2]) {
    const url = page.url();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(url);
    await expect(before).toBeFocused();
  }
  const month = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('mjesec') ?? '';
  expect(await page.getByRole('heading', { name: /^Plate za/ }).innerText()).not.toBe(heading);
  await tab(page, 'Radnici').click();
  await page.locator('a[href*="radnik=ogledn"]').first().click();
  await expect(page).toHaveURL(new RegExp(`mjesec=${month}`));
  await page.getByRole('link', { name: 'Nazad na radnike' }).click();
  await tab(page, 'Mjesec').click();
  await expect(page).toHaveURL(new RegExp(`mjesec=${month}`));
});

test('opens the same month of a firm as the list when the address names none', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  const firm = firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' });
  await expect(firm).toHaveAttribute('href', /mjesec=/);
  const inList = new URLSearchParams((await firm.getAttribute('href'))?.slice(1)).get('mjesec');
  await firm.click();
  await page.goto(page.url().replace(/&mjesec=[^&]*/, ''));
  await page.reload();
  await expect(tab(page, 'Mjesec')).toHaveAttribute('href', new RegExp(`mjesec=${inList}`));
});

test('returns from a saved worker to the list and focuses its heading', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' }).click();
  await tab(page, 'Radnici').click();
  await page.locator('a[href*="radnik=ogledn"]').first().click();
  await page.getByLabel('Radno mjesto').fill('magacioner');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Radnici' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Novi radnik' })).toBeFocused();
});
