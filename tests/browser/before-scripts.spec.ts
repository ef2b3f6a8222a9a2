import { expectGross, fillGross, gross, net, result } from './support/calculator.ts';
import { field } from './support/field.ts';
import { holdBack, isLater, SCRIPTS } from './support/held-back.ts';
import { expect, type Page, test, untilHydrated } from './support/test.ts';

/** Input and presses before hydration are kept. */

/** Opens a page whose scripts are held back until released. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('hydrates fields, the basis, choices and switches and computes them', async ({ page }) => {
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

test('does not reload the page on Enter', async ({ page }) => {
  const release = await openWithoutScripts(page, '/minuli-topli');
  await fillGross(page, '2000');
  await gross(page).press('Enter');
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2025');
  expect(new URL(page.url()).search).toBe('');
  await expectGross(page, '2000');
});

test('fills from a link only fields without input', async ({ page }) => {
  const release = await openWithoutScripts(page, '/minuli-topli#mjesec=3&godina=2025&neto_plata=1300');
  await field(page, 'Mjesec').fill('4');
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 04/2025');
  await expect(net(page)).toHaveValue('1.300,00');
});

test('keeps a year chosen before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/doprinosi-vlasnik');
  await page.getByLabel('Godina').selectOption('2022');
  release();
  await expect(result(page)).toContainText('Rezultati obračuna za 2022. godinu');
});

test('fills the rate of a law chosen before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/kamata');
  await field(page, 'Glavnica').fill('1000');
  await field(page, 'Stopa').selectOption('rs-porezi');
  release();
  await expect(field(page, 'Godišnja stopa')).toHaveValue('10,95');
  await expect(field(page, 'Glavnica')).toHaveValue('1000');
  await expect(field(page, 'Stopa')).toHaveValue('rs-porezi');
});

test('finds a search typed before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('searchbox').fill('zakup');
  await page.getByRole('searchbox').press('Enter');
  release();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/zakup');
  await expect(page.getByRole('searchbox')).toHaveValue('zakup');
});

test('keeps the text of an item typed before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/PDV');
  await page.getByRole('textbox', { name: 'Osnovica' }).fill('100');
  await page.getByLabel('Opis stavke').fill('papir');
  release();
  await expect(result(page)).toContainText('117,00');
  await expect(page.getByLabel('Opis stavke')).toHaveValue('papir');
});

test('disables the controls that fill the form until hydration', async ({ page }) => {
  const release = await openWithoutScripts(page, '/datum-staza');
  await field(page, 'Početak zaposlenja').fill('2020-11-02');
  await expect(page.getByLabel('Trenutno radim')).toBeDisabled();
  release();
  await page.getByLabel('Trenutno radim').check();
  await expect(field(page, 'Završetak zaposlenja')).toBeDisabled();
  await expect(field(page, 'Početak zaposlenja')).toHaveValue('2. 11. 2020.');
});

test('replays a press on the sheet when its chunk has loaded', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS, isLater);
  await page.goto('/ugovor-o-radu', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Preuzmi DOCX' }).waitFor();
  const press = () =>
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent?.includes('Preuzmi DOCX'))
      ?.click();
  // Inside the page while it hydrates: a press from Playwright would be later.
  await page.evaluate(`(${untilHydrated.toString()})().then(${press.toString()})`);
  const arrives = page.waitForEvent('download');
  release();
  await arrives;
});
