import { sheet } from '../support/document.ts';
import { fill, issue, openInvoice, party, row } from '../support/invoice.ts';
import { expect, test } from '../support/test.ts';

/** An issued document: it is not replaced, and changes only as its user says. */

test.use({ now: '2026-11-21T10:00:00' });

test('asks once what a change of an issued document is, and keeps what was issued', async ({ page }) => {
  await openInvoice(page);
  await fill(page);
  await issue(page);
  const quantity = row(page, 1).getByLabel('Količina');
  await quantity.fill('2');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Faktura 12/2026 je izdat dokument');
  await question.getByRole('button', { name: 'Odustani od izmjene' }).click();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('2');
  await question.getByRole('button', { name: 'Ispravljena verzija' }).click();
  await expect(question).toContainText('Upišite zašto se izdaje ispravljena verzija.');
  await question.getByLabel('Razlog ispravke').fill('pogrešna količina');
  await question.getByRole('button', { name: 'Ispravljena verzija' }).click();
  await expect(question).toBeHidden();
  await party(page, 'Kupac').getByLabel('Naziv kupca').fill('Kupac Šumarija d.d.');
  await expect(question).toBeHidden();
  await issue(page);
  await expect(sheet(page)).toContainText('Razlog: pogrešna količina');
  await page.getByText('Sačuvano u ovom pregledniku').click();
  await expect(page.getByText('Ranije verzije faktura')).toBeVisible();
});

test('says at the number that another document has it, and replaces nothing', async ({ page }) => {
  await openInvoice(page);
  await fill(page);
  await issue(page);
  await page.getByRole('button', { name: 'Nova faktura' }).click();
  await fill(page);
  await page.getByRole('button', { name: 'Izdaj' }).click();
  await expect(page.getByText('Nije izdato. Taj broj već ima izdat dokument')).toBeVisible();
  await page.goto('/fakture');
  await expect(page.locator('summary', { hasText: 'Faktura 12/2026' })).toHaveCount(2);
  await expect(page.locator('summary').getByText('Nacrt', { exact: true })).toBeVisible();
});

test('shows the card of a buyer, and writes a statement of what is open', async ({ page }) => {
  await openInvoice(page);
  await fill(page);
  await issue(page);
  await page.goto('/fakture');
  await page.locator('summary', { hasText: 'Faktura 12/2026' }).click();
  await page.getByLabel('Uplaćeno, KM').fill('196,05');
  await page.getByRole('button', { name: 'Upiši uplatu' }).click();
  await page.getByRole('button', { name: 'Kartica kupca' }).click();
  await expect(page.getByRole('row', { name: /Uplata za Faktura 12\/2026/ })).toContainText('3.000,00');
  await page.getByRole('button', { name: 'Napiši IOS' }).click();
  await expect(page.getByLabel('Dužnik', { exact: true })).toHaveValue('Kupac Šumarija j.p.');
  await expect(page.getByLabel('Adresa', { exact: true })).toHaveValue('Ulica đačka 5, 78000 Banja Luka');
  await expect(sheet(page)).toContainText('3.000,00');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('makes the PDF from the bar, and the next document after the sheet', async ({ page }) => {
    await openInvoice(page);
    await fill(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    expect((await file).suggestedFilename()).toBe('faktura_12-2026.pdf');
    const next = page.getByRole('button', { name: 'Napravi: knjižno odobrenje' });
    await expect(next).toBeVisible();
    const [bottom, top] = await Promise.all([
      sheet(page).evaluate((element) => element.getBoundingClientRect().bottom),
      next.evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(top).toBeGreaterThanOrEqual(bottom);
  });
});
