import type { WorkerMonth } from '../../../engine/payroll/model/month.ts';
import { monthOf } from '../../../engine/payroll/staff.fixture.ts';
import { putStored } from '../support/device.ts';
import { keepStaff, OCTOBER, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsOn } from '../support/violations.ts';
import { calculated, sheet } from './month-page.ts';

/** Opens October of a staff with these entries in September. */
async function openAfter(page: Page, workers: Readonly<Record<string, WorkerMonth>>): Promise<void> {
  await keepStaff(page, staffOf(4), { entity: 'rs' });
  const content = monthOf(workers, { id: 'f1:2026-09', month: 9, payday: '2026-10-10' });
  await putStored(page, { mjeseci: [{ id: content.id, changed: 1, content }] });
  await page.goto(OCTOBER);
  await calculated(page);
}

const copying = (page: Page) => page.getByRole('dialog', { name: 'Šta se kopira iz prošlog mjeseca' });
const copy = (page: Page) => page.getByRole('button', { name: 'Kopiraj prošli mjesec' }).click();
const worker = (page: Page, name: string) => copying(page).getByRole('group', { name });

test('copies ticked one-off entries, and undoes the copy in one step', async ({ page }) => {
  await openAfter(page, {
    r0: { entries: { overtime: 800, bonus: 30_000, holidayWork: 800 } },
    r1: { entries: { bonus: 30_000, paidDays: 500 } },
  });
  await copy(page);
  await expect(copying(page)).toContainText('Kopira se: prekovremeni rad.');
  await expect(copying(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await worker(page, 'Radnik 0001 Izmišljeni').getByLabel('Rad na praznik: 8 h').check();
  await copying(page).getByLabel('Stimulacija i drugo oporezivo (radnika: 2)').check();
  await worker(page, 'Radnik 0001 Izmišljeni')
    .getByLabel('Stimulacija i drugo oporezivo: 300,00 KM')
    .uncheck();
  await copying(page).getByRole('button', { name: 'Kopiraj' }).click();
  const message = 'Kopirano za 2 radnika: prekovremeni rad, rad na praznik, stimulacija i drugo oporezivo.';
  await expect(page.getByText(message).first()).toBeVisible();
  await calculated(page);
  const bonuses = sheet(page).locator('[data-row="0"], [data-row="1"]');
  await expect(bonuses.nth(0)).not.toContainText('300,00');
  await expect(bonuses.nth(1)).toContainText('300,00');
  await sheet(page).locator('[data-row="0"] [data-column="0"]').click();
  await page.keyboard.press('Control+z');
  await expect(bonuses.nth(1)).not.toContainText('300,00');
  await copy(page);
  await expect(copying(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bonuses.nth(1)).not.toContainText('300,00');
});

test('keeps a worker on fund leave when Enter confirms, and asks about a partial month', async ({ page }) => {
  await openAfter(page, {
    r1: { entries: { fundHours: 17_600 } },
    r2: { entries: { fundHours: 8000, overtime: 400 } },
  });
  await copy(page);
  const whole = worker(page, 'Radnik 0002 Izmišljeni').getByRole('checkbox');
  await expect(whole).toBeChecked();
  await expect(copying(page).getByRole('button', { name: 'Kopiraj' })).toBeFocused();
  await page.keyboard.press('Enter');
  const part = worker(page, 'Radnik 0003 Izmišljeni');
  await expect(part.getByRole('alert')).toHaveText('Izaberite šta je u ovom mjesecu.');
  await expect(part.getByLabel('Radi cijeli mjesec')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await part.getByText('Na fondu dio mjeseca').click();
  await part.getByLabel('Sati na teret fonda').fill('80');
  await page.keyboard.press('Enter');
  await expect(copying(page)).toBeHidden();
  await calculated(page);
  const rows = sheet(page).locator('tbody [role="row"], tbody tr');
  await expect(rows.nth(1)).toContainText('176');
  await expect(rows.nth(1)).toContainText('0,00');
  await expect(rows.nth(2)).toContainText('80');
});

test('asks what a worker does when the fund leave is unticked', async ({ page }) => {
  await openAfter(page, { r1: { entries: { fundHours: 17_600 } } });
  await copy(page);
  const back = worker(page, 'Radnik 0002 Izmišljeni');
  await back.getByRole('checkbox').uncheck();
  await copying(page).getByRole('button', { name: 'Kopiraj' }).click();
  await expect(back.getByRole('alert')).toBeVisible();
  await back.getByText('Radi cijeli mjesec').click();
  await copying(page).getByRole('button', { name: 'Kopiraj' }).click();
  await expect(page.getByText('Ništa nije kopirano.').first()).toBeVisible();
});
