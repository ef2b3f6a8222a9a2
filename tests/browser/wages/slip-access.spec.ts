import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { yearOf } from '../../../engine/core/days/day.ts';
import { knownUntil } from '../../../engine/core/law.ts';
import { rs } from '../../../engine/law/rs/index.ts';
import { result, showAllRows } from '../support/calculator.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Accessibility of a salary page and its slip: screen reader, keyboard, touch and low vision. */

const CALCULATORS = ['/minuli-topli', '/obracun-plata', '/kalkulator-fbih'];

async function compute(page: Page, path: string, gross: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Mjesec', { exact: true }).fill('5');
  await page.getByLabel('Godina', { exact: true }).fill('2025');
  await page.getByRole('textbox', { name: /^Bruto osnovna pla(ta|ća)$/ }).fill(gross);
  await expect(result(page).getByRole('term').first()).toBeVisible();
}

const slipLines = (page: Page) => result(page).locator('button[aria-controls]:not([role])');

test('reads and copies a line with its whole figure', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await compute(page, '/minuli-topli', '2500');
  await showAllRows(page);
  const line = result(page).getByRole('button', { name: 'Bruto osnovna plata 2.500,00 KM', exact: true });
  await line.evaluate((button) => getSelection()?.selectAllChildren(button.closest('li') ?? button));
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe('Bruto osnovna plata\n2.500,00 KM');
});

/** One row of each specified section, zero or not. */
const SECTIONS = {
  '/minuli-topli': [
    'Radni dani u mjesecu',
    'Dani s dnevnicom',
    'Doprinosi ukupno',
    'Umanjenje osnovice',
    'Neto plata',
    'Minuli rad',
    'Mjesečni fond sati',
    'Bruto bez zdravstvenog',
  ],
  '/kalkulator-fbih': [
    'Zdravstveno: kanton',
    'Nezaposlenost: Federacija',
    'Opća vodna naknada',
    'Ukupne obaveze',
  ],
};

test('shows every row of a wage by one press, zeros too when the screen is 960 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 720 });
  await compute(page, '/minuli-topli', '2500');
  await showAllRows(page);
  for (const [path, names] of Object.entries(SECTIONS)) {
    await compute(page, path, '2500');
    for (const name of names)
      await expect(
        result(page)
          .getByRole('button', { name: new RegExp(`^(od toga )?${name}`) })
          .first(),
      ).toBeVisible();
    await expect(result(page).getByRole('button', { name: /sa 0,00/ })).toHaveCount(0);
    // The way to the payout gives its place to the rows.
    await expect(result(page).getByRole('button', { name: /^− / })).toHaveCount(0);
  }
});

test('shows the way to the payout first, then all rows on every calculator of the device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 720 });
  await compute(page, '/kalkulator-fbih', '2500');
  await expect(slipLines(page).filter({ visible: true })).toHaveText([
    /^Ukupni trošak poslodavca/,
    /^− Doprinosi na plaću ukupno/,
    /^− Naknade ukupno/,
    /^= Bruto ukupno/,
    /^− Doprinosi iz plaće ukupno/,
    /^− Porez na dohodak/,
    /^= Neto plaća = za isplatu/,
    'Svi redovi',
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page).getByText('Osnovica doprinosa').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await showAllRows(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await compute(page, '/obracun-plata', '2500');
  await expect(result(page).getByRole('button', { name: /^Osnovica doprinosa/ })).toBeVisible();
  await page.getByRole('button', { name: 'Samo glavni redovi' }).click();
  await expect(slipLines(page).filter({ visible: true }).last()).toHaveText('Svi redovi');
  const tab = (name: string) => result(page).getByRole('tab', { name });
  await tab('Obračun').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Šta ako')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Sačuvano')).toHaveAttribute('aria-selected', 'true');
  await expect(result(page).getByRole('tabpanel')).toHaveText(/^Još nema sačuvanih obračuna/);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toContainText('Propisi u ovom obračunu');
  await expect(result(page).getByText('Osnovica doprinosa').first()).toBeVisible();
});

