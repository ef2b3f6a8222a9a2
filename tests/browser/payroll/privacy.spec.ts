import { SAMPLE_FIRMS, sampleWorkers } from '../../../site/payroll/shell/sample/sample-firms.ts';
import { download } from '../support/download.ts';
import { expect, type Page, test } from '../support/test.ts';
import { bringSample, copies, firmList, openPayroll, openYear, save, tab, typeWorker } from './support.ts';

/** Personal data, with the input of this test. */
const TYPED = [
  'Neizrecivić',
  '0505899995099',
  'Skrivena 7',
  '1610000000000041',
  'niko@primjer.example',
  'tajna-777',
  'skriveni razlog',
  'Tajanstvenić',
];
const PERSONAL = [
  ...TYPED,
  ...[...SAMPLE_FIRMS, ...sampleWorkers({ year: 2026, month: 10 })].flatMap((one) =>
    'jib' in one
      ? [one.name, one.jib, one.address, one.account]
      : [one.jmbg, one.address, one.account, `${one.firstName} ${one.lastName}`],
  ),
  'Izmišljena banka',
  '1999990000002094',
  'ogledni-',
  'ogledna-',
  'ogledno-',
  'Direktor Ogledni',
  '/ogledna',
];

/** Everything that leaves the browser, as text: addresses, headers and bodies. */
function watched(page: Page): () => string {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(decodeURIComponent(request.url()), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  return () => sent.join('\n');
}

test('sends no personal data through the whole flow', async ({ page }) => {
  test.slow();
  const sent = watched(page);
  await openPayroll(page);
  await bringSample(page);
  for (const firm of SAMPLE_FIRMS) {
    await firmList(page).getByRole('link', { name: firm.name }).click();
    await typeWorker(page, 'Neizrecivić', 'Niko');
    await page.getByLabel('JMBG').fill('0505899995099');
    await page.getByLabel('Adresa').fill('Skrivena 7');
    await page.getByLabel('Račun radnika').fill('1610000000000041');
    await page.getByLabel('E-pošta').fill('niko@primjer.example');
    await page.getByRole('button', { name: 'Upiši ugovorenu platu' }).click();
    await page.getByLabel('Od kada').fill('1. 1. 2026.');
    await page.getByLabel('Iznos', { exact: true }).fill('1.700,00');
    await save(page);
    await expect(page.getByRole('link', { name: 'Neizrecivić Niko' })).toBeVisible();
    await tab(page, 'Odsustva').click();
    await page.getByRole('link', { name: 'Novo odsustvo' }).click();
    await page.getByLabel('Radnik').selectOption('Neizrecivić Niko');
    await page.getByLabel('Prvi dan').fill('5. 10. 2026.');
    await page.getByLabel('Posljednji dan').fill('6. 10. 2026.');
    await page.getByLabel('Broj doznake ili rješenja').fill('tajna-777');
    await page.getByLabel('Napomena, samo za vas').fill('skriveni razlog');
    await save(page);
    await page.getByText('Kalendar', { exact: true }).click();
    await expect(page.getByText('Bolest, plaća firma').first()).toBeAttached();
    await page.getByText('Godišnji odmor', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Neizrecivić Niko' }).click();
    await page.getByLabel('Osnov, radnih dana').fill('24');
    await page.getByLabel('Potpisnik za poslodavca').fill('Tajanstvenić');
    await save(page);
    await expect(page.getByRole('region', { name: 'Pregled dokumenta' })).toContainText('Tajanstvenić');
    await tab(page, 'Odsustva').click();
    await page.getByText('Radno vrijeme', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Neizrecivić Niko' }).click();
    await page
      .getByLabel(/^Završetak, /)
      .first()
      .fill('17:17');
    await page.keyboard.press('Enter');
    await tab(page, 'Mjesec').click();
    await expect.poll(sent).toContain('1700');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Neizrecivić');
    await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
    await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
    await expect(page.getByText('mjesec je zaključen')).toBeVisible();
    await tab(page, 'Plaćanja').click();
    await expect(page.getByRole('heading', { name: 'Nalozi za plaćanje' })).toBeVisible();
    await tab(page, 'Knjiženje').click();
    await expect(page.getByRole('region', { name: 'Temeljnica', exact: true })).toBeVisible();
    await tab(page, 'Radnici').click();
    await page.getByRole('link', { name: 'Potvrde i papiri' }).click();
    await page.getByLabel('Radnik', { exact: true }).selectOption('Neizrecivić Niko');
    await expect(page.getByRole('region', { name: 'Pregled dokumenta' })).toContainText('0505899995099');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Preuzmi PDF' }).click();
    await file;
    await openYear(page);
    await expect(page.getByRole('table').first()).toContainText('zaključen');
    await tab(page, 'Uvoz').click();
    await expect(page.locator('input[type=file]')).toBeAttached();
    await tab(page, 'Firma').click();
    await expect(page.getByLabel('JIB')).toHaveValue(firm.jib);
    await page.getByRole('link', { name: 'Sve firme' }).click();
  }
  await page.getByText('Temeljnice svih firmi').click();
  await download(page, 'Preuzmi temeljnice');
  await copies(page).click();
  await page.getByRole('button', { name: 'Ukloni ogledne firme' }).click();
  await page.getByRole('button', { name: 'Ukloni sve' }).click();
  await expect(firmList(page).getByRole('link', { name: /OGLEDNA/ })).toHaveCount(0);
  const text = sent();
  expect(text).toContain('/plate');
  for (const personal of PERSONAL) expect(text).not.toContain(personal);
});
