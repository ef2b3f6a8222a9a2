import { printed } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

/** What has little room stays readable. */

test('a day of the week is not broken in the calendar of a year', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/radni-sati');
  const heads = page.getByRole('table', { name: 'januar' }).getByRole('columnheader');
  await expect(heads).toHaveCount(7);
  const heights = await heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
  const cut = await heads.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});

test('a year of hours, days and holidays stands on one sheet', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await page.goto('/radni-sati#entitet=rs');
  await expect(page.getByText('21. 11. 2026. Дан')).toBeVisible();
  expect((await printed(page)).pages).toHaveLength(1);
});

test('of three numbers with a hint each, on a phone one stands under another', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/godisnji-odmor');
  const boxes = await page
    .locator('#polje-staz, #polje-mjeseci, #polje-dodatni')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(3);
});

test('on a phone a share without room in the bar is left to the list below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/zakup#bruto=1000');
  const [bar, list] = [page.locator('figure > div'), page.locator('figure > ul')];
  await expect(list).toContainText('10,4 %');
  await expect(bar.getByText('89,6 %')).toBeVisible();
  const cut = await bar
    .locator('> *')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});
