import type { Firm } from '../../../engine/payroll/model/firm.ts';
import { monthColumnsOf } from '../../../engine/payroll/model/month-columns.ts';
import { monthOf } from '../../../engine/payroll/staff.fixture.ts';
import { flowing } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { putStored } from '../support/device.ts';
import { printed } from '../support/paper.ts';
import { OCTOBER, openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { calculated } from './month-page.ts';

const [UPRIGHT, LYING] = [595, 842];
const HEAD = 'PRIMJER D.O.O. SARAJEVO JIB 4200000000004 ·';

/** Longer than a line, also of a form. */
const ADDRESSES = `${'racunovodstvo@primjer.example, '.repeat(6)}uprava@primjer.example`;

async function openPart(page: Page, part: string, count: number, firm: Partial<Firm> = {}) {
  const { entity = 'fbih' } = firm;
  const municipality = { entity, code: entity === 'rs' ? '002' : '077', name: 'Banja Luka' };
  await openMonth(page, staffOf(count, { municipality }), { ...firm, municipality }, partAt(part));
}

async function flowingOn(page: Page) {
  const pdf = await printed(page);
  return { ...pdf, text: flowing(pdf.pages.join(' ')) };
}

test('prints the whole staff as a table when a search is active', async ({ page }) => {
  await openPart(page, 'radnici', 30);
  await page.getByLabel(/Traži među radnicima/).fill('0007');
  const { text, rightmost, smallest } = await flowingOn(page);
  expect(text).toContain(`${HEAD} Federacija BiH Radnici Na dan`);
  expect(text).toMatch(/30\. Radnik 0030 Izmišljeni 3112899990017 .* bruto 1\.829,00 1\. 3\. 2020\./);
  expect(text.match(/Radnik 00\d\d/g)).toHaveLength(30);
  expect(text).not.toMatch(/Novi radnik|Uvezi|Ukloni|Stručna sprema/);
  expect(rightmost).toBeLessThan(LYING);
  expect(smallest).toBeGreaterThanOrEqual(7.5);
});

const PARTS = [
  ['firma', 'Podaci firme', ADDRESSES, 'Računi javnih prihoda|Logo|Telefon$'],
  ['radnici&radnik=r0', 'Izmišljeni Radnik 0001', '1. 3. 2020.', 'Zaposlen do|Nazad|Prazno'],
  ['placanja', 'Plaćanja za oktobar 2026.', 'Plaća za 10/2026', 'Zaključite|Format|QR|Potraživanja'],
  ['papiri', 'Papiri za oktobar 2026.', 'Mjesec nije zaključen', 'ZIP|Lozinka|Potvrde'],
  ['obrasci', 'Obrasci za oktobar 2026.', 'MIP-1023', 'Za kopiranje|Statistika'],
  ['knjizenje', 'Knjiženje za oktobar 2026.', 'Temeljnica je uravnotežena', 'Zaključite'],
  ['godina', 'Godina 2026.', 'oktobar', 'Godišnji obrasci za'],
  ['uvoz', 'Uvoz iz tabele', 'Prazne ćelije', 'Prevucite|Primjer koji'],
] as const;

test('prints the firm, the subject and no controls on every part', async ({ page }) => {
  await openPart(page, 'firma', 2, { email: ADDRESSES, address: ADDRESSES });
  for (const [part, title, phrase, gone] of PARTS) {
    await page.goto(partAt(part));
    await expect(page.getByText(part === 'firma' ? 'Sjedište i kontakt' : title).first()).toBeVisible();
    await expect(page.getByText('Učitavam…')).toHaveCount(0);
    if (part === 'obrasci') await expect(page.getByRole('heading', { name: 'Rokovi' })).toBeVisible();
    const { text, rightmost, smallest } = await flowingOn(page);
    expect.soft(text, part).toContain(`${HEAD} Federacija BiH ${title}`);
    expect.soft(text, part).toContain(phrase);
    expect.soft(text, part).not.toMatch(new RegExp(`Preuzmi|Sačuvaj|Ukloni|Sve firme|Plate firme|${gone}`));
    expect.soft(rightmost, part).toBeLessThan(part === 'godina' ? LYING : UPRIGHT);
    expect.soft(smallest, part).toBeGreaterThanOrEqual(7.5);
  }
  await page.goto('/plate#firma=&mjesec=2026-10');
  await expect(page.getByText('radnika: 2')).toBeVisible();
  const { text } = await flowingOn(page);
  expect(text).toMatch(/PRIMJER D\.O\.O\. SARAJEVO .*Federacija BiH, radnika: 2/);
  expect(text).not.toMatch(/Nova firma|Kopija podataka|ogledne|na ovom uređaju/);
});

test('prints the whole form of Republika Srpska, however many sheets the screen shows', async ({ page }) => {
  await openPart(page, 'placanja', 30, { entity: 'rs' });
  await expect(page.getByRole('heading', { name: 'Nalozi za plaćanje' })).toBeVisible();
  const orders = await flowingOn(page);
  expect(orders.text, 'orders as a table').toContain('Dan plaćanja: 10. 11. 2026. R. br. Svrha i primalac');
  await page.goto(partAt('obrasci'));
  await expect(page.getByText('1002: DL1')).toBeVisible();
  const { pages, text: forms, rightmost, smallest } = await flowingOn(page);
  expect(forms.match(/Radnik 00\d\d/g)).toHaveLength(30);
  expect(forms).toContain('UKUPNO');
  for (const one of pages.filter((sheet) => sheet.includes('Radnik 00')))
    expect(flowing(one), 'a table that goes on says its headings again').toContain('1 r.br. 2 ime i prezime');
  expect(rightmost).toBeLessThan(LYING);
  expect(smallest).toBeGreaterThanOrEqual(7.5);
});

test('prints a month with something in every column in a readable size', async ({ page }) => {
  await openMonth(page, staffOf(3));
  const entries = Object.fromEntries(monthColumnsOf('fbih').map((name) => [name, 200]));
  const workers = Object.fromEntries(['r0', 'r1', 'r2'].map((id) => [id, { entries, note: 'zamjena' }]));
  await putStored(page, { mjeseci: [{ id: 'f1:2026-10', changed: 1, content: monthOf(workers) }] });
  await page.goto('/robots.txt');
  await page.goto(OCTOBER);
  await calculated(page);
  const { text, pages, rightmost, smallest } = await flowingOn(page);
  expect(pages).toHaveLength(1);
  expect(text).toContain('Bolovanje na teret poslodavca h');
  expect(text).toContain('Napomena');
  expect(rightmost).toBeLessThan(LYING);
  expect(smallest).toBeGreaterThanOrEqual(7.5);
});
