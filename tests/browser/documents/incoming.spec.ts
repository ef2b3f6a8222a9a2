import { fill, issue, openInvoice } from '../support/invoice.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Payments of buyers from a statement of the bank, and the links of purchases. */

test.use({ now: '2026-11-21T10:00:00' });

const STATEMENT = [
  'Datum;Naziv partnera;Račun partnera;Isplata;Uplata;Svrha;Poziv na broj',
  '19.11.2026;KUPAC SUMARIJA JP;199-049-00099999-49;;1.000,00;Uplata po fakturi 12/2026;',
  '20.11.2026;KUPAC SUMARIJA JP;199-049-00099999-49;;2.000,00;dio fakture;12-2026',
  '20.11.2026;Neko treći;;;3,00;Kamata;',
  '20.11.2026;Dobavljač;;50,00;;Roba;',
].join('\n');

async function chooseStatement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upiši uplate s izvoda banke' }).click();
  const buffer = Buffer.from(STATEMENT);
  await page
    .locator('input[accept*=mt940]')
    .setInputFiles({ name: 'izvod.csv', mimeType: 'text/csv', buffer });
}

test('offers lines of a statement to an invoice, books none without a press, and none twice', async ({
  page,
}) => {
  await openInvoice(page);
  await fill(page);
  await issue(page);
  await page.goto('/fakture');
  await chooseStatement(page);
  await expect(page.getByText('Uplate koje mogu biti za vaše fakture: 2.')).toBeVisible();
  await expect(page.getByText('Uplate bez fakture (1)')).toBeVisible();
  await expect(page.getByText('Izdata, neplaćena')).toBeVisible();
  await page.getByRole('button', { name: 'Upiši uplate (2), 3.000,00 KM' }).click();
  await expect(page.getByText('Upisano uplata: 2.')).toBeVisible();
  await expect(page.getByText('Već upisano s izvoda: 2.')).toBeVisible();
  await expect(page.getByText(/djelimično plaćena, ostaje/)).toBeVisible();
  await page.getByRole('button', { name: 'Poništi upis' }).click();
  await expect(page.getByText('Izdata, neplaćena')).toBeVisible();
  await expect(page.getByText('Uplate koje mogu biti za vaše fakture: 2.')).toBeVisible();
});

test('deducts an advance from a purchase, and says when credit notes exceed an invoice', async ({ page }) => {
  await page.goto('/fakture');
  await page.getByText('Nabavke', { exact: true }).click();
  await page.getByRole('button', { name: 'Upiši nabavku' }).click();
  const purchase = async (number: string, code: string, base: string, vat: string) => {
    await page.getByLabel('Dobavljač', { exact: true }).fill('Dobavljač d.o.o.');
    await page.getByLabel('Vrsta').selectOption(code);
    await page.getByLabel('Broj fakture').fill(number);
    await page.getByLabel('Datum fakture').fill('3.11.2026');
    await page.getByLabel('Primljeno').fill('5.11.2026');
    await page.getByRole('textbox', { name: 'Bez PDV-a' }).fill(base);
    await page.getByLabel('PDV', { exact: true }).fill(vat);
  };
  const keep = async () => {
    await page.getByRole('button', { name: 'Sačuvaj i upiši sljedeću' }).click();
    await expect(page.getByText('Nabavka je sačuvana.')).toBeVisible();
    await expect(page.getByLabel('Broj fakture')).toHaveValue('');
  };
  await purchase('A-5', '03', '100', '17');
  await keep();
  await purchase('F-1', '01', '300', '51');
  await page.getByLabel(/^Odbij avans A-5/).check();
  await expect(page.getByText('Knjiži se ostatak: bez PDV-a 200,00, PDV 34,00')).toBeVisible();
  await keep();
  await purchase('KO-1', '06', '-400', '-68');
  await page.getByLabel('Uz fakturu').selectOption('F-1, 3. 11. 2026.');
  await keep();
  await page.getByRole('button', { name: 'Zatvori' }).click();
  const doubt = 'Odobrenja uz fakturu F-1 iznose 468,00 KM, a faktura 351,00 KM';
  await expect(page.getByText(doubt)).toBeVisible();
  await expect(page.getByText(/odbijeno 117,00 KM, ostaje 0,00 KM/)).toBeVisible();
  await page.getByText('Knjige i prijava').click();
  await expect(page.getByText(doubt).first()).toBeVisible();
});
