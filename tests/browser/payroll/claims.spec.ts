import { expect, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { bringSample, closeMonth, firmList, openPayroll, save, tab } from './support.ts';

/** Pay that a fund refunds, and the claims on it. */

test.use({ now: '2026-11-26T10:00:00' });

test('lists an open claim over all firms, and records it with undo', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  const main = page.getByRole('main');
  const open = main.getByRole('region', { name: 'Otvorena potraživanja od fonda' });
  await expect(open.getByText(/Bolest, 09\/2026/)).toBeVisible();
  await expect(open.getByText('Rok 29. 12. 2026. (90 dana od kraja mjeseca odsustva)')).toBeVisible();
  await open.getByRole('button', { name: /^Podneseno danas/ }).click();
  await expect(open.getByText('podnesen', { exact: true })).toBeVisible();
  await open.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(open.getByText('nije podnesen', { exact: true })).toBeVisible();
  await open.getByText('Papiri, osnov i zapis').click();
  await open.getByLabel('Zahtjev podnesen').fill('1. 10. 2026.');
  await save(page);
  await expect(open.getByText(/Nije sačuvano: Zahtjev se podnosi poslije isplate/)).toBeVisible();
  await open.getByLabel('Zahtjev podnesen').fill('20. 11. 2026.');
  await open.getByLabel('Fond uplatio').fill('25. 11. 2026.');
  await save(page);
  await expect(open.getByText('Sva potraživanja su naplaćena.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Vrati', exact: true })).toBeVisible();
  await page.reload();
  await expect(firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' })).toBeVisible();
  await expect(open).toHaveCount(0);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA' }).click();
  await tab(page, 'Odsustva').click();
  await page.getByRole('link', { name: 'Potraživanja od fonda' }).click();
  await expect(main.getByText('Sva potraživanja su naplaćena.')).toBeVisible();
  await main.getByText('Sva', { exact: true }).click();
  await expect(main.getByText('Podneseno 20. 11. 2026. · Uplaćeno 25. 11. 2026.')).toBeVisible();

  await page.goto('/plate#firma=ogledna-rs&dio=knjizenje&mjesec=2026-09');
  await expect(main.getByRole('region', { name: 'Temeljnica', exact: true })).toContainText(
    's potraživanjem od fonda 133,64 KM',
  );
});

test('says why nothing is paid for a fund, pays it when stated, and claims it when the month is closed', async ({
  page,
}) => {
  await openPayroll(page);
  await bringSample(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await calculated(page);
  await tab(page, 'Odsustva').click();
  await page.getByRole('link', { name: 'Novo odsustvo' }).click();
  await page.getByLabel('Radnik', { exact: true }).selectOption({ label: 'Treći Radnik' });
  await page.getByLabel('Prvi dan').fill('1. 9. 2026.');
  await page.getByLabel('Posljednji dan').fill('31. 10. 2026.');
  await page.getByLabel('Posljednji dan').blur();
  await expect(page.getByText('Izaberite, inače se naknada ne obračunava.')).toBeVisible();
  await save(page);
  await tab(page, 'Mjesec').click();
  await calculated(page);
  await page.getByText('Za provjeriti prije zaključenja').click();
  await expect(
    page
      .getByText(/naknada nije obračunata\. Izaberite ko je isplaćuje/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await tab(page, 'Odsustva').click();
  await page.getByRole('link', { name: 'Treći Radnik' }).first().click();
  await page.getByLabel('Ko isplaćuje radniku').selectOption({ label: 'Firma isplaćuje, fond vraća neto' });
  await page.getByLabel('Osnovica naknade fonda, mjesečno').fill('1.760,00');
  await save(page);
  await tab(page, 'Mjesec').click();
  await calculated(page);
  await closeMonth(page);
  await tab(page, 'Odsustva').click();
  await page.getByRole('link', { name: 'Potraživanja od fonda' }).click();
  // Day 43 is 13 October: 112 h × 1.760 / 168 h of August × 80 % = 938,67.
  await expect(page.getByText(/Bolest, 10\/2026 · 13\. 10\. 2026\. – 31\. 10\. 2026\./)).toBeVisible();
  await expect(page.getByText('neto 938,67 KM')).toBeVisible();
  await expect(page.getByText('Za rok zahtjeva pitajte kantonalni zavod.')).toBeVisible();
});
