import { expectGross, fillGross, gross, net, result } from './support/calculator.ts';
import { field } from './support/field.ts';
import { holdBack } from './support/held-back.ts';
import { expect, type Page, test, untilTakenOver } from './support/test.ts';

/** What is typed and pressed before the scripts come is not lost. */

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(
  page: Page,
  address: string,
  scripts = '**/assets/*.js',
): Promise<() => void> {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('fields, the basis, choices and switches are taken over and computed', async ({ page }) => {
  const release = await openWithoutScripts(page, '/minuli-topli');
  await fillGross(page, '1.200,50');
  await page.getByText('Neto plata', { exact: true }).click();
  await page.getByLabel('Stručna sprema').selectOption('VSS');
  await page.getByRole('group', { name: 'Dodatni sati' }).getByText('da', { exact: true }).click();
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
  await expect(net(page)).toHaveValue('1.200,50');
  await expect(page.getByRole('radio', { name: 'Neto plata' })).toBeChecked();
  await expect(field(page, 'Mjesec')).toHaveValue('3');
  await expect(page.getByLabel('Stručna sprema')).toHaveValue('VSS');
  await expect(page.getByRole('group', { name: 'Prekovremeni rad' })).toBeVisible();
  await expect(result(page)).toContainText('1.200,50');
});

test('Enter does not load the page again', async ({ page }) => {
  const release = await openWithoutScripts(page, '/minuli-topli');
  await fillGross(page, '2000');
  await gross(page).press('Enter');
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
  expect(new URL(page.url()).search).toBe('');
  await expectGross(page, '2000');
});

test('a link fills what was not typed', async ({ page }) => {
  const release = await openWithoutScripts(page, '/minuli-topli#mjesec=3&godina=2025&neto_plata=1300');
  await field(page, 'Mjesec').fill('4');
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 04/2025');
  await expect(net(page)).toHaveValue('1.300,00');
});

test('a chosen year is taken over', async ({ page }) => {
  const release = await openWithoutScripts(page, '/doprinosi-vlasnik');
  await page.getByLabel('Godina').selectOption('2022');
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 2022. godinu');
});

test('a chosen law brings its rate', async ({ page }) => {
  const release = await openWithoutScripts(page, '/kamata');
  await field(page, 'Glavnica').fill('1000');
  await field(page, 'Stopa').selectOption('rs-porezi');
  release();
  await expect(field(page, 'Godišnja stopa')).toHaveValue('10,95');
  await expect(field(page, 'Glavnica')).toHaveValue('1000');
  await expect(field(page, 'Stopa')).toHaveValue('rs-porezi');
});

test('what is looked for is found', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('searchbox').fill('zakup');
  await page.getByRole('searchbox').press('Enter');
  release();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/zakup');
  await expect(page.getByRole('searchbox')).toHaveValue('zakup');
});

test('the words of an item are taken over', async ({ page }) => {
  const release = await openWithoutScripts(page, '/PDV');
  await page.getByRole('textbox', { name: 'Osnovica' }).fill('100');
  await page.getByLabel('Opis stavke').fill('papir');
  release();
  await expect(result(page)).toContainText('117,00');
  await expect(page.getByLabel('Opis stavke')).toHaveValue('papir');
});

test('what writes into the form waits for them', async ({ page }) => {
  const release = await openWithoutScripts(page, '/datum-staza');
  await field(page, 'Početak zaposlenja').fill('2020-11-02');
  await expect(page.getByLabel('Trenutno radim')).toBeDisabled();
  release();
  await page.getByLabel('Trenutno radim').check();
  await expect(field(page, 'Završetak zaposlenja')).toBeDisabled();
  await expect(field(page, 'Početak zaposlenja')).toHaveValue('2. 11. 2020.');
});

test('a press on the sheet is made once its program is there', async ({ page }) => {
  const release = await openWithoutScripts(page, '/ugovor-o-radu', '**/assets/contract-paper-*.js');
  await page.getByRole('button', { name: 'Preuzmi DOCX' }).waitFor();
  const press = () =>
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent?.includes('Preuzmi DOCX'))
      ?.click();
  // In the very moment the page around it is taken over: a press from outside would come later.
  await page.evaluate(`(${untilTakenOver.toString()})().then(${press.toString()})`);
  const arrives = page.waitForEvent('download');
  release();
  await arrives;
});
