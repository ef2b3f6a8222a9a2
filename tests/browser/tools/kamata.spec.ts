import { result } from '../support/calculator.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

/** Interest on a late debt, at a custom rate and at the rate of each law. */

const days = (page: Page) => page.getByRole('textbox', { name: 'Dani kašnjenja' });

test.beforeEach(async ({ page }) => {
  await page.goto('/kamata');
  await page.getByLabel('Glavnica').fill('1.000');
});

test('uses 5 % a year by default, with its formula in figures', async ({ page }) => {
  await expect(page.getByLabel('Godišnja stopa')).toHaveValue('5');
  await days(page).fill('30');
  await expect(result(page)).toContainText('1.000,00 × 5 % × 30 / 365 = 4,11 KM');
  await expect(result(page)).toContainText('1.004,11');
});

const LAWS = [
  ['rs-porezi', '10,95', '9,00', 'Zakon o poreskom postupku Republike Srpske'],
  ['rs-zatezna', '10,95', '9,00', 'Sl. glasnik RS 61/18'],
  ['fbih-javni-prihodi', '14,6', '12,00', 'Kamata na javne prihode'],
  ['fbih-zatezna', '10', '8,22', 'Sl. novine FBiH 18/20'],
  ['uio', '14,6', '12,00', 'Sl. glasnik BiH 100/13'],
  ['brcko', '10,95', '9,00', 'Zakon o Poreznoj upravi Brčko distrikta'],
] as const;

test('computes 30 days at the rate of each law, and names that law', async ({ page }) => {
  await days(page).fill('30');
  for (const [law, rate, interest, source] of LAWS) {
    await page.getByLabel('Stopa', { exact: true }).selectOption(law);
    await expect(page.getByLabel('Godišnja stopa')).toHaveValue(rate);
    await expect(result(page)).toContainText(`= ${interest} KM`);
    await expect(result(page)).toContainText(source);
  }
});

test('fills the days from dates, also of a link, and says which count; typed days clear the dates', async ({
  page,
}) => {
  await page.getByLabel('Rok plaćanja').fill('2026-01-01');
  await page.getByLabel('Dan plaćanja').fill('2026-01-31');
  await expect(days(page)).toHaveValue('30');
  await expect(result(page)).toContainText(/Prvi dan kašnjenja\s*2\. 1\. 2026\./);
  await expect(result(page)).toContainText(/Posljednji dan kašnjenja\s*31\. 1\. 2026\./);
  await days(page).fill('45');
  await expect(page.getByLabel('Rok plaćanja')).toHaveValue('');
  await expect(page.getByLabel('Dan plaćanja')).toHaveValue('');
  await page.goto('/kamata#glavnica=1000&propis=fbih-zatezna&od=2021-01-01&do=2022-01-01');
  await expect(result(page)).toContainText('min(1.000,00 × 10 % × 365 / 365; 1.000,00) = 100,00 KM');
});

test('lists the rates of the day of payment', async ({ page }) => {
  const offered = page.getByLabel('Stopa', { exact: true }).locator('option[value=fbih-zatezna]');
  await expect(offered).toHaveText('Federacija BiH: zakonska zatezna kamata, 10 % godišnje');
  await page.getByLabel('Stopa', { exact: true }).selectOption('uio');
  await page.getByLabel('Dan plaćanja').fill('2020-03-13');
  await expect(offered).toHaveText('Federacija BiH: zakonska zatezna kamata');
  await page.getByLabel('Stopa', { exact: true }).selectOption('fbih-zatezna');
  await expect(page.getByLabel('Godišnja stopa')).toHaveValue('14,6');
  await expect(result(page)).toContainText('Na dan 13. 3. 2020. nemamo tu stopu po izabranom propisu');
  await page.getByLabel('Dan plaćanja').fill('2020-03-14');
  await expect(page.getByLabel('Godišnja stopa')).toHaveValue('10');
});

test('leaves the law when the rate changes, and counts an invalid number as 0', async ({ page }) => {
  await page.getByLabel('Stopa', { exact: true }).selectOption('uio');
  await page.getByLabel('Godišnja stopa').fill('12');
  await expect(page.getByLabel('Stopa', { exact: true })).toHaveValue('vlastita');
  await days(page).fill('mjesec');
  await expect(page.getByText('Nije broj: računa se kao 0.')).toBeVisible();
  await expect(result(page)).toContainText('= 0,00 KM');
});

test('restores the debt from a link, on /poreska-kamata too', async ({ page }) => {
  await page.getByLabel('Stopa', { exact: true }).selectOption('brcko');
  await days(page).fill('30');
  await page.getByRole('button', { name: 'Podijeli' }).click();
  const { hash } = new URL(page.url());
  await page.goto(`/poreska-kamata${hash}`);
  await expect(page.getByLabel('Stopa', { exact: true })).toHaveValue('brcko');
  await expect(result(page)).toContainText('= 9,00 KM');
});

test('stops interest at the principal where the law says so, without axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByLabel('Stopa', { exact: true }).selectOption('rs-zatezna');
  await days(page).fill('3333');
  await expect(result(page)).toContainText('= 999,90 KM');
  await days(page).fill('4000');
  await expect(result(page)).toContainText('= 1.000,00 KM');
  await expect(result(page)).toContainText('bez te granice bila bi 1.200,00 KM');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByLabel('Stopa', { exact: true }).selectOption('rs-porezi');
  await expect(result(page)).toContainText('= 1.200,00 KM');
});
