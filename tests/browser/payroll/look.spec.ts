import type { Locator } from '@playwright/test';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { calculated, sheet } from './month-page.ts';
import { tab } from './support.ts';

const TABS = ['Radnici', 'Odsustva', 'Mjesec', 'Plaćanja', 'Papiri', 'Obrasci', 'Knjiženje', 'Uvoz', 'Firma'];

/** The layout of the screens of a firm: proximity and alignment. */

test('places each part of a firm near its owner, on a phone and on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMonth(page, staffOf(2), {}, partAt('radnici'));
  const menu = page.getByRole('navigation', { name: 'Dijelovi firme' }).getByRole('button');
  await expect(tab(page, 'Knjiženje')).toBeHidden();
  await menu.click();
  await tab(page, 'Knjiženje').click();
  await expect(menu).toHaveText('Knjiženje');
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Radnici')).toBeHidden();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await Promise.all(TABS.map(async (name) => (await tab(page, name).boundingBox())?.y));
    expect(new Set(tops).size, `tabs in one row of ${width}`).toBe(1);
  }
  await tab(page, 'Radnici').click();
  const name = await page.getByRole('link', { name: 'Radnik 0001 Izmišljeni' }).boundingBox();
  const remove = await page.getByRole('button', { name: /^Ukloni: Radnik 0001/ }).boundingBox();
  expect((remove?.x ?? 0) + (remove?.width ?? 0) - (name?.x ?? 0)).toBeLessThanOrEqual(960);
});

test('aligns the parts of a month with those below them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const stored = { id: 'o1', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 10_000 };
  await openMonth(page, staffOf(2, { deductions: [stored] }));
  await calculated(page);
  expect(await endOf(sheet(page))).toBe(
    await endOf(page.getByRole('group').filter({ hasText: 'Rekapitulacija' })),
  );
  await page.goto(partAt('obrasci'));
  const [dates, forms] = ['Rokovi', 'Obrasci'].map((name) => page.getByRole('region', { name, exact: true }));
  expect(await endOf(dates)).toBe(await endOf(forms));
});

async function endOf(part: Locator | undefined): Promise<number | undefined> {
  const box = await part?.first().boundingBox();
  return box ? Math.round(box.x + box.width) : undefined;
}
