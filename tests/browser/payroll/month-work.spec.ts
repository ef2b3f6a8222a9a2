import { flowing, readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { openMonth, staffOf } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { COLUMN, calculated, cell, sheet } from './month-page.ts';

/** Work on a whole month: on a phone, closed, copied from the last one, filtered. */

test('opens a worker as an editable card on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const loan = { id: 'k', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 5000 };
  await openMonth(page, staffOf(3, { deductions: [loan] }));
  await calculated(page);
  await page.getByRole('button', { name: /Radnik 0002/ }).click();
  const panel = page.getByRole('dialog', { name: /Radnik 0002/ });
  await panel.getByLabel('Prekovremeni rad').fill('8');
  await panel.getByLabel('Napomena').fill('zamjena');
  await panel.getByLabel('Napomena').blur();
  await expect(panel.getByRole('heading', { name: 'Obračun red po red' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await panel.getByRole('button', { name: 'Zatvori' }).click();
  await expect(page.getByRole('button', { name: /Radnik 0002/ })).toContainText('Prekovremeni rad: 8 h');
  await calculated(page);
  expect(await violationsInThemes(page)).toEqual([]);

  await page.getByRole('button', { name: /Radnik 0003/ }).click();
  const next = page.getByRole('dialog', { name: /Radnik 0003/ });
  await next.getByLabel('Kredit').fill('pola');
  await next.getByLabel('Noćni rad').fill('6');
  await expect(next.getByText('„pola“ nije upisano. Nije broj')).toBeVisible();
  await page.goBack();
  await expect(next).toBeHidden();
  await expect(page.getByRole('button', { name: /Radnik 0003/ })).toContainText('Noćni rad: 6 h');
});

test('prints the firm, the month and every worker, whatever the screen renders', async ({ page }) => {
  await openMonth(page, staffOf(40));
  await calculated(page);
  await page.getByLabel('Traži radnika').fill('0007');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { pages, rightmost } = await readPdf(new Blob([new Uint8Array(pdf)]));
  const text = flowing(pages.join(' '));
  expect(text).toContain('PRIMJER D.O.O. SARAJEVO JIB 4200000000004 · Federacija BiH Plate za oktobar 2026.');
  expect(text).toContain('mjesec je otvoren');
  expect(text.match(/Radnik 00\d\d/g)).toHaveLength(40);
  expect(text).toContain('Ukupno (40)');
  expect(text).not.toContain('Zaključi mjesec');
  for (const one of pages) expect(flowing(one)).toContain('R. br. Radnik');
  expect(rightmost).toBeLessThan(842);
});

test('keeps a closed month when the law changes, and shows the changes of reopening it', async ({ page }) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
  const payout = await cell(page, 0, COLUMN.payout).innerText();
  await page.route('**/obracuni', async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { odgovor: { neto_plata: number } }[];
    for (const { odgovor } of answers) odgovor.neto_plata += 10;
    await route.fulfill({ response, json: answers });
  });
  await page.reload();
  await expect(cell(page, 0, COLUMN.payout)).toHaveText(payout);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('');
  await page.getByRole('button', { name: 'Ponovo otvori' }).click();
  const question = page.getByRole('dialog', { name: 'Ponovo otvoriti mjesec?' });
  await expect(question.getByText('(+10,00)').first()).toBeVisible();
  await question.getByLabel('Razlog otvaranja').fill('novi propis');
  await question.getByRole('button', { name: 'Otvori', exact: true }).click();
  await calculated(page);
  await expect(cell(page, 0, COLUMN.payout)).not.toHaveText(payout);
});

test('copies, undoes and compares the last month', async ({ page }) => {
  const untouched = page.getByText('Poređeno je s ugovorenim platama.');
  await openMonth(page, staffOf(2));
  await calculated(page);
  await page.getByText('Šta se promijenilo u odnosu na').click();
  await expect(untouched).toBeVisible();
  await cell(page, 1, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await calculated(page);
  await page.getByRole('link', { name: 'Sljedeći mjesec' }).click();
  const november = page.getByRole('grid', { name: 'Plate za novembar 2026.' });
  await page.getByRole('button', { name: 'Kopiraj prošli mjesec' }).click();
  await expect(november.locator('[data-row="1"] [data-column="1"]')).toHaveText('8');
  await page.getByText('Šta se promijenilo u odnosu na').click();
  await expect(page.getByText('Radni dani mjeseca').first()).toBeVisible();
  const changes = page.getByRole('list').filter({ hasText: 'Radni dani mjeseca' });
  await expect(changes.getByText('Radnik 0001 Izmišljeni')).toBeVisible();
  await expect(untouched).toHaveCount(0);
  await november.locator('[data-row="0"] [data-column="1"]').click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  // A record that needs correction is not a removed worker.
  await expect(page.getByText('za ispraviti: 1')).toBeVisible();
  await expect(changes.getByText('Radnik 0001 Izmišljeni')).toHaveCount(0);
  await expect(changes.getByText('Radnik 0002 Izmišljeni')).toBeVisible();
});

test('filters a large staff by our alphabet; input goes to the workers shown', async ({ page }) => {
  const names = ['Đogić', 'Čardak', 'Crnić', 'Dabić', 'Žitnik', 'Zec', 'Šljivar', 'Ćorić', 'Abaz'];
  const staff = staffOf(names.length).map((worker, at) => ({ ...worker, lastName: names[at] ?? '' }));
  await openMonth(page, staff);
  await calculated(page);
  const workers = sheet(page).locator('tbody').getByRole('rowheader');
  await expect(workers).toHaveText(
    ['Abaz', 'Crnić', 'Čardak', 'Ćorić', 'Dabić', 'Đogić', 'Šljivar', 'Zec', 'Žitnik'].map(
      (name) => `${name} Izmišljeni`,
    ),
  );
  await page.getByLabel('Traži radnika').fill('dogic');
  await expect(workers).toHaveText(['Đogić Izmišljeni']);
  await expect(sheet(page)).toContainText('Prikazano (1 od 9)');
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByLabel('Traži radnika').fill('');
  await expect(cell(page, 5, COLUMN.overtime)).toHaveText('8');
  await page.getByLabel('Traži radnika').fill('niko');
  await expect(page.getByText('Nema takvog radnika.')).toBeVisible();
});
