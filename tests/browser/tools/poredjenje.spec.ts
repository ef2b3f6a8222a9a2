import { printed } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

test('compares one net in three laws: figures of the calls, the reason of each difference, on a phone too', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && requested.push(new URL(request.url()).pathname),
  );
  await page.goto('/poredjenje');
  await page.getByText('Neto plata', { exact: true }).click();
  await page.getByLabel('Neto plata').last().fill('1300');
  await page.getByLabel('Mjesec', { exact: true }).fill('10');
  await page.getByLabel('Godina', { exact: true }).fill('2026');
  const table = page.getByRole('region', { name: 'Plate jedna pored druge' });
  await expect(table.getByRole('row', { name: /^Trošak poslodavca/ })).toContainText('2.170,59');
  await expect(table.getByRole('row', { name: /^PIO/ }).first()).toContainText('17 %');
  await expect(table.getByRole('row', { name: /^Dječija zaštita/ })).toHaveText(/– *–$/);
  await expect(table.getByRole('row', { name: /^Zaštita od nesreća/ })).toHaveText(/– *\d+,\d\d.*–$/);
  await expect(
    page.getByText(/^Za isti neto trošak je u (RS|FBiH|Brčkom) [\d.,]+ KM manji nego u /),
  ).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'FBiH, trošak' })).toBeVisible();
  await table.getByRole('button', { name: 'Zašto: druga stopa' }).first().click();
  await expect(table.getByText('Zakon o doprinosima').filter({ visible: true }).first()).toBeVisible();
  expect(new Set(requested)).toEqual(new Set(['/obracuni']));
  await page.setViewportSize({ width: 360, height: 700 });
  await table.focus();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('plots net by gross under each law: explains the bends, lists every figure in the table', async ({
  page,
}) => {
  await page.goto('/poredjenje#bruto=2000&mjesec=10&godina=2026&bruto_od=200&bruto_do=2600');
  await page.getByText('Neto prema brutu', { exact: true }).click();
  await expect(page.getByRole('img', { name: /Republika Srpska: od neto/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Republika Srpska: od 1.000 KM bruta plaća se porez');
  // 100 − 31 of contributions − 8 of tax, and 69 less a tenth.
  for (const rest of [
    'Republika Srpska: preko 2.600,00 KM bruta od sljedećih 100 KM ostaje oko 61 KM',
    'ostaje oko 62 KM',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: rest }).first()).toBeVisible();
  const rows = page.getByRole('region', { name: 'Uporedni iznosi' });
  await expect(
    rows.getByRole('row', { name: /^2\.600 bruto 1\.\d{3},\d\d 1\.\d{3},\d\d 1\.\d{3},\d\d/ }),
  ).toBeVisible();
});

test('compares the same gross in two months by line and law; a month without law shows its sentence', async ({
  page,
}) => {
  await page.goto('/poredjenje#bruto=2000&mjesec=10&godina=2026');
  const table = page.getByRole('region', { name: 'Plate jedna pored druge' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const paper = await printed(page);
  expect(paper.overlaid, 'reasons go on over the page').toEqual([]);
  for (const sheet of paper.pages) expect(sheet.trim()).not.toMatch(/Zašto: [^.]+$/);
  const months = page.getByRole('group', { name: 'Uporedi dva mjeseca jednog entiteta' });
  await months.getByText('da', { exact: true }).click();
  await page.getByLabel('Čiji propisi').selectOption('fbih');
  await page.getByLabel('Drugi mjesec').fill('3');
  const second = page.locator('#polje-drugi_mjesec, #polje-druga_godina');
  const tops = await second.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, 'a month beside its year').toBe(1);
  await page.getByLabel('Godina drugog').fill('2025');
  const differences = page.getByRole('region', { name: 'Tabela razlika' });
  await expect(differences).toContainText('nije isti propis: u prvom ');
  await page.getByLabel('Godina drugog').fill('2016');
  await expect(page.getByRole('main')).toContainText('Nemamo propise za taj mjesec (03/2016)');
  await expect(table).toBeVisible();
});
