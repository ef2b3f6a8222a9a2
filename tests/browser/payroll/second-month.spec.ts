import type { Page } from '@playwright/test';
import { monthOf } from '../../../engine/payroll/staff.fixture.ts';
import { putStored } from '../support/device.ts';
import { roomMissing } from '../support/room.ts';
import { keepStaff, openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { COLUMN, calculated, cell, sheet } from './month-page.ts';
import { bringSample, firmList, openPayroll, save, tab } from './support.ts';

/** The recurring month: nothing differs, and every press is counted. */

/** After gross, net, solidarity and cost. */
const PAY_IN_SRPSKA = 8;

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

test('takes under a hundred keys for the second month of forty workers, from the list to the ZIP', async ({
  page,
}) => {
  await keepStaff(page, staffOf(40), { entity: 'rs', name: 'Firma od četrdeset' });
  const before = monthOf(
    { r0: { entries: { overtime: 800 } }, r5: { entries: { bonus: 10_000 } } },
    { id: 'f1:2026-09', month: 9, payday: '2026-10-10' },
  );
  await putStored(page, { mjeseci: [{ id: before.id, changed: 1, content: before }] });
  await page.goto('/plate#firma=&mjesec=2026-10');
  await firmList(page).getByRole('link', { name: 'Firma od četrdeset' }).focus();
  let keys = 0;
  /** A chord counts as its keys. */
  const press = async (chord: string, times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(chord);
    keys += times * chord.split('+').length;
  };
  await press('Enter');
  await calculated(page);
  await press('Alt+k');
  await expect(page.getByRole('button', { name: 'Kopiraj', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Kopirano za 1 radnika: prekovremeni rad.').first()).toBeVisible();
  await press('Alt+r');
  await expect(cell(page, 0, COLUMN.name)).toBeFocused();
  await press('ArrowRight');
  let at = 0;
  for (const row of [2, 3, 7, 11, 12, 18, 20, 26, 31, 39]) {
    await press('ArrowDown', row - at);
    await press('8');
    await press('Enter');
    at = Math.min(row + 1, 39);
  }
  await expect(cell(page, 39, COLUMN.overtime)).toHaveText('8');
  await press('Alt+z');
  await calculated(page);
  await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
  // September is open: the question does not expect a yes.
  keys += await tabTo(page, /Zaključi ipak/);
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeFocused();
  const arrives = page.waitForEvent('download');
  await press('Enter');
  expect((await arrives).suggestedFilename()).toMatch(/^plate_2026-10_.*\.zip$/);
  expect(keys).toBeLessThan(100);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Prečice na tastaturi' })).toContainText('Alt+P');
});

test('keeps the pay in sight at the right while the sheet scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openMonth(page, staffOf(2), { entity: 'rs' });
  await calculated(page);
  const right = async (column: number) => {
    const box = await cell(page, 0, column).boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const edge = await right(PAY_IN_SRPSKA);
  expect(edge).toBeLessThanOrEqual(800);
  expect(await right(PAY_IN_SRPSKA - 1), 'the sheet is wider than the window').toBeGreaterThan(edge);
  await sheet(page).evaluate((grid) => grid.scrollTo({ left: 10_000 }));
  await expect.poll(() => right(PAY_IN_SRPSKA - 1)).toBeLessThan(edge);
  expect(await right(PAY_IN_SRPSKA)).toBe(edge);
});

test('keeps the focus between months, and returns from a worker to the same month', async ({ page }) => {
  await openMonth(page, staffOf(2));
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
  await page.locator('a[href*="radnik=r0"]').first().click();
  await expect(page).toHaveURL(new RegExp(`mjesec=${month}`));
  await page.getByRole('link', { name: 'Nazad na radnike' }).click();
  await tab(page, 'Mjesec').click();
  await expect(page).toHaveURL(new RegExp(`mjesec=${month}`));
});

test('opens the same month of a firm as the list when the address names none', async ({ page }) => {
  await keepStaff(page, staffOf(1), { name: 'Firma s popisa' });
  await page.goto('/plate');
  const firm = firmList(page).getByRole('link', { name: 'Firma s popisa' });
  await expect(firm).toHaveAttribute('href', /mjesec=/);
  const inList = new URLSearchParams((await firm.getAttribute('href'))?.slice(1)).get('mjesec');
  await firm.click();
  await page.goto(page.url().replace(/&mjesec=[^&]*/, ''));
  await page.reload();
  await expect(tab(page, 'Mjesec')).toHaveAttribute('href', new RegExp(`mjesec=${inList}`));
});

test('returns from a saved worker to the list and focuses its heading', async ({ page }) => {
  await openMonth(page, staffOf(1), {}, partAt('radnici'));
  await page.locator('a[href*="radnik=r0"]').first().click();
  await page.getByLabel('Radno mjesto').fill('magacioner');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Radnici' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Novi radnik' })).toBeFocused();
});
