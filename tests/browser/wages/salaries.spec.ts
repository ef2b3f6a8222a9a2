import { fillMonth, gross, line, net, result, showAllRows } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';

/** The three salaries, computed as a user does: by labels, with decimal commas, without a submit button. */

test('computes Republika Srpska with hot meal, from gross, with overtime', async ({ page }) => {
  await page.goto('/minuli-topli');
  await fillMonth(page, '5', '2025');
  await page.getByLabel('Godine staža').fill('10');
  await gross(page).fill('1.760,00');
  await expect(result(page)).toContainText('2.159,36');
  await page.getByRole('group', { name: 'Dodatni sati' }).getByText('da', { exact: true }).click();
  await page
    .getByRole('group', { name: 'Prekovremeni rad' })
    .getByText('da', { exact: true })
    .first()
    .click();
  await expect(page.getByText('Upišite broj sati prekovremenog rada.')).toBeHidden();
  await page.getByLabel('Sati prekovremenog rada').fill('10');
  // 10 hours at 10,00 KM and 26 %.
  await expect(result(page)).toContainText('126,00');
});

test('computes Republika Srpska without hot meal, from net', async ({ page }) => {
  await page.goto('/obracun-plata');
  await fillMonth(page, '9', '2018');
  await page.getByText('Neto plata', { exact: true }).first().click();
  await net(page).fill('440');
  await expect(result(page)).toContainText('656,72');
  await expect(result(page)).toContainText('216,72');
});

test('computes the Federation, with the recapitulation of the employer', async ({ page }) => {
  await page.goto('/kalkulator-FBIH');
  await fillMonth(page, '1', '2026');
  await page.getByText('Neto plaća', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Neto plaća' }).fill('1027');
  await expect(result(page)).toContainText('1.605,48');
  await expect(result(page)).toContainText('Rekapitulacija uplata');
});

test('opens a line to its formula, its figures and its law', async ({ page }) => {
  await page.goto('/obracun-plata');
  await fillMonth(page, '5', '2023');
  await gross(page).fill('1016,39');
  await result(page).getByRole('button', { name: '− Porez na dohodak' }).click();
  await expect(result(page)).toContainText('poreska osnovica × stopa poreza');
  await expect(result(page)).toContainText('16,39 × 8 %');
  await expect(result(page)).toContainText('Sl. glasnik RS 119/21');
});

test('shows the line and law of the exemption for schooling', async ({ page }) => {
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500&strucna_sprema=KV');
  await showAllRows(page);
  await expect(line(page, 'Oslobođeni dio plate')).toContainText('50,00');
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500&strucna_sprema=SSS');
  await expect(line(page, 'Osnovica doprinosa')).toBeVisible();
  await expect(line(page, 'Oslobođeni dio plate')).toHaveCount(0);
});

test('raises a wage to the minimum base from its warning', async ({ page }) => {
  await page.goto('/obracun-plata#mjesec=3&godina=2026&bruto_plata=900&strucna_sprema=SSS');
  await showAllRows(page);
  await result(page).getByRole('button', { name: 'Uključi' }).first().click();
  await expect(result(page).getByRole('button', { name: 'Uključi' })).toHaveCount(0);
  await expect(page).toHaveURL(/najniza_osnovica=1/);
});

test('estimates a month without law on demand, past or future', async ({ page }) => {
  await page.clock.setFixedTime('2027-06-10');
  await page.goto('/obracun-plata#mjesec=5&godina=2027&bruto_plata=2000');
  const estimate = page.getByRole('button', { name: /^Računaj po propisima iz \d\d\/\d{4}, kao procjenu$/ });
  await estimate.click();
  await expect(result(page)).toContainText(/Procjena: propisi za 05\/2027/);
  await page.goto('/obracun-plata#mjesec=3&godina=2017&bruto_plata=2000');
  await expect(page.getByText(/Nemamo propise/).first()).toBeVisible();
  await expect(estimate).toHaveCount(0);
});

test('offers the uplift of the law by one press', async ({ page }) => {
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2000&ima_preko=1&praznik=1&praznik_sati=8');
  await page
    .getByRole('button', { name: '40,00 %' })
    .or(page.getByRole('button', { name: '40 %' }))
    .click();
  await expect(page.getByLabel('Uvećanje za rad na praznik')).toHaveValue('40');
});

test('turns a family on the tax card into its coefficient', async ({ page }) => {
  await page.goto('/kalkulator-FBIH#mjesec=10&godina=2026&bruto_plata=4000');
  await page.getByText('Porezna kartica', { exact: true }).click();
  await page.getByText('Porodica → koeficijent').click();
  await page.getByLabel('Izdržavani supružnik').check();
  await page.getByLabel('Djeca').fill('2');
  await page.getByRole('button', { name: 'Upiši koeficijent 2,7' }).click();
  await expect(result(page)).toContainText('2.565,00');
  await page.getByLabel('Izdržavani supružnik').uncheck();
  await page.getByLabel('Udio u 1. djetetu').fill('0,5');
  await page.getByLabel('Udio u 2. djetetu').fill('0,5');
  await expect(page.getByRole('button', { name: 'Upiši koeficijent 1,6' })).toBeVisible();
  await page.getByLabel('Djeca').fill('dvoje');
  await expect(page.getByText('Upišite cijeli broj od 0 do 15.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Upiši koeficijent/ })).toHaveCount(0);
});

test('prints each part of the chart in its own grey', async ({ page }) => {
  await page.goto('/kalkulator-fbih#mjesec=10&godina=2026&bruto_plata=1800&topli_obrok=12&neoporezivo=100');
  await page.emulateMedia({ media: 'print' });
  const swatches = result(page).getByRole('figure').getByRole('listitem').locator('span:first-child');
  await expect(swatches).toHaveCount(8);
  const greys = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(greys).size).toBe(8);
});

test('prints no meal row in the Federation when there is no meal', async ({ page }) => {
  await page.goto('/kalkulator-fbih#mjesec=10&godina=2026&bruto_plata=1800');
  await expect(result(page).getByRole('term').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    result(page)
      .getByText(/toplim obrokom|topli obrok po danu|^Topli obrok/i)
      .filter({ visible: true }),
  ).toHaveCount(0);
});
