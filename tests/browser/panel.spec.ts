import { flowing } from '../../site/documents/pdf/read-pdf.fixture.ts';
import { result, showAllRows } from './support/calculator.ts';
import { printed } from './support/paper.ts';
import { expect, type Page, test } from './support/test.ts';

/** The panel of the result: its contents without a result, on screen, on paper and without scripts. */

const COMPUTED = '/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500&topli_obrok=12';
/** A Federation month in which everything differs. */
const FULL =
  '/kalkulator-fbih#mjesec=10&godina=2026&staz=12&bruto_plata=900&topli_obrok=20&dnevnice=3&bolovanje_sati=40&odsustvo_fond_sati=16' +
  '&placeno=2&neplaceno=1&stimulacija=200&neoporezivo=900&koeficijent=2,3&obustave=300&neodrađeni_sati=4';

const net = (page: Page) =>
  result(page)
    .getByText(/^Neto pla(ta|ća)$/)
    .first();

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name }).getByText('da', { exact: true }).first().click();

const measures = (page: Page) =>
  page.evaluate(() => ({ height: document.documentElement.scrollHeight, top: Math.round(scrollY) }));

/** Measures the panel when everything loaded late under the slip is rendered. */
async function settled(page: Page) {
  await expect(result(page).getByRole('tab', { name: 'Uplatnice' })).toBeVisible();
  let last = await measures(page);
  await expect(async () => {
    const [before, now] = [last, await measures(page)];
    last = now;
    expect(now).toEqual(before);
  }).toPass({ intervals: [400] });
  return last;
}

test('keeps the room of a removed result, and shows the missing fields', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(COMPUTED);
  await expect(net(page)).toBeVisible();
  await showAllRows(page);
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await measures(page)).top).toBeGreaterThan(800);
  // The answer with these fields has rows of its own.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await choose(page, 'Dodatni sati');
  await answered;
  const before = await settled(page);
  await choose(page, 'Prekovremeni rad');
  await expect(net(page)).toHaveCount(0);
  await expect(page.getByText('Za obračun još upišite:')).toBeInViewport({ ratio: 1 });
  expect(await measures(page)).toEqual(before);
  await page.getByLabel('Sati prekovremenog rada').fill('10');
  await expect(result(page).getByRole('term').first()).toBeInViewport({ ratio: 1 });
  const { top, height } = await measures(page);
  expect(top).toBe(before.top);
  expect(height).toBeGreaterThan(before.height);
});

test('reserves no room for an emptied form, nor on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(COMPUTED);
  await expect(net(page)).toBeVisible();
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  expect((await measures(page)).height).toBeLessThan(1500);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.goto(COMPUTED);
  await expect(net(page)).toBeVisible();
  await page.getByLabel('Mjesec', { exact: true }).fill('');
  await expect(net(page)).toHaveCount(0);
  const box = await result(page).boundingBox();
  expect(box?.height).toBeLessThan(300);
});

test('explains why a sheet has no result', async ({ page }) => {
  await page.goto('/minuli-topli');
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toContainText('Za obračun još upišite:');
  for (const name of ['Mjesec', 'Godina', 'Bruto osnovna plata'])
    await expect(result(page).getByRole('button', { name, exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const why = () =>
    result(page)
      .getByRole('listitem')
      .first()
      .evaluate((item) => getComputedStyle(item, '::after').content);
  await page.getByLabel('Mjesec', { exact: true }).fill('13');
  await expect(result(page)).toContainText('Obračun čeka ispravku:');
  expect(await why()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  await expect(result(page).getByText('Mjesec', { exact: true })).toBeVisible();
  expect(await why()).toContain('Mjesec mora biti broj između 1 i 12.');
});

test('prints a slip with its law on two sheets', async ({ page }) => {
  for (const path of [
    COMPUTED,
    '/kalkulator-fbih#mjesec=3&godina=2026&staz=4&bruto_plata=1800&topli_obrok=16',
  ]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(net(page)).toBeVisible();
    const { pages } = await printed(page);
    expect(pages).toHaveLength(2);
    expect(flowing(pages.join(' '))).toContain('Propisi u ovom obračunu');
  }
});

test('prints a slip with every field and warning on two sheets in a readable size', async ({ page }) => {
  await page.goto(FULL);
  await expect(result(page).getByText('Upozorenja uz redove:')).toBeVisible();
  expect(await result(page).getByText('Upozorenje:', { exact: false }).count()).toBeGreaterThan(3);
  const pdf = await printed(page);
  const sheets = pdf.pages.map(flowing);
  expect(sheets).toHaveLength(2);
  expect(sheets.join(' ')).toContain('Posljednja izmjena');
  for (const sheet of sheets) expect(sheet).not.toMatch(/(Porez|Neto|Za isplatu|Rekapitulacija uplata)$/);
  expect(pdf.smallest).toBeGreaterThanOrEqual(7.5);
});

test('gives the error of a short number the width of its row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/minuli-topli#mjesec=3&godina=2017&bruto_plata=2500');
  const wrong = page.locator('#polje-godina-greska');
  await expect(wrong).toContainText('Nemamo propise');
  const { width, height } = (await wrong.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(300);
  expect(height).toBeLessThan(60);
  const tops = ['mjesec', 'godina'].map(async (name) =>
    page.locator(`#polje-${name}`).evaluate((input) => input.getBoundingClientRect().top),
  );
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/minuli-topli'])
    test(`links from ${path} to the pages of the menu`, async ({ page }) => {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Meni' });
      await expect(menu.getByRole('link')).toHaveCount(12);
      await menu.getByRole('link', { name: 'O meni' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('O meni');
    });

  test('shows the needs of a calculator above its form and no dead button', async ({ page }) => {
    await page.goto('/minuli-topli');
    const needs = page.locator('main noscript > *');
    await expect(needs).toContainText('Za obračun je potreban JavaScript');
    const [box, form] = [await needs.boundingBox(), await page.locator('#polje-mjesec').boundingBox()];
    expect(box?.y).toBeLessThan(form?.y ?? 0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('announces the result of copying the embed code', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ugradi');
  await page.getByRole('button', { name: 'Kopiraj kod' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kod je kopiran' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe src=');
});
