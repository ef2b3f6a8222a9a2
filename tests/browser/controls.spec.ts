import type { Locator } from '@playwright/test';
import { showAllRows } from './support/calculator.ts';
import { roomMissing } from './support/room.ts';
import { expect, type Page, test } from './support/test.ts';

/** Buttons, choices and columns of figures are aligned with their neighbours. */

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('element is not rendered');
  return box;
};

/** The colour of the focus ring, of its background, and of the label of the focused radio button. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const { outlineColor, outlineStyle, backgroundColor } = getComputedStyle(
      document.activeElement?.closest('label') ?? document.body,
    );
    return { outlineColor, outlineStyle, backgroundColor };
  });

test('shows the focus on a chosen option', async ({ page }) => {
  await page.goto('/minuli-topli');
  for (const name of ['Bruto osnovna plata', 'ne']) {
    await page.getByRole('radio', { name, exact: true }).first().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    const { outlineColor, outlineStyle, backgroundColor } = await ringOf(page);
    expect(outlineStyle, name).toBe('solid');
    expect(outlineColor, name).not.toBe(backgroundColor);
  }
});

test('draws a button as tall as the field next to it', async ({ page }) => {
  await page.goto('/plate');
  const field = await boxOf(page.getByLabel('Nova firma'));
  const button = await boxOf(page.getByRole('button', { name: 'Dodaj firmu' }));
  expect([button.y, button.height]).toEqual([field.y, field.height]);
});

test('aligns the figures of the years, also of an uncertain one', async ({ page }) => {
  await page.goto('/doprinosi-vlasnik');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'niska pouzdanost' })).toHaveCount(2);
  const ends = await rows
    .locator('td:nth-of-type(1) > span:nth-of-type(2)')
    .evaluateAll((figures) => [
      ...new Set(figures.map((figure) => Math.round(figure.getBoundingClientRect().right))),
    ]);
  expect(ends).toHaveLength(1);
});

test('leaves room for names on the narrowest phone when an hourly rate has decimals', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    '/minuli-topli#mjesec=10&godina=2026&bruto_plata=2450.55&topli_obrok=0&ima_preko=1&prekovremeni=1&prekovremeni_sati=12',
  );
  const name = page.getByText('Prekovremeni sati', { exact: true });
  await expect(name.last()).toBeAttached();
  await showAllRows(page);
  const rate = page.getByText('KM/h', { exact: true }).first();
  await rate.scrollIntoViewIfNeeded();
  const cell = await boxOf(rate.locator('xpath=..'));
  expect(cell.width).toBeLessThan(70);
});

test('does not scroll sideways at 320 px in Cyrillic, whose words are wider', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/radni-sati', '/propisi', '/doprinosi-vlasnik', '/tacnost']) {
    await page.goto(path);
    await expect(page.locator('html[lang="bs-Cyrl"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('prints holidays, and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/radni-sati');
  const holiday = page.getByTitle('Dan državnosti');
  await expect(holiday).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(holiday).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/doprinosi-vlasnik');
  const pressed = [page.getByRole('tab', { name: 'Uplatnice' }), page.getByText('pritisnite iznos za račun')];
  for (const one of pressed) await expect(one).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toContainText('Iznosi u KM');
  for (const one of pressed) await expect(one).toBeHidden();
});

test('marks the open part of a firm when colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plate');
  await page.getByRole('button', { name: 'Dodaj ogledne firme' }).click();
  await page
    .getByRole('link', { name: /^OGLEDNA FIRMA/ })
    .first()
    .click();
  const parts = page.getByRole('navigation', { name: 'Dijelovi firme' }).getByRole('link');
  await expect(parts.first()).toBeVisible();
  const lines = await parts.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderBlockEndColor),
  );
  expect(new Set(lines).size).toBe(2);
  await page.getByRole('link', { name: 'Uvoz' }).click();
  const sign = page.locator('main svg.lucide-file-up');
  await expect(sign).toHaveCSS('stroke', await page.evaluate(() => getComputedStyle(document.body).color));
});

test('fits a choice to its words, or shows that they are cut', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/minuli-topli#strucna_sprema=SSS');
  const choice = page.getByLabel('Stručna sprema radnog mjesta');
  await expect(choice).toHaveValue('SSS');
  await expect(choice).toHaveCSS('text-overflow', 'ellipsis');
  for (const width of [360, 445, 490, 520, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await roomMissing(choice), `${width} px`).toBe(0);
  }
});
