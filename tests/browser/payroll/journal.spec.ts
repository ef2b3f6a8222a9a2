import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { firmOf } from '../../../engine/payroll/staff.fixture.ts';
import { readPdf } from '../../../site/documents/pdf/read-pdf.fixture.ts';
import { putStored } from '../support/device.ts';
import { blobOf, download } from '../support/download.ts';
import { keepStaff, openMonth, partAt, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { violationsInThemes } from '../support/violations.ts';
import { calculated } from './month-page.ts';
import {
  bringSample,
  closeMonth,
  firmList,
  openPayroll,
  openYear,
  sampleClosed,
  save,
  tab,
} from './support.ts';

const OUTPUT = partAt('knjizenje');

const journal = (page: Page) => page.getByRole('region', { name: 'Temeljnica', exact: true });
const SRPSKA = { entity: 'rs', municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as const;

/** Gross 1.500,00, card 1,0, 22 meals of 16,64 and transport 53,00: the golden case has 18 meals. */
const worker = {
  employedFrom: '2026-10-01',
  agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 150_000 }],
  leastBase: false,
  hotMeal: 1664,
  transport: 5300,
} as const;

test('shows the month as a balanced journal and exports it for every program', async ({ page }) => {
  await openMonth(page, staffOf(1, worker), {}, OUTPUT);
  const section = journal(page);
  await expect(section).toContainText('Temeljnica je uravnotežena: 2.011,20 KM');
  const table = section.getByRole('table', { name: /Obračun plaća 10\/2026/ });
  await expect(table.getByRole('row', { name: /^520/ })).toContainText('1.575,00');
  await expect(table.getByRole('row', { name: /^456/ })).toContainText('419,08');
  await expect(table.getByRole('row', { name: /^Ukupno/ })).toHaveText('Ukupno2.011,202.011,20');

  const csv = await (await blobOf(await download(page, 'Temeljnica (CSV)'))).text();
  expect(csv).toContain('31.10.2026;PL-2026-10;Obračun plaća 10/2026;520;Troškovi plaća;;1575,00;;');
  const xlsx = Buffer.from(await (await blobOf(await download(page, 'Temeljnica (Excel)'))).arrayBuffer());
  expect((await readXlsx(xlsx)).map(({ sheet }) => sheet)).toEqual([
    'Obračun plaća 10 2026',
    'Isplata 10. 11. 2026.',
  ]);
  const { pages } = await readPdf(await blobOf(await download(page, 'Temeljnica (PDF)')));
  expect(pages.join(' ')).toMatch(/Ukupno\s+2.011,20\s+2.011,20/);

  await section.getByText('Uvoz u Pantheon i Minimax').click();
  const open = await blobOf(await download(page, 'Pantheon: Obračun plaća 10/2026'));
  const [sheet] = await readXlsx(Buffer.from(await open.arrayBuffer()));
  expect(sheet?.data[1]?.slice(0, 4)).toEqual(['520', null, 1575, null]);
  await section.getByLabel(/^Pantheon: u temeljnicu koja je u programu otvorena/).uncheck();
  const whole = await blobOf(await download(page, 'Pantheon (Excel)'));
  const [all] = await readXlsx(Buffer.from(await whole.arrayBuffer()));
  expect(all?.data[0]?.slice(0, 3)).toEqual(['Journal entry number', 'Period date', 'Account']);
  await download(page, 'Kolone za Minimax (CSV)');
  expect(await violationsInThemes(page)).toEqual([]);
});

test('asks Republika Srpska for its accounts, and fills a closed month with them', async ({ page }) => {
  await openMonth(page, staffOf(1, { municipality: SRPSKA.municipality }), SRPSKA);
  await calculated(page);
  await closeMonth(page);
  await tab(page, 'Knjiženje').click();
  const section = journal(page);
  await expect(section).toContainText('Upišite 6 konta');
  await expect(section.getByRole('button', { name: 'Temeljnica (Excel)' })).toHaveCount(0);
  await section.getByRole('link', { name: 'Upišite konta' }).click();
  await page.getByText('Konta za temeljnicu').click();
  await expect(page.getByText('za upisati: 10')).toBeVisible();
  const accounts = {
    'Bruto plate': '5200',
    'Neto plate': '4500',
    'Porez na dohodak': '4510',
    Doprinosi: '4520',
    'Doprinos za solidarnost': '4530',
    'Račun firme u banci': '2410',
  };
  for (const [label, account] of Object.entries(accounts))
    await page.getByLabel(label, { exact: true }).fill(account);
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();
  await tab(page, 'Knjiženje').click();
  await expect(section.getByRole('row', { name: /^5200/ })).toBeVisible();
  await download(page, 'Temeljnica (Excel)');
});

test('copies the accounts of another firm of the same entity', async ({ page }) => {
  await keepStaff(page, [], SRPSKA);
  const other = firmOf({
    ...SRPSKA,
    id: 'f2',
    name: 'DRUGA D.O.O.',
    ledgerAccounts: { wages: '5200', net: '4500' },
  });
  await putStored(page, { firme: [{ id: 'f2', changed: 1, content: other }] });
  await page.goto(partAt('firma'));
  await page.getByText('Konta za temeljnicu').click();
  await page.getByLabel('Konta kao u firmi').selectOption('DRUGA D.O.O.');
  await page.getByRole('button', { name: 'Prepiši konta' }).click();
  await expect(page.getByLabel('Bruto plate', { exact: true })).toHaveValue('5200');
  await expect(page.getByText('za upisati: 8')).toBeVisible();
  await save(page);
  await expect(page.getByText('Sačuvano.')).toBeVisible();
});

test('exports the journals of a year, and those of all firms that closed a month', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-05T10:00:00');
  await openPayroll(page);
  await bringSample(page);
  await sampleClosed(page);
  await firmList(page).getByRole('link', { name: 'OGLEDNA FIRMA D.O.O. SARAJEVO' }).click();
  await calculated(page);
  await closeMonth(page);
  await openYear(page);
  const year = Buffer.from(
    await (await blobOf(await download(page, 'Temeljnice godine (Excel)'))).arrayBuffer(),
  );
  expect((await readXlsx(year)).map(({ sheet }) => sheet)).toEqual([
    'Promet po kontima 2026',
    '8-2026',
    '9-2026',
    '10-2026',
  ]);
  await page.getByRole('link', { name: 'Sve firme' }).click();
  await page.getByText('Temeljnice svih firmi').click();
  const zip = await blobOf(await download(page, 'Preuzmi temeljnice'));
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'OGLEDNA-FIRMA-D.O.O.-SARAJEVO_temeljnica_2026-10.xlsx',
    'OGLEDNA-FIRMA-D.O.O.-SARAJEVO_temeljnica_2026-10.csv',
    'PROCITAJ.txt',
  ]);
  expect(strFromU8(files['PROCITAJ.txt'] ?? new Uint8Array())).toContain(
    '- OGLEDNA FIRMA D.O.O. BANJA LUKA: Mjesec nije zaključen.',
  );
  await expect(page.getByText('Firmi u ZIP-u: 1.')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});
