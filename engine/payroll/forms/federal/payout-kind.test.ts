import { describe, expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { workerYears } from '../../month/year.ts';
import { federalFirm, federalStaff, settledOf } from '../settled.fixture.ts';
import { specifications } from './form-2001.ts';
import { gip1022 } from './gip-1022.ts';
import { mip1023 } from './mip-1023.ts';
import { olp1021 } from './olp-1021.ts';
import { payoutKindNotes } from './payout-kind.ts';

test('writes the typed kind of payout of a month in MIP, GIP and OLP, and the default for others', async () => {
  const month = await settledOf(federalFirm, federalStaff, { r2: { entries: {}, payoutKind: '10' } });
  const kindsIn = (xml: string | undefined) =>
    [...(xml ?? '').matchAll(/<VrstaIsplate>(\d+)</g)].map(([, kind]) => kind);
  expect(kindsIn(mip1023(month, '2026-11-06').xml)).toEqual(['1', '10', '1']);
  expect(kindsIn(gip1022(federalFirm, [month], 2026, '2027-01-15').xml)).toEqual(['1', '10', '1']);
  const records = workerYears([month], 2026).map((one) => JSON.stringify(olp1021(federalFirm, one, 2026)));
  expect(records.map((text) => text.includes('"10"'))).toEqual([false, true, false]);
});

describe('pay in kind of 300 KM beside a wage of 2.000', async () => {
  const [first, ...others] = federalStaff;
  const month = await settledOf(federalFirm, first ? [first, ...others] : [], {
    r1: { entries: { inKind: 30_000 } },
  });
  const ofFirst = { ...month, wages: month.wages.slice(0, 1) };

  test('is in row 9 of 2001, and the cash in row 8', () => {
    const [{ rows } = { rows: [] }] = specifications(ofFirst);
    const amounts = Object.fromEntries(rows.map(({ row, amount }) => [row, amount]));
    expect(amounts).toMatchObject({ '8': 200_000, '9': 30_000, '10': 230_000, '16': 39_100, '29': 12_870 });
  });

  test('makes kind 2 in MIP, with its own element beside the gross', () => {
    const { xml, doubts } = mip1023(ofFirst, '2026-11-06');
    expect(xml).toContain('<VrstaIsplate>2</VrstaIsplate>');
    expect(xml).toContain('<BrutoPlaca>2000.00</BrutoPlaca>');
    expect(xml).toContain('<KoristiIDrugiOporeziviPrihodi>300.00</KoristiIDrugiOporeziviPrihodi>');
    expect(xml).toContain('<UkupanPrihod>2300.00</UkupanPrihod>');
    expect(doubts).toEqual([]);
  });

  test('is separate from the cash in GIP and in column 5 of OLP', () => {
    const { xml } = gip1022(federalFirm, [ofFirst], 2026, '2027-01-15');
    expect(xml).toContain('<IznosPrihodaUNovcu>2000.00</IznosPrihodaUNovcu>');
    expect(xml).toContain('<IznosPrihodaUStvarimaUslugama>300.00</IznosPrihodaUStvarimaUslugama>');
    expect(xml).toContain('<BrutoPlaca>2300.00</BrutoPlaca>');
    const [year] = workerYears([ofFirst], 2026);
    const [table] = year ? olp1021(federalFirm, year, 2026).blocks.filter((one) => one.kind === 'table') : [];
    const titles = table?.columns.map(({ title }) => title) ?? [];
    const cell = (title: string) => table?.rows[0]?.[titles.indexOf(title)];
    expect(cell('4 U novcu')).toMatchObject({ value: 200_000 });
    expect(cell('5 U stvarima')).toMatchObject({ value: 30_000 });
    expect(cell('6 Bruto')).toMatchObject({ value: 230_000 });
  });
});

describe('a worker with a fund', async () => {
  const kinds = (payoutKind?: string) =>
    settledOf(federalFirm, federalStaff.slice(0, 1), {
      r1: { entries: { sickHours: 1600, fundHours: 8000 }, ...(payoutKind && { payoutKind }) },
    });

  test('has the hours of the fund in both columns of MIP', async () => {
    const { xml } = mip1023(await kinds('10'), '2026-11-06');
    expect(xml).toContain('<RadniSati>176.00</RadniSati>');
    expect(xml).toContain('<RadniSatiBolovanje>96.00</RadniSatiBolovanje>');
  });

  test('has the whole fund of hours in both columns when the fund pays the whole month', async () => {
    const away = { ...federalStaff[0], leastBase: false } as Worker;
    const month = await settledOf(federalFirm, [away], { r1: { entries: { fundHours: 17_600 } } });
    const { xml } = mip1023(month, '2026-11-06');
    expect(xml).toContain('<RadniSati>176.00</RadniSati>');
    expect(xml).toContain('<RadniSatiBolovanje>176.00</RadniSatiBolovanje>');
  });

  test('has no deduction in MIP when nothing is paid, and is asked for the kind of payout', async () => {
    const inputs = { entries: { fundHours: 17_600 } };
    const month = await settledOf(federalFirm, federalStaff.slice(0, 1), { r1: inputs });
    const [wage] = month.wages;
    const { xml } = mip1023(month, '2026-11-06');
    expect(xml).toContain('<UkupanPrihod>0.00</UkupanPrihod>');
    expect(xml).toContain('<IznosLicnogOdbitka>0.00</IznosLicnogOdbitka>');
    expect(wage && payoutKindNotes(wage, inputs)).toEqual([
      expect.stringMatching(/^Ima odsustvo na teret fonda, a vrsta isplate je 1\. /),
    ]);
    expect(wage && payoutKindNotes(wage, { ...inputs, payoutKind: '4' })).toEqual([]);
  });

  test('requires a kind of payout until it is typed', async () => {
    expect(mip1023(await kinds(), '2026-11-06').doubts).toEqual([
      expect.stringContaining('„PRVI RADNIK“: ima odsustvo na teret fonda, a vrsta isplate je 1.'),
    ]);
    expect(mip1023(await kinds('10'), '2026-11-06').doubts).toEqual([]);
  });
});

test('warns of a kind of payout when it does not fit the pay in kind', async () => {
  const doubts = async (inMonth: WorkerMonth) =>
    mip1023(await settledOf(federalFirm, federalStaff.slice(0, 1), { r1: inMonth }), '2026-11-06').doubts;
  expect(await doubts({ entries: {}, payoutKind: '2' })).toEqual([
    expect.stringContaining('vrsta isplate je 2, a primanja u stvarima nisu upisana'),
  ]);
  expect(await doubts({ entries: { inKind: 100 }, payoutKind: '1' })).toEqual([
    expect.stringContaining('ima primanja u stvarima, a vrsta isplate je 1'),
  ]);
});
