import { result } from '../support/calculator.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

/** Length of service, computed only by the button. */

const count = (page: Page) => page.getByRole('button', { name: 'Izračunaj' }).click();

async function fillPresent(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Početak zaposlenja').fill(from);
  await page.getByLabel('Završetak zaposlenja').fill(to);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/datum-staza');
});

test('reports errors while typing; the button names the missing fields and leads to them', async ({
  page,
}) => {
  await page.getByLabel('Mjeseci', { exact: true }).fill('12');
  await expect(page.getByText('Mjeseci ranijeg staža moraju biti cijeli broj od 0 do 11.')).toBeVisible();
  await page.getByLabel('Dani', { exact: true }).fill('31');
  await expect(page.getByText('Dani ranijeg staža moraju biti cijeli broj od 0 do 30.')).toBeVisible();
  await count(page);
  await expect(page.getByText('Molimo unesite datum početka zaposlenja.')).toBeVisible();
  await expect(
    page.getByText('Molimo unesite datum završetka zaposlenja ili čekirajte „trenutno radim“.'),
  ).toBeVisible();
  await expect(page.getByLabel('Početak zaposlenja')).toBeFocused();
});

test('shows years, months, days and the next full year on demand, and removes them when the entry changes', async ({
  page,
}) => {
  await page.getByLabel('Godine', { exact: true }).fill('4');
  await page.getByLabel('Mjeseci', { exact: true }).fill('7');
  await page.getByLabel('Dani', { exact: true }).fill('12');
  await fillPresent(page, '2020-03-01', '2025-01-31');
  await expect(result(page)).toContainText('Za rezultat pritisnite „Izračunaj“.');
  await count(page);
  await expect(result(page)).toContainText('9 god. 6 mj. 12 d.');
  await expect(result(page)).toContainText('19. 7. 2025.');
  await expect(result(page)).toContainText('Računaju se i prvi i posljednji dan. Mjesec ima 30 dana');
  await page.getByLabel('Dani', { exact: true }).fill('13');
  await expect(result(page)).not.toContainText('9 god. 6 mj.');
  await count(page);
  await expect(result(page)).toContainText('9 god. 6 mj. 13 d.');
});

test('fills today and locks the end for „Trenutno radim“; unchecking clears it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-02T12:00:00+01:00'));
  await page.getByLabel('Početak zaposlenja').fill('2020-11-02');
  await page.getByLabel('Trenutno radim').check();
  await expect(page.getByLabel('Završetak zaposlenja')).toHaveValue('2. 11. 2026.');
  await expect(page.getByLabel('Završetak zaposlenja')).toBeDisabled();
  await count(page);
  await expect(result(page)).toContainText('6 god. 0 mj. 1 d.');
  await expect(result(page)).toContainText('2. 11. 2027.');
  await page.getByLabel('Trenutno radim').uncheck();
  await expect(page.getByLabel('Završetak zaposlenja')).toHaveValue('');
  await expect(page.getByLabel('Završetak zaposlenja')).toBeEnabled();
});

test('sums earlier employments with the carry shown, and reports their overlap', async ({ page }) => {
  await page.getByText('Ranija zaposlenja po datumima').click();
  const periods = [
    ['2010-03-15', '2015-02-10'],
    ['2019-07-31', '2023-06-30'],
  ] as const;
  for (const [index, [from, to]] of periods.entries()) {
    await page.getByRole('button', { name: 'Dodaj period' }).click();
    await page.getByLabel(`${index + 1}. period, od`).fill(from);
    await page.getByLabel(`${index + 1}. period, do`).fill(to);
  }
  await fillPresent(page, '2024-01-10', '2024-12-31');
  await count(page);
  await expect(result(page)).toContainText('9 god. 9 mj. 17 d.');
  await expect(result(page)).toContainText(/1\. ranije zaposlenje\s*4 god\. 10 mj\. 26 d\./);
  await expect(result(page)).toContainText(/Zbir dana\s*47/);
  await expect(result(page)).toContainText(/Preneseno iz mjeseci u godine\s*2/);
  await page.getByLabel('2. period, do').fill('2024-01-12');
  await count(page);
  await expect(result(page)).toContainText(
    'Preklapaju se 2. ranije zaposlenje i ovo zaposlenje, od 10. 1. 2024. do 12. 1. 2024.',
  );
  await page.getByRole('button', { name: 'Obriši 2. period' }).click();
  await count(page);
  await expect(result(page)).not.toContainText('Preklapaju se');
});

test('restores everything but the result from a link', async ({ page, context }) => {
  await fillPresent(page, '2010-03-15', '2015-02-10');
  await count(page);
  await expect(result(page)).toContainText('4 god. 10 mj. 26 d.');
  await page.getByRole('button', { name: 'Podijeli' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Završetak zaposlenja')).toHaveValue('10. 2. 2015.');
  await expect(result(other)).toContainText('Za rezultat pritisnite „Izračunaj“.');
  await count(other);
  await expect(result(other)).toContainText('15. 3. 2015.');
});

test('reports a failure, and retries by the button', async ({ page }) => {
  await page.route('**/radni-staz/*', (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 });
  await fillPresent(page, '2010-03-15', '2015-02-10');
  await count(page);
  await expect(result(page)).toContainText('Greška pri izračunu');
  await count(page);
  await expect(result(page)).toContainText('4 god. 10 mj. 26 d.');
});

test('has no axe violations with missing dates or with a result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await count(page);
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByLabel('Početak zaposlenja').fill('2020-11-02');
  await page.getByLabel('Trenutno radim').check();
  await count(page);
  await expect(result(page)).toContainText('Puna godina navršava se');
  expect(await violationsInThemes(page)).toEqual([]);
});

test('fits periods on a narrow phone, and does not report one without days', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const heading = page.getByText('Ranija zaposlenja po datumima').locator('xpath=ancestor::summary');
  await heading.click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Dodaj period' }).click();
  await page.getByLabel('1. period, od').fill('2010-03-15');
  await expect(heading).toContainText('15. 3. 2010. – …');
  await expect(heading).not.toContainText(/NaN|;/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('focuses a new period; marks the wrong one of two days, and links to it from the list', async ({
  page,
}) => {
  await page.getByText('Ranija zaposlenja po datumima').click();
  await page.getByRole('button', { name: 'Dodaj period' }).click();
  const [from, to] = [page.getByLabel('1. period, od'), page.getByLabel('1. period, do')];
  await expect(from).toBeFocused();
  await page.keyboard.type('1.5.2015');
  await to.fill('1. 4. 2015.');
  await page.getByLabel('Početak zaposlenja').focus();
  await count(page);
  await expect(result(page)).toContainText('Za obračun još upišite:');
  await expect(result(page).getByRole('button', { name: 'Početak zaposlenja' })).toBeVisible();
  await fillPresent(page, '2020-03-01', '2025-01-31');
  await count(page);
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await to.fill('');
  await count(page);
  await expect(to).toBeFocused();
  await page.getByRole('button', { name: 'Obriši 1. period' }).click();
  await expect(page.getByRole('button', { name: 'Dodaj period' })).toBeFocused();
  await count(page);
  await expect(result(page)).toContainText('4 god. 11 mj.');
});
