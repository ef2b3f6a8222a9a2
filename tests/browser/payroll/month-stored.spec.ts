import { failOnce, fillDevice } from '../support/device.ts';
import { OCTOBER, openMonth, staffOf } from '../support/staff.ts';
import { storedIn } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { COLUMN, calculated, cell } from './month-page.ts';
import { tab } from './support.ts';

/** Input of a month survives reloads, full disks, other tabs and a lost network. */

/** Interval of retries of a failed save. */
const RETRY_MS = 5000;

/** Runs in the page. */
const isLeavingConfirmed = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('restores input on reload or back right after the last key, also of an open cell', async ({ page }) => {
  await openMonth(page, staffOf(3));
  await calculated(page);
  for (const round of [1, 2, 3]) {
    await cell(page, 0, COLUMN.overtime).click();
    for (const hours of [round, round + 10, round + 20]) {
      await page.keyboard.type(String(hours));
      await page.keyboard.press('Enter');
    }
    await cell(page, 0, COLUMN.sick).click();
    await page.keyboard.type(String(round * 8));
    await page.reload();
    for (const [row, hours] of [round, round + 10, round + 20].entries())
      await expect(cell(page, row, COLUMN.overtime)).toHaveText(String(hours));
    await expect(cell(page, 0, COLUMN.sick)).toHaveText(String(round * 8));
    await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('neupisano');
  }
  await tab(page, 'Radnici').click();
  await tab(page, 'Mjesec').click();
  await cell(page, 1, COLUMN.sick).click();
  await page.keyboard.type('32');
  await page.goBack();
  await expect(cell(page, 1, COLUMN.sick)).toHaveCount(0);
  await page.goForward();
  await expect(cell(page, 1, COLUMN.sick)).toHaveText('32');
});