for (const [width, height] of [
  [360, 640],
  [320, 256],
] as const)
  test(`shows the focus at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await compute(page, '/minuli-topli', '2500');
    await page.getByRole('link', { name: 'Preskoči na sadržaj' }).focus();
    const clear = page.getByRole('button', { name: 'Obriši sve' });
    while (!(await clear.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(coveredFocus)).toBeUndefined();
    }
  });

/** The name of the focused element when something fixed covers its middle. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  // An element drawn by its label is visible by that label.
  const isSeen = [over, over?.closest('label')].some(
    (one) => one && (one.contains(focused) || focused?.contains(one)),
  );
  return isSeen ? undefined : (focused?.id ?? '');
}

test('accepts the suggested month without losing the focus', async ({ page }) => {
  await page.goto('/obracun-plata');
  await page.getByRole('button', { name: /ovaj mjesec/ }).press('Enter');
  await expect(page.getByLabel('Mjesec', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Mjesec', { exact: true })).not.toHaveValue('');
});

test('keeps units of hours in Cyrillic, and writes sums with КМ', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await page.goto('/minuli-topli');
  await page.locator('#polje-mjesec').fill('5');
  await page.locator('#polje-godina').fill('2025');
  await page.locator('#polje-bruto_plata_input').fill('2.500,00 \u041a\u041c');
  const line = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'Сви редови' }).click();
  await expect(line('Бруто основна плата 2.500,00 \u041a\u041c')).toBeVisible();
  await expect(line('Мјесечни фонд сати 176 h')).toContainText(/^[^х]*176h$/);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const rows = await readSheet(await readFile(await (await arrives).path()));
  expect(rows[1]?.[0]).toContain('/minuli-topli#');
  expect(rows.find(([name]) => name === 'Бруто основна плата')?.slice(0, 3)).toEqual([
    'Бруто основна плата',
    2500,
    '\u041a\u041c',
  ]);
});

test('links from a warning at the top to its line', async ({ page }) => {
  await compute(page, '/minuli-topli', '2500');
  await page.locator('#polje-topli_obrok_input').fill('1');
  await result(page).getByRole('button', { name: 'Topli obrok po danu', exact: true }).click();
  const line = result(page).getByRole('button', { name: /^Topli obrok po danu 1,00 KM/ });
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport({ ratio: 1 });
});

test('does not scroll sideways at 320 px with the largest sums', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await compute(page, '/minuli-topli', '2500');
  await showAllRows(page);
  for (const path of CALCULATORS) {
    await compute(page, path, '9.000.000,00');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('keeps a hint a sentence when it has no figure of the law', async ({ page }) => {
  await page.goto('/minuli-topli');
  await page.getByLabel('Godina', { exact: true }).fill(String(yearOf(knownUntil(rs)) + 1));
  await expect(page.getByText('Ako ne upišete, uzima se najmanji propisani.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/ … /)).toHaveCount(0);
});

test('computes when the law for its hints fails to load', async ({ page }) => {
  await page.route('**/zakon.json', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
  await compute(page, '/minuli-topli', '2500');
  await expect(page.getByText('Ako ne upišete, uzima se najmanji propisani.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('shows copy buttons of figures large enough for a thumb', async ({ page }) => {
    await compute(page, '/minuli-topli', '2500');
    await showAllRows(page);
    for (const name of ['Neto plata', 'Osnovica doprinosa']) {
      const copy = result(page)
        .getByRole('button', { name: `Kopiraj: ${name}` })
        .first();
      await expect(copy).toHaveCSS('opacity', '1');
      const { width, height } = (await copy.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('shows zero lines and the days of the month on a press, and links to sections', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 720 });
  await compute(page, '/minuli-topli', '2500');
  await showAllRows(page);
  const zero = result(page).getByRole('button', { name: /^Umanjenje osnovice 0,00 KM/ });
  await expect(zero).toBeHidden();
  const taxes = result(page)
    .getByRole('region')
    .or(result(page).locator('section'))
    .filter({ hasText: 'Poreska osnovica' });
  await taxes.getByRole('button', { name: 'prikaži 1 red sa 0,00' }).last().click();
  await expect(zero).toBeVisible();
  await result(page).getByRole('button', { name: '22 dana · 176 h' }).click();
  await expect(result(page).getByRole('button', { name: /^Radni dani u mjesecu 22 dana/ })).toBeVisible();
  await result(page).getByRole('navigation').getByRole('button', { name: 'Doprinosi' }).click();
  await expect(result(page).getByRole('heading', { name: 'Doprinosi' })).toBeFocused();
});

test('shows the main figures on the first screen at 1280×720', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [path, lines] of [
    [
      '/minuli-topli',
      ['Ukupni trošak poslodavca = bruto ukupno', '− Doprinosi ukupno', '= Neto nakon solidarnosti'],
    ],
    [
      '/kalkulator-fbih',
      ['Ukupni trošak poslodavca', '= Bruto ukupno', '− Porez na dohodak', '= Neto plaća'],
    ],
  ] as const) {
    await compute(page, path, '2500');
    await expect(result(page).getByRole('term')).toHaveText([/^Neto/, 'Ukupni trošak poslodavca']);
    for (const name of lines)
      await expect(
        result(page)
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .first(),
      ).toBeInViewport({
        ratio: 1,
      });
  }
});

test('marks every share in the bar by its tint', async ({ page }) => {
  await page.goto('/kalkulator-FBIH#mjesec=10&godina=2026&bruto_plata=2000&topli_obrok=18&neoporezivo=55');
  const swatches = result(page).getByRole('figure').locator('li > [aria-hidden]');
  await expect(swatches).toHaveCount(8);
  const tints = await swatches.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(tints).size).toBe(8);
});

test('marks the choice by more than weight in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/minuli-topli');
  const ground = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .first()
      .evaluate((radio) => getComputedStyle(radio.parentElement as Element).backgroundColor);
  expect(await ground('Bruto osnovna plata')).not.toBe(await ground('Neto plata'));
  expect(await ground('ne')).not.toBe(await ground('da'));
});
