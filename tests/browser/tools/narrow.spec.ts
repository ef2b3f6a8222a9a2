import { printed } from '../support/paper.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Readability in narrow layouts. */

test('does not break a weekday in the calendar of a year', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/radni-sati');
  const heads = page.getByRole('table', { name: 'januar' }).getByRole('columnheader');
  await expect(heads).toHaveCount(7);
  const heights = await heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
  const cut = await heads.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});

test('prints a year of hours, days and holidays on one sheet', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await page.goto('/radni-sati#entitet=rs');
  await expect(page.getByText('21. 11. 2026. Дан')).toBeVisible();
  expect((await printed(page)).pages).toHaveLength(1);
});

test('stacks three numbers with hints on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/godisnji-odmor');
  const boxes = await page
    .locator('#polje-staz, #polje-mjeseci, #polje-dodatni')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(3);
});

test('moves a share without room in the bar to the list below on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/zakup#bruto=1000');
  const [bar, list] = [page.locator('figure > div'), page.locator('figure > ul')];
  await expect(list).toContainText('10,4 %');
  await expect(bar.getByText('90 %')).toBeVisible();
  const cut = await bar
    .locator('> *')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});

/** The text spacing of WCAG 1.4.12. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });

for (const path of ['/radni-sati', '/tacnost'])
  for (const pismo of ['latinica', 'cirilica'])
    test(`is no wider than a small phone with text spacing on ${path} (${pismo})`, async ({ page }) => {
      await page.addInitScript((script) => localStorage.setItem('pismo', script), pismo);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', pismo === 'latinica' ? 'bs' : 'bs-Cyrl');
      await spaceOut(page);
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over).toBeLessThanOrEqual(0);
    });
