import type { Firm } from '../../../engine/payroll/model/firm.ts';
import type { Worker } from '../../../engine/payroll/model/worker.ts';
import { unstatedFirm } from '../../../engine/payroll/staff.fixture.ts';
import { makeDatabase } from '../support/database.ts';
import { putStored, slowDevice } from '../support/device.ts';
import { OCTOBER, openMonth, partAt, staffOf } from '../support/staff.ts';
import { REST } from '../support/stored-page.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes, violationsOn } from '../support/violations.ts';
import { COLUMN, calculated, cell } from './month-page.ts';
import { addFirm, openPayroll, save, tab } from './support.ts';

/** October of a firm that stated no percentage, as stored by an earlier version. */
async function openUnstated(page: Page, workers: readonly Worker[], firm: Partial<Firm>): Promise<void> {
  await page.goto(REST);
  await makeDatabase(page);
  const stored = <T extends { readonly id: string }>(content: T) => ({ id: content.id, changed: 1, content });
  await putStored(page, {
    firme: [stored(unstatedFirm(firm))],
    radnici: workers.map((worker) => stored({ ...worker, firm: 'f1' })),
  });
  await page.goto(OCTOBER);
}

async function typeOvertime(page: Page, row: number): Promise<void> {
  await cell(page, row, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
}

const stating = (page: Page) => page.getByRole('dialog', { name: 'Procenti po kojima firma plaća' });

test('pays overtime by the uplift of the firm, or by the uplift of the worker', async ({ page }) => {
  await openMonth(page, staffOf(2, { agreed: [{ from: '2020-03-01', kind: 'bruto', amount: 176_000 }] }));
  await tab(page, 'Firma').click();
  await page.getByLabel('Uvećanje za prekovremeni rad').fill('40');
  await save(page);
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: /Radnik 0001/ }).click();
  const own = page.getByLabel('Uvećanje za prekovremeni rad');
  await expect(own).toHaveAttribute('placeholder', '40');
  await own.fill('50');
  expect(await violationsInThemes(page)).toEqual([]);
  await slowDevice(page);
  await save(page);
  // The form leads back to the list after saving, unless the user navigated meanwhile.
  await tab(page, 'Mjesec').click();
  const rows = page.getByRole('grid').locator('[data-row] [data-column="1"]');
  for (const row of [0, 1]) {
    await rows.nth(row).click();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('sve je izračunato')).toBeVisible();
  const gross = (row: number) => page.locator(`[data-row="${row}"] [data-column="4"]`);
  // Of 176 hours at 10,00 KM, and six years of service: eight hours at 15,00 KM, and at 14,00 KM.
  await expect(gross(0)).toHaveText('1.943,36');
  await expect(gross(1)).toHaveText('1.935,36');
});

test('does not pay hours of an unstated uplift, and keeps the month open until it is stated', async ({
  page,
}) => {
  const agreed = [{ from: '2020-03-01', kind: 'bruto', amount: 176_000 }] as const;
  await openUnstated(page, staffOf(2, { agreed, hotMeal: 0, employedFrom: '2026-10-01' }), { entity: 'rs' });
  await calculated(page);
  await typeOvertime(page, 0);
  const lacking = page.getByRole('alert').filter({ hasText: 'Firma nije upisala procente po kojima plaća' });
  await expect(lacking).toContainText('prekovremeni rad (radnika: 1)');
  await expect(cell(page, 0, COLUMN.gross)).toHaveText('—');
  await expect(cell(page, 1, COLUMN.gross)).toHaveText('1.760,00');
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  const closing = page.getByRole('dialog', { name: 'Zaključiti mjesec?' });
  await expect(closing).toContainText('Radnik 0001 Izmišljeni. Nije upisan procenat za: prekovremeni rad.');
  await expect(closing.getByRole('button', { name: 'Zaključi', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await closing.getByRole('button', { name: 'Odustani' }).click();
  await lacking.getByRole('button', { name: 'Upiši procente' }).click();
  // The former percentage is prefilled and has no effect before it is saved.
  const uplift = stating(page).getByLabel('Uvećanje za prekovremeni rad');
  await expect(uplift).toHaveValue('26');
  await expect(stating(page).getByText('Manje je od propisanog.')).toHaveCount(1);
  await stating(page).getByRole('button', { name: 'Odustani' }).click();
  await expect(cell(page, 0, COLUMN.gross)).toHaveText('—');
  await lacking.getByRole('button', { name: 'Upiši procente' }).click();
  await stating(page)
    .getByRole('button', { name: /Upiši propisani minimum: 25 \/ 30 \/ 40 %/ })
    .click();
  await expect(uplift).toHaveValue('25');
  expect(await violationsOn(page)).toEqual([]);
  await stating(page).getByRole('button', { name: 'Sačuvaj' }).click();
  // Eight hours at 10,00 KM and a quarter more.
  await expect(cell(page, 0, COLUMN.gross)).toHaveText('1.860,00');
  await expect(lacking).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Plate za oktobar 2026.' })).toBeFocused();
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await closing.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByText('mjesec je zaključen')).toBeVisible();
});

test('asks a firm of an earlier version once, and accepts 0 as an answer', async ({ page }) => {
  await openUnstated(page, staffOf(1, { employedFrom: '2026-10-01' }), {});
  const question = page.getByText('Procente po kojima plaća od sada upisuje firma');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Ne treba sada' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await calculated(page);
  await expect(question).toHaveCount(0);
  // A worker with years of service needs a percentage anyway.
  await page.goto(partAt('radnici'));
  await page.getByRole('link', { name: /Radnik 0001/ }).click();
  await page.getByLabel('Raniji staž, godina').fill('10');
  await save(page);
  await tab(page, 'Mjesec').click();
  await expect(page.getByText('bez upisanog procenta: 1')).toBeVisible();
  await expect(cell(page, 0, COLUMN.gross)).toHaveText('1.800,00');
  await tab(page, 'Plaćanja').click();
  await expect(page.getByText('Minuli rad je računat kao 0 %')).toBeVisible();
  await tab(page, 'Firma').click();
  await page.getByLabel('Minuli rad po godini').fill('0');
  await save(page);
  await tab(page, 'Mjesec').click();
  await expect(page.getByText('sve je izračunato')).toBeVisible();
  await expect(page.getByText('bez upisanog procenta')).toHaveCount(0);
});

test('prefills nothing in a new firm', async ({ page }) => {
  await openPayroll(page);
  await addFirm(page, 'Nova firma bez procenata');
  await expect(page.getByText('Do sada je računato')).toHaveCount(0);
  await expect(page.getByLabel('Uvećanje za noćni rad')).toHaveValue('');
  await page.getByText('Procenti po kojima firma plaća').click();
  await expect(
    page.getByRole('button', { name: /Upiši iz isteklog kolektivnog ugovora: 25 \/ 25 \/ 40 %/ }),
  ).toBeVisible();
});
