import { expect, test } from '../support/test.ts';
import { calculated } from './month-page.ts';
import { bringSample, openPayroll, tab } from './support.ts';

/** Tries everything with the sample firms: nothing needs correction, on any day. */

for (const now of ['2026-11-26T10:00:00', '2026-02-07T10:00:00'])
  test.describe(`on ${now.slice(0, 10)}`, () => {
    test.use({ now });

    for (const firm of ['SARAJEVO', 'BANJA LUKA'])
      test(`makes orders, the bank file, forms and the closing at once in ${firm}`, async ({ page }) => {
        await openPayroll(page);
        await bringSample(page);
        const firms = page.getByRole('region', { name: /^Firme/ });
        await firms.getByRole('link', { name: `OGLEDNA FIRMA D.O.O. ${firm}` }).click();
        await calculated(page);
        const main = page.getByRole('main');
        await expect(main.getByText(/za ispraviti|ispod najniže plate|Ispravite upisano/)).toHaveCount(0);
        await tab(page, 'Plaćanja').click();
        await expect(
          main.getByText('Zbir naloga, isplata i obustava jednak je ukupnom trošku'),
        ).toBeVisible();
        await expect(main.getByRole('button', { name: /^nalozi-.*\.txt$/ }).first()).toBeVisible();
        await expect(main.getByText(/Bez naloga|ne može napraviti|je prošao|Nema šifre/)).toHaveCount(0);
        await tab(page, 'Mjesec').click();
        await page.getByRole('button', { name: 'Zaključi mjesec' }).click();
        await page.getByRole('button', { name: 'Zaključi', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Preuzmi sve' })).toBeVisible();
      });
  });
