import { blobOf, download } from '../support/download.ts';
import { openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { calculated, sheet } from './month-page.ts';
import { closeMonth, save, tab } from './support.ts';

/** Kinds of pay: given ones with limits, and the firm's own. */

const openKinds = async (page: Page) => {
  await page.getByText('Vrste primanja', { exact: true }).click();
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Uredi/ }) });
};

/** Types into a field of the panel of a worker, also of a kind that the sheet does not show. */
const typeInto = async (page: Page, worker: string, field: string, text: string) => {
  await page.goto(partAt(`mjesec&radnik=${worker}`));
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Ostale vrste primanja', { exact: true })).toBeVisible();
  const input = panel.getByRole('textbox', { name: field, exact: true });
  if ((await input.count()) === 0) await panel.getByText('Ostale vrste primanja', { exact: true }).click();
  await input.fill(text);
  await page.keyboard.press('Enter');
};

test('taxes the part of regres above the limit, and asks for the average it needs', async ({ page }) => {
  await openMonth(page, staffOf(1));
  await calculated(page);
  await typeInto(page, 'r0', 'Regres', '800');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Nije poznato do kojeg je iznosa „Regres“/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Prosječne plaće: nisu upisane').click();
  await page.getByLabel('Prosjek tri mjeseca').fill('1122');
  await page.getByLabel('Prosjek tri mjeseca').blur();
  await calculated(page);
  await page.goto(partAt('mjesec&radnik=r0'));
  await expect(
    page.getByText('od 800,00 neoporezivo 561,00, oporezivo 239,00', { exact: false }).last(),
  ).toBeVisible();
});

test('adds an own kind, pays it, keeps it while it is in use, and removes it when it is not', async ({
  page,
}) => {
  await openMonth(page, staffOf(2), {}, partAt('firma'));
  const kinds = await openKinds(page);
  const given = await kinds.count();
  await page
    .getByLabel('Nova vrsta se upisuje kao')
    .selectOption('Komadi × cijena, ili koeficijent × cijena rada');
  await page.getByRole('button', { name: 'Dodaj vrstu' }).click();
  await expect(kinds).toHaveCount(given + 1);
  await page.getByLabel('Naziv na listiću i u tabeli').fill('Montaža');
  await page.getByLabel('Cijena komada ili rada').fill('4,50');
  await page.getByLabel('Konto troška').fill('5203');
  expect(await violationsInThemes(page)).toEqual([]);
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();

  await typeInto(page, 'r0', 'Montaža', '120');
  await page.keyboard.press('Escape');
  await calculated(page);
  await expect(sheet(page).getByRole('columnheader', { name: /Montaža/ })).toBeVisible();

  await tab(page, 'Firma').click();
  await openKinds(page);
  await page.getByRole('button', { name: 'Uredi: Montaža' }).click();
  await page.getByRole('button', { name: 'Obriši vrstu' }).click();
  await expect(page.getByText('je upisana u mjesecu 10/2026')).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj vrstu' }).click();
  await page.getByLabel('Naziv na listiću i u tabeli').fill('Bez upotrebe');
  await page.getByRole('button', { name: 'Obriši vrstu' }).click();
  await page.getByRole('button', { name: 'Obriši', exact: true }).click();
  await expect(page.getByText('Bez upotrebe')).toHaveCount(0);

  await tab(page, 'Mjesec').click();
  await calculated(page);
  await closeMonth(page);
  await page.getByText('Rekapitulacija', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /Montaža/ })).toHaveCount(2);
  await expect(page.getByRole('gridcell', { name: '540,00' }).first()).toBeVisible();
});

test('keeps the columns of each firm, and shows entries of a hidden kind', async ({ page }) => {
  const payKinds = [{ key: 'vrsta:sati:nedjelja', rate: 300_000 }] as const;
  await openMonth(page, staffOf(2), { payKinds });
  await calculated(page);
  await page.getByText('Kolone', { exact: true }).click();
  await page.getByLabel('Rad nedjeljom').check();
  await page.keyboard.press('Escape');
  const header = sheet(page).getByRole('columnheader', { name: /Rad nedjeljom/ });
  await expect(header).toBeVisible();
  await page.reload();
  await calculated(page);
  await expect(header).toBeVisible();

  await typeInto(page, 'r0', 'Rad nedjeljom', '8');
  await page.keyboard.press('Escape');
  await tab(page, 'Firma').click();
  await openKinds(page);
  await page.getByRole('button', { name: 'Uredi: Rad nedjeljom' }).click();
  await page.getByLabel(/^Sakrij/).check();
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();
  await tab(page, 'Mjesec').click();
  await calculated(page);
  await expect(header).toBeVisible();

  await tab(page, 'Uvoz').click();
  await page.getByText(/^Sati za/).click();
  const file = await blobOf(await download(page, 'CSV'));
  expect(await file.text()).toContain('Rad nedjeljom');
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMonth(page, staffOf(1), {}, partAt('firma'));
  await openKinds(page);
  await page.getByRole('button', { name: 'Uredi: Regres' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
