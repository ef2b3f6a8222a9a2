import { expect, test } from '../support/test.ts';
import { bringSample, firmList, openPayroll, save, tab } from './support.ts';

/** Contracts outside employment: calculated, closed, posted, without names in requests. */

test.use({ now: '2026-11-26T10:00:00' });

test('calculates, closes and reopens the contracts of a month, and sends no personal data', async ({
  page,
}) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(decodeURIComponent(request.url()), request.postData() ?? '');
  });
  await openPayroll(page);
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await tab(page, 'Radnici').click();
  await page.getByRole('link', { name: 'Ugovori i vlasnici' }).click();
  await page.getByLabel('Mjesec plate').selectOption('oktobar');
  const main = page.getByRole('main');
  const row = main.getByRole('row', { name: /Ogledna Sedma Osoba/ });
  await expect(row).toContainText('891,20');
  await expect(row).toContainText('1.056,92');

  await page.getByRole('link', { name: 'Novi ugovor' }).click();
  await page.getByLabel('Vrsta').selectOption('Vlasnik, samostalna djelatnost');
  await page.getByLabel('Prezime').fill('Neizrecivić');
  await page.getByLabel('Ime', { exact: true }).fill('Niko');
  await save(page);
  await expect(main.getByText(/: JMBG, kategorija/)).toBeVisible();
  await main
    .getByRole('row', { name: /Neizrecivić Niko/ })
    .getByRole('link')
    .click();
  await page.getByLabel('Kategorija').selectOption({ index: 2 });
  await save(page);
  await expect(main.getByRole('row', { name: /Neizrecivić Niko/ })).toContainText('576,72');

  await page.getByRole('button', { name: 'Zaključi isplate (3)' }).click();
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(row).toContainText('zaključeno 26. 11. 2026.');
  await page.getByText('Obrazac AUG-1031, 31. 10. 2026.').first().click();
  await expect(main.getByRole('table', { name: 'Obrazac AUG-1031, 31. 10. 2026.' })).toContainText('768,00');

  await page.goto('/plate#firma=ogledna-fbih&dio=knjizenje&mjesec=2026-10');
  await main.getByText('Temeljnica ugovora', { exact: true }).click();
  await expect(main.getByRole('table', { name: 'Isplate po ugovorima, iznosi u KM' })).toContainText('529');

  await page.goBack();
  await page.getByRole('button', { name: /^Promijeni isplatu.*Sedma/ }).click();
  await page.getByRole('button', { name: 'Ponovo otvori isplatu' }).click();
  await page.getByRole('button', { name: 'Otvori', exact: true }).last().click();
  await expect(row).toContainText('otvoreno');
  for (const personal of ['Ogledna', 'Neizrecivić', '3112899990025', '3389990000001270', 'arhive'])
    expect(sent.join('\n')).not.toContain(personal);
});
