import { expect, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { bringSample, openPayroll, tab } from './support.ts';

/** Nothing of a sample firm needs correction; `sample-green.test.ts` tries every one of them on other days. */
test.use({ now: '2026-02-07T10:00:00' });

test('makes orders, the bank file, forms and the closing of a sample firm at once', async ({ page }) => {
  await openPayroll(page);
  await bringSample(page);
  const firms = page.getByRole('region', { name: /^Firme/ });
  await firms.getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await calculated(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/za ispraviti|ispod najniže plate|Ispravite upisano/)).toHaveCount(0);
  await tab(page, 'Plaćanja').click();
  await expect(main.getByText('Zbir naloga, isplata i obustava jednak je ukupnom trošku')).toBeVisible();
  await expect(main.getByRole('button', { name: /^nalozi-.*\.txt$/ }).first()).toBeVisible();
  await expect(main.getByText(/Bez naloga|ne može napraviti|je prošao|Nema šifre/)).toHaveCount(0);
  await tab(page, 'Mjesec').click();
  await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
  await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeVisible();
});
