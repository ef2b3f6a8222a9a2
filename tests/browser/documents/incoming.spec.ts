import { sheet } from '../support/document.ts';
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

/** A payment in each of the formats of banks, in a currency. */
const mt940 = (amount: string, currency: string, purpose: string) =>
  `:20:IZVOD-1\n:25:1610000010751006\n:28C:1/1\n:60F:C261119${currency}0,00\n:61:2611201120C${amount},00NTRFNONREF\n:86:?20${purpose}?32Kupac Sumarija jp\n:62F:C261120${currency}0,00\n-`;
const camt = (amount: string, currency: string, purpose: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="${currency}">${amount}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><ValDt><Dt>2026-11-20</Dt></ValDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Kupac Sumarija jp</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

async function chooseStatement(page: Page, name = 'izvod.csv', text = STATEMENT): Promise<void> {
  await page.getByRole('button', { name: 'Upiši uplate s izvoda banke' }).click();
  const buffer = Buffer.from(text);
  await page.locator('input[accept*=mt940]').setInputFiles({ name, mimeType: 'text/plain', buffer });
}

/** An invoice in euro, of 3.196,05. */
async function issueInEuro(page: Page): Promise<void> {
  await openInvoice(page);
  await fill(page);
  await page.getByText('Još podataka').click();
  await page.getByLabel('Valuta', { exact: true }).selectOption('EUR');
  await issue(page);
  await page.goto('/fakture');
}

test('books an MT940 payment in KM to an invoice in euro by the amount that is confirmed', async ({
  page,
}) => {
  await issueInEuro(page);
  await chooseStatement(page, 'izvod.sta', mt940('1955', 'BAM', 'Faktura 12/2026'));
  await expect(page.getByRole('button', { name: 'Izaberite fakture' })).toBeDisabled();
  await page.getByLabel(/^Faktura 12\/2026/).check();
  const paid = page.getByLabel('Od fakture plaćeno, EUR');
  await expect(paid).toHaveValue('999,58');
  await expect(page.getByText('ponuđeno je po kursu fakture')).toBeVisible();
  await paid.fill('1.000');
  await page.getByRole('button', { name: 'Upiši uplate (1), 1.955,00 KM' }).click();
  await expect(page.getByText('djelimično plaćena, ostaje 2.196,05 EUR')).toBeVisible();
  await page.getByRole('button', { name: 'Poništi upis' }).click();
  await expect(page.getByText('Izdata, neplaćena')).toBeVisible();
});

test('books a camt.053 payment in euro to an invoice in euro as it is', async ({ page }) => {
  await issueInEuro(page);
  await chooseStatement(page, 'izvod.xml', camt('4000', 'EUR', 'Faktura 12/2026'));
  await expect(page.getByText('803,95 EUR je više od duga')).toBeVisible();
  await page.getByRole('button', { name: 'Upiši uplate (1), 4.000,00 EUR' }).click();
  await expect(page.getByText('preplaćena, više 803,95 EUR')).toBeVisible();
});

test('makes the advance invoice of a payment that names a proforma', async ({ page }) => {
  await openInvoice(page);
  await fill(page);
  await page.getByLabel('Vrsta dokumenta').selectOption('Predračun');
  await page.getByLabel('Broj predračuna').fill('P-1/2026');
  await issue(page);
  await page.goto('/fakture');
  const statement = mt940('351', 'BAM', 'avans po predracunu 1/2026');
  await chooseStatement(page, 'izvod.sta', statement);
  await page.getByRole('button', { name: 'Napravi avansnu fakturu, 351,00 KM' }).click();
  await expect(page.getByLabel('Broj avansne fakture')).toHaveValue('A-1/2026');
  await expect(sheet(page)).toContainText('351,00 KM');
  await issue(page);
  await page.goto('/fakture');
  await chooseStatement(page, 'izvod.sta', statement);
  await expect(page.getByText('Na taj iznos je već izdato: Avansna faktura A-1/2026')).toBeVisible();
});

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