test('saves an open cell on a pause, which stays one undo step and can be cancelled', async ({ page }) => {
  await openMonth(page, staffOf(1));
  await calculated(page);
  const overtime = cell(page, 0, COLUMN.overtime);
  await overtime.click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await overtime.click();
  await page.keyboard.type('1');
  await expect.poll(() => storedIn(page)).toContain('"overtime":100');
  await page.keyboard.type('2');
  await expect.poll(() => storedIn(page)).toContain('"overtime":1200');
  await page.keyboard.press('Enter');
  await expect(overtime).toHaveText('12');
  await page.keyboard.press('Control+z');
  await expect(overtime).toHaveText('4');
  await overtime.click();
  const before = await overtime.boundingBox();
  await page.keyboard.type('9x');
  await expect.poll(() => storedIn(page)).toContain('"overtime":"9x"');
  expect(await overtime.boundingBox(), 'the cell stays where it is').toEqual(before);
  await page.keyboard.press('Enter');
  await expect(page.getByText('„9x“ nije broj sati.')).toBeVisible();
  await overtime.click();
  await page.keyboard.type('9');
  await expect.poll(() => storedIn(page)).toContain('"overtime":900');
  await expect(page.getByText('„9x“ nije broj sati.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('„9x“ nije broj sati.')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(overtime).toHaveText('4');
  await overtime.click();
  await page.keyboard.type('9');
  await expect.poll(() => storedIn(page)).toContain('"overtime":900');
  await page.keyboard.press('Escape');
  await expect(overtime).toHaveText('4');
  await expect.poll(() => storedIn(page)).toContain('"overtime":400');
});

test('saves a failed change later when the month was left meanwhile, and confirms leaving', async ({
  page,
}) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
  await page.clock.install();
  const freeDevice = await fillDevice(page);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Upisano još nije sačuvano')).toBeVisible();
  await page.getByRole('link', { name: 'Sljedeći mjesec' }).click();
  await expect(page.getByRole('grid', { name: 'Plate za novembar 2026.' })).toBeVisible();
  expect(await page.evaluate(isLeavingConfirmed)).toBe(true);
  await freeDevice();
  await page.getByRole('link', { name: 'Prethodni mjesec' }).click();
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
  await page.clock.fastForward(RETRY_MS);
  await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
  expect(await page.evaluate(isLeavingConfirmed)).toBe(false);
  await page.reload();
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
});

test('shows cells of two tabs in each other at once, and overwrites neither', async ({ page, context }) => {
  await openMonth(page, staffOf(2));
  await calculated(page);
  const other = await context.newPage();
  await other.goto(OCTOBER);
  await calculated(other);
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(cell(other, 0, COLUMN.overtime)).toHaveText('8');
  await cell(other, 0, COLUMN.sick).click();
  await other.keyboard.type('16');
  await other.keyboard.press('Enter');
  await expect(cell(page, 0, COLUMN.sick)).toHaveText('16');
  await expect(cell(page, 0, COLUMN.overtime)).toHaveText('8');
  const [one, two] = [cell(page, 0, COLUMN.payout), cell(other, 0, COLUMN.payout)];
  await Promise.all([calculated(page), calculated(other)]);
  await expect(one).toHaveText(await two.innerText());

  await cell(other, 1, COLUMN.sick).click();
  await other.keyboard.type('24');
  await page.getByText('Kolone', { exact: true }).click();
  await page.getByLabel('Noćni rad').check();
  await page.keyboard.press('Escape');
  await cell(page, 1, COLUMN.overtime + 1).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(cell(other, 1, COLUMN.overtime + 1), 'a column before the one that is typed into').toHaveText(
    '4',
  );
  await other.keyboard.press('Enter');
  await expect(cell(page, 1, COLUMN.sick + 1)).toHaveText('24');

  await cell(other, 0, COLUMN.overtime).click();
  await other.keyboard.type('9');
  await cell(page, 0, COLUMN.overtime).click();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(other.getByText('Ukupno (2)').locator('..')).toContainText('10');
  await other.keyboard.press('Enter');
  await expect(other.getByText('U drugoj kartici je u međuvremenu upisano nešto drugo')).toBeVisible();
  await expect(cell(other, 0, COLUMN.overtime)).toHaveText('10');
});

test.describe('when offline', () => {
  test.use({ ownContext: true });

  test('keeps input without a network and calculates it when online', async ({ page, context }) => {
    await openMonth(page, staffOf(2));
    await calculated(page);
    const before = await cell(page, 0, COLUMN.payout).innerText();
    await context.setOffline(true);
    await cell(page, 0, COLUMN.bonus).click();
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nema interneta')).toBeVisible();
    await expect(cell(page, 0, COLUMN.bonus)).toHaveText('100,00');
    await expect(cell(page, 0, COLUMN.payout)).toHaveText(before);
    await context.setOffline(false);
    await calculated(page);
    await expect(cell(page, 0, COLUMN.payout)).not.toHaveText(before);
  });
});

test('retries the day of payment on a full disk like other input, and reports it', async ({ page }) => {
  await openMonth(page, staffOf(1));
  await calculated(page);
  await failOnce(page);
  const payday = page.getByLabel('Dan isplate');
  await payday.fill('15. 11. 2026.');
  await expect(page.getByText('Upisano još nije sačuvano')).toBeVisible();
  await page.reload();
  await expect(page.getByText('sačuvano na uređaju')).toBeVisible();
  await expect(payday).toHaveValue('15. 11. 2026.');
  await page.reload();
  await expect(payday).toHaveValue('15. 11. 2026.');
});

test('reports an unreadable worker on the month and on its payment', async ({ page }) => {
  const [first, second] = staffOf(2);
  const later = { ...second, agreed: 'po smjeni' };
  await openMonth(page, [first, later] as ReturnType<typeof staffOf>);
  await expect(page.getByText('Dio podataka ovog mjeseca se ne može pročitati')).toBeVisible();
  await expect(page.getByText('radnici (1)')).toBeVisible();
  await tab(page, 'Plaćanja').click();
  await expect(page.getByText('Dio podataka ovog mjeseca se ne može pročitati')).toBeVisible();
});

test('does not say that a firm has no workers when all are unreadable', async ({ page }) => {
  const unread = staffOf(2).map((worker) => ({ ...worker, agreed: 'po smjeni' }));
  await openMonth(page, unread as unknown as ReturnType<typeof staffOf>);
  const notice = page.getByText('Radnika koji se ne mogu pročitati: 2');
  await expect(notice).toBeVisible();
  await tab(page, 'Radnici').click();
  await expect(notice).toBeVisible();
  await expect(page.getByText('Firma još nema radnika')).toBeHidden();
  await page.getByRole('link', { name: 'Sve firme' }).first().click();
  await expect(page.getByText('Kopija podataka', { exact: true }).locator('xpath=../..')).toContainText(
    'nečitljivo: 2',
  );
});
