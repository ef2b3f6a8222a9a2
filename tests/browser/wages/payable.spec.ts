import { flowing } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { result } from '../support/calculator.ts';
import { printed } from '../support/paper.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';

const payable = (page: Page) => page.getByRole('tabpanel', { name: 'Uplatnice' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await result(page).getByRole('tab', { name: 'Uplatnice' }).click();
}

test('splits a wage of the Federation by fund and account of the chosen municipalities, which stay on the device', async ({
  page,
}) => {
  await open(page, '/kalkulator-fbih#mjesec=10&godina=2026&bruto_plata=2000');
  const rows = payable(page).getByRole('listitem');
  await expect(payable(page).getByText('Izaberite općinu.', { exact: true })).toHaveCount(1);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  await payable(page).getByLabel('Općina firme').selectOption('Centar Sarajevo');
  await payable(page).getByLabel('Općina prebivališta radnika').selectOption('Zenica (FBiH)');
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(0)).toContainText('102-050-00001066-98');
  await expect(rows.nth(0)).toContainText('390,00');
  await expect(rows.nth(1)).toContainText('134-010-00000021-57');
  await expect(rows.nth(0)).toContainText('Račun viđen 09/2025.');
  await expect(payable(page)).toContainText('850,72');
  expect(requested.filter((request) => /sarajevo|zenica|077|103/i.test(request))).toEqual([]);
  const paper = await printed(page);
  expect(flowing(paper.pages.join(' '))).toMatch(/Uplatnice: iznosi po fondu i računu Doprinos.* 850,72/);
  expect(paper.overlaid).toEqual([]);
  await page.reload();
  await result(page).getByRole('tab', { name: 'Uplatnice' }).click();
  await expect(payable(page).getByLabel('Općina firme')).toHaveValue('fbih:Centar Sarajevo');
  expect(await violationsInThemes(page)).toEqual([]);
});

test('lists the checks of a wage of Republika Srpska, and copies it for orders', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/minuli-topli#mjesec=10&godina=2026&bruto_plata=2000&topli_obrok=0');
  await payable(page).getByLabel('Opština firme').selectOption('Banja Luka');
  await expect(payable(page).getByRole('listitem').first()).toContainText('srednja pouzdanost');
  await payable(page).getByRole('button', { name: 'Kopiraj za naloge' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(
      'Doprinosi iz lične plate 10/2026\tJavni prihodi Republike Srpske\t562-099-00000556-87\t712199\t002',
    );
});
