import { fillMonth, gross, result } from './support/calculator.ts';
import { download } from './support/download.ts';
import { storedIn } from './support/stored.ts';
import { expect, type Page, test } from './support/test.ts';

const stored = (page: Page) => page.getByRole('region', { name: 'Sačuvani obračuni' });

async function keep(page: Page, name: string): Promise<void> {
  await result(page).getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByLabel('Naziv sačuvanog obračuna').fill(name);
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('button', { name: 'Sačuvaj' })).toBeFocused();
  await expect(result(page)).toContainText(`Sačuvano: ${name}.`);
  await result(page).getByRole('tab', { name: 'Sačuvano' }).click();
  await expect(stored(page)).toContainText(name);
}

test('keeps results under a name, compares them line by line, removes and restores them', async ({
  page,
}) => {
  await page.goto('/obracun-plata');
  await fillMonth(page, '10', '2026');
  await gross(page).fill('1800');
  await keep(page, 'Prvi radnik');
  await gross(page).fill('2000');
  await expect(result(page)).toContainText('2.000,00');
  await stored(page).getByRole('button', { name: 'Uporedi: Prvi radnik' }).click();
  const comparison = page.getByRole('region', { name: 'Poređenje' });
  await expect(
    comparison.getByRole('row', { name: /Bruto ukupno.* 1\.800,00 2\.000,00 \+200,00/ }),
  ).toBeVisible();
  await expect(comparison.getByRole('row', { name: /^Porez na dohodak .*Zakon/ })).toBeVisible();
  await expect(comparison.getByRole('heading')).toBeFocused();
  await comparison.getByRole('button', { name: 'Zatvori poređenje' }).click();
  await expect(comparison).toBeHidden();
  await expect(stored(page).getByRole('heading', { name: 'Sačuvani obračuni' })).toBeFocused();
  await gross(page).fill('');
  await expect(stored(page).getByRole('button', { name: /^Uporedi/ })).toHaveCount(0);
  await page.reload();
  await stored(page).getByRole('button', { name: 'Otvori: Prvi radnik' }).click();
  await expect(gross(page)).toHaveValue('1.800,00');
  await result(page).getByRole('tab', { name: 'Sačuvano' }).click();
  await stored(page).getByRole('button', { name: 'Preimenuj: Prvi radnik' }).click();
  await page.getByLabel('Novi naziv obračuna').fill('Radnik u skladištu');
  await page.keyboard.press('Enter');
  await expect(stored(page).getByRole('heading', { name: 'Sačuvani obračuni' })).toBeFocused();
  await expect(stored(page)).toContainText('Radnik u skladištu: ');
  await page.goto('/minuli-topli');
  await stored(page).getByRole('button', { name: 'Otvori: Radnik u skladištu' }).click();
  await expect(page).toHaveURL('/obracun-plata');
  await expect(gross(page)).toHaveValue('1.800,00');
  await result(page).getByRole('tab', { name: 'Sačuvano' }).click();
  await stored(page).getByRole('button', { name: 'Ukloni sve' }).click();
  expect(await storedIn(page)).not.toContain('Radnik u skladištu');
  await expect(stored(page).getByRole('button', { name: 'Vrati' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stored(page)).toContainText('Radnik u skladištu');
  await expect(stored(page).locator(':focus')).toHaveText('Vraćeno.');
});

test('imports a file of kept calculations on a device without any', async ({ page, browser }) => {
  await page.goto('/obracun-plata#mjesec=10&godina=2026&bruto_plata=1800&bolovanje_sati=40');
  await keep(page, 'Prvi radnik');
  const file = await download(page, 'Izvezi u datoteku');
  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto('/kalkulator-FBIH#mjesec=10&godina=2026&bruto_plata=2000');
  await result(there).getByRole('button', { name: 'Sačuvaj' }).click();
  const chooser = there.waitForEvent('filechooser');
  await there.getByRole('button', { name: 'Uvezi iz datoteke' }).click();
  await (await chooser).setFiles(await file.path());
  await result(there).getByRole('tab', { name: 'Sačuvano' }).click();
  await stored(there).getByRole('button', { name: 'Otvori: Prvi radnik' }).click();
  await expect(gross(there)).toHaveValue('1.800,00');
  await expect(result(there)).toContainText('bolovanje 40 h');
  await expect(there).toHaveURL(/\/obracun-plata/);
  await other.close();
});

test('shows two variants of a calculation side by side, each difference with its line and law', async ({
  page,
}) => {
  await page.goto('/fbih-ugovor-o-djelu#bruto=1000');
  await result(page).getByRole('tab', { name: 'Šta ako' }).click();
  await result(page).getByRole('button', { name: 'Uporedi s drugom varijantom' }).click();
  const variants = page.getByRole('region', { name: 'Dvije varijante' });
  await expect(variants).toContainText('Nema razlike');
  await expect(variants.getByRole('heading')).toBeFocused();
  await page.getByRole('textbox', { name: 'Bruto' }).fill('');
  await page.getByRole('textbox', { name: 'Bruto' }).fill('2000');
  await expect(
    variants.getByRole('row', { name: /^Porez.*Zakon o porezu na dohodak.* 76,80 153,60 \+76,80/ }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  const heads = variants.getByRole('columnheader', { name: /^(Prvi|Drugi|Razlika)$/ });
  const tops = await heads.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await variants.getByRole('button', { name: 'Vrati unos prve' }).click();
  await expect(page.getByRole('textbox', { name: 'Bruto' })).toHaveValue('1.000,00');
  await variants.getByRole('button', { name: 'Zatvori poređenje' }).click();
  await expect(variants).toBeHidden();
  await expect(result(page).getByRole('button', { name: 'Uporedi s drugom varijantom' })).toBeFocused();
});

test('shows no figures when empty, offers a common wage, and explains why nothing can be printed', async ({
  page,
}) => {
  await page.goto('/minuli-topli');
  const print = page.getByRole('form', { name: 'Unos' }).getByRole('button', { name: 'Štampaj' });
  await expect(print).toHaveAttribute('aria-disabled', 'true');
  await expect(print).toHaveAccessibleDescription('Štampa se kad bude rezultata.');
  await expect(result(page).getByRole('button', { name: 'minimalac KV' })).toBeVisible();
  await expect(result(page)).not.toContainText('KM');
  await result(page).getByRole('button', { name: 'minimalac KV' }).click();
  await expect(gross(page)).toHaveValue(/^1\.\d{3},\d\d/);
  await expect(result(page).getByRole('term').first()).toHaveText('Neto nakon solidarnosti');
  await expect(print).toHaveAttribute('aria-disabled', 'false');
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('copies the whole slip as a table', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/obracun-plata#mjesec=10&godina=2026&bruto_plata=1800');
  await result(page).getByRole('button', { name: 'Kopiraj sve' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Bruto osnovna plata\t1800,00\tKM');
});

test('keeps the typed name of a kept calculation in Cyrillic, and writes its figure in the script of the page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await page.goto('/minuli-topli#mjesec=10&godina=2026&bruto_plata=1800');
  await page.getByRole('button', { name: 'Сачувај', exact: true }).click();
  await page.getByLabel('Назив сачуваног обрачуна').fill('Žalić');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Сачувано: Žalić.')).toBeVisible();
  await page.getByRole('tab', { name: 'Сачувано' }).click();
  const list = page.getByRole('region', { name: 'Сачувани обрачуни' });
  await expect(list.getByText(/^Žalić: Нето након солидарности [\d.,]+/)).toBeVisible();
  await list.getByRole('button', { name: /^Упореди: Žalić: Нето након солидарности/ }).click();
  const options = page.getByLabel('Други обрачун').getByRole('option');
  await expect(options).toHaveText(['Žalić', 'Обрачун на екрану']);
});
