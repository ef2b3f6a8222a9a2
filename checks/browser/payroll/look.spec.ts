import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { reckoned, sheet } from './month-page.ts';
import { tab } from './support.ts';

/** How the desk of a firm is laid out: what is near what, and what ends where. */

const partAt = (part: string) => `/plate#firma=f1&dio=${part}&mjesec=2026-10`;

test('the parts of a firm stand in two rows of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMonth(page, staffOf(1), {}, partAt('firma'));
  const tops = await Promise.all(
    ['Radnici', 'Mjesec', 'Listići, nalozi, obrasci', 'Godina', 'Uvoz', 'Firma'].map(
      async (name) => (await tab(page, name).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(2);
});

test('the sheet of the month ends where what stands under it does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const kept = { id: 'o1', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 10_000 };
  await openMonth(page, staffOf(2, { deductions: [kept] }));
  await reckoned(page);
  const [grid, under] = await Promise.all(
    [sheet(page), page.getByRole('group').filter({ hasText: 'Rekapitulacija' })].map(async (one) => {
      const box = await one.first().boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    }),
  );
  expect(grid).toBe(under);
});

test('what takes a worker away stands near the name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openMonth(page, staffOf(2), {}, partAt('radnici'));
  const name = await page.getByRole('link', { name: 'Radnik 0001 Izmišljeni' }).boundingBox();
  const remove = await page.getByRole('button', { name: /^Ukloni: Radnik 0001/ }).boundingBox();
  expect((remove?.x ?? 0) + (remove?.width ?? 0) - (name?.x ?? 0)).toBeLessThanOrEqual(960);
});

test('the forms of the Federation end where the other parts of a month do', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMonth(page, staffOf(2), {}, partAt('izlaz'));
  const widths = await Promise.all(
    ['Rokovi', 'Obrasci'].map(
      async (name) => (await page.getByRole('region', { name, exact: true }).boundingBox())?.width,
    ),
  );
  expect(widths[0]).toBe(widths[1]);
});
