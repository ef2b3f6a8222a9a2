import { openGroup } from './support/salary.ts';
import { expect, type Page, takenOver, test } from './support/test.ts';

/** Nothing typed is lost: before the scripts come, on the way to another page and back, in a link. */

const MEAL = 'Topli obrok i dnevnice';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const gross = (page: Page) => page.getByRole('textbox', { name: 'Bruto osnovna plata' });
const net = (page: Page) => page.getByRole('textbox', { name: 'Neto plata' });
const result = (page: Page) => page.getByRole('region', { name: 'Rezultati obračuna' });

async function fillGross(page: Page, amount: string): Promise<void> {
  await field(page, 'Mjesec').fill('3');
  await field(page, 'Godina').fill('2025');
  await gross(page).fill(amount);
}

async function expectGross(page: Page, amount: string): Promise<void> {
  await expect(field(page, 'Mjesec')).toHaveValue('3');
  await expect(field(page, 'Godina')).toHaveValue('2025');
  await expect(gross(page)).toHaveValue(amount);
}

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(
  page: Page,
  address: string,
  scripts = '**/assets/*.js',
): Promise<() => void> {
  let letGo = () => {};
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
}

test.describe('before the scripts come', () => {
  test('fields, the basis, choices and switches are taken over and computed', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/minuli-topli');
    await fillGross(page, '1.200,50');
    await page.getByText('Neto plata', { exact: true }).click();
    await page.getByLabel('Stručna sprema').selectOption('VSS');
    await page.getByRole('group', { name: 'Dodatni sati' }).getByText('da', { exact: true }).click();
    letGo();
    await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
    await expect(net(page)).toHaveValue('1.200,50');
    await expect(page.getByRole('radio', { name: 'Neto plata' })).toBeChecked();
    await expect(field(page, 'Mjesec')).toHaveValue('3');
    await expect(page.getByLabel('Stručna sprema')).toHaveValue('VSS');
    await expect(page.getByRole('group', { name: 'Prekovremeni rad' })).toBeVisible();
    await expect(result(page)).toContainText('1.200,50');
  });

  test('Enter does not load the page anew', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/minuli-topli');
    await fillGross(page, '2000');
    await gross(page).press('Enter');
    letGo();
    await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
    expect(new URL(page.url()).search).toBe('');
    await expectGross(page, '2000');
  });

  test('a link fills what was not typed', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/minuli-topli#mjesec=3&godina=2025&neto_plata=1300');
    await field(page, 'Mjesec').fill('4');
    letGo();
    await expect(result(page)).toContainText('Rezultati obračuna za 04/2025');
    await expect(net(page)).toHaveValue('1.300,00');
  });

  test('a chosen year is taken over', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/doprinosi-vlasnik');
    await page.getByLabel('Godina').selectOption('2022');
    letGo();
    await expect(result(page)).toContainText('Rezultati obračuna za 2022. godinu');
  });

  test('a chosen law brings its rate', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/kamata');
    await field(page, 'Glavnica').fill('1000');
    await field(page, 'Stopa').selectOption('rs-porezi');
    letGo();
    await expect(field(page, 'Godišnja stopa')).toHaveValue('10,95');
    await expect(field(page, 'Glavnica')).toHaveValue('1000');
    await expect(field(page, 'Stopa')).toHaveValue('rs-porezi');
  });

  test('what is looked for is found', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/');
    await page.getByRole('searchbox').fill('zakup');
    await page.getByRole('searchbox').press('Enter');
    letGo();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/zakup');
    await expect(page.getByRole('searchbox')).toHaveValue('zakup');
  });

  test('the words of an item are taken over', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/PDV');
    await page.getByRole('textbox', { name: 'Osnovica' }).fill('100');
    await page.getByLabel('Opis stavke').fill('papir');
    letGo();
    await expect(result(page)).toContainText('117,00');
    await expect(page.getByLabel('Opis stavke')).toHaveValue('papir');
  });

  test('what writes into the form waits for them', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/datum-staza');
    await field(page, 'Početak zaposlenja').fill('2020-11-02');
    await expect(page.getByLabel('Trenutno radim')).toBeDisabled();
    letGo();
    await page.getByLabel('Trenutno radim').check();
    await expect(field(page, 'Završetak zaposlenja')).toBeDisabled();
    await expect(field(page, 'Početak zaposlenja')).toHaveValue('2. 11. 2020.');
  });

  test('a press on the sheet is made once its program is there', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/ugovor-o-radu', '**/assets/contract-paper-*.js');
    await takenOver(page);
    await page.getByRole('button', { name: 'Preuzmi DOCX' }).click();
    const arrives = page.waitForEvent('download');
    letGo();
    await arrives;
  });
});

test('reloading and coming back find the form as it was left, cleared only by „Obriši sve“', async ({
  page,
}) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2.000,5');
  await page.reload();
  await expectGross(page, '2.000,50');
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
  expect(new URL(page.url()).hash).toBe('');
  await gross(page).fill('3000');
  await page.getByRole('link', { name: 'Propisi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Propisi');
  await page.goBack();
  await expectGross(page, '3.000,00');
  await page.goto('/zakup');
  await page.goBack();
  await expectGross(page, '3.000,00');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /ovaj mjesec/ })).toBeVisible();
  await expect(gross(page)).toHaveValue('');
});

test('a step within the page keeps the form, another step has its own, and a link goes first', async ({
  page,
}) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2000');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Preskoči na sadržaj' }).press('Enter');
  await expect(page).toHaveURL(/#sadrzaj$/);
  await page.waitForFunction(() => history.state !== null);
  await page.reload();
  await expectGross(page, '2.000,00');
  await page.evaluate(() => {
    location.hash = 'mjesec=5&godina=2024&neto_plata=900';
  });
  await expect(net(page)).toHaveValue('900,00');
  await page.goBack();
  await expectGross(page, '2.000,00');
});

test('the chosen basis and what cannot be read stay, half a period and an emptied rate too', async ({
  page,
}) => {
  await page.goto('/minuli-topli');
  await page.getByRole('form', { name: 'Unos' }).getByText('Neto plata', { exact: true }).click();
  await openGroup(page, MEAL);
  await page.getByLabel('Topli obrok po danu').fill('abc');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Neto plata' })).toBeChecked();
  await expect(page.getByLabel('Topli obrok po danu')).toHaveValue('abc');
  await page.goto('/PDV');
  await field(page, 'Stopa PDV-a').fill('');
  await page.reload();
  await expect(field(page, 'Stopa PDV-a')).toHaveValue('');
  await page.goto('/datum-staza');
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Dodaj period' }).click();
  await page.getByLabel('1. period, od').fill('2010-03-15');
  await page.reload();
  await page.locator('summary').click();
  await expect(page.getByLabel('1. period, od')).toHaveValue('15. 3. 2010.');
});

test('who gets a link gets the sender’s mistake too, but not his words', async ({ page, browser }) => {
  await page.goto('/minuli-topli');
  await fillGross(page, '2000');
  await openGroup(page, MEAL);
  await page.getByLabel('Topli obrok po danu').fill('<b>abc');
  await page.getByRole('button', { name: 'Podijeli' }).click();
  await expect(page).toHaveURL(/topli_obrok=%3F/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await openGroup(other, MEAL);
  await expect(other.getByLabel('Topli obrok po danu')).toHaveValue('?');
  await expect(other.getByText('Iznos toplog obroka mora biti nenegativan broj.')).toBeVisible();
  await expect(result(other)).toContainText('Obračun čeka ispravku');
});
