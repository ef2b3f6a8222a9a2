import { flowing } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { result } from '../support/calculator.ts';
import { printed } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

test('shows a wage a step higher, through the year, and as net by gross', async ({ page }) => {
  await page.goto('/obracun-plata#mjesec=10&godina=2026&bruto_plata=1800');
  await result(page).getByRole('tab', { name: 'Šta ako' }).click();
  const whatIf = page.getByRole('tabpanel', { name: 'Šta ako' });
  await expect(whatIf.getByRole('row', { name: /^\+50 KM .*1\.850,00/ })).toBeVisible();
  await expect(whatIf.getByRole('region', { name: 'Uporedni iznosi' })).toHaveAttribute('tabindex', '0');
  await whatIf.getByText('Dvanaest mjeseci').click();
  await expect(whatIf.getByRole('row', { name: /^12\/2026/ })).toBeVisible();
  await expect(whatIf.getByRole('img', { name: /^Za isplatu po mjesecima: 01\/2026/ })).toBeVisible();
  const { pages } = await printed(page);
  expect(flowing(pages.at(-1) ?? ''), 'twelve months on a sheet of their own').toMatch(
    /^2 \/ 2 Šta ako promijenim platu ili mjesec\? .* 12\/2026 /,
  );
  await whatIf.getByText('Neto prema brutu', { exact: true }).click();
  await expect(
    whatIf.getByRole('row', {
      name: /^1\.250 KM od 1\.000 KM bruta plaća se porez, od sljedećih 100 KM ostaje oko 61 KM/,
    }),
  ).toBeVisible();
  await expect(
    whatIf.getByRole('img', { name: /^Neto prema brutu\. .*Od 1\.000 KM bruta plaća se porez/ }),
  ).toBeVisible();
  await expect(whatIf.getByRole('listitem')).toHaveText([
    /^Od 1\.000 KM bruta plaća se porez.* Od sljedećih 100 KM ostaje oko 61 KM, ranije oko 69 KM\.$/,
  ]);
});
