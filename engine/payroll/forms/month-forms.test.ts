import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentText } from '../../documents/plain-text.ts';
import { recapDocument, recapSheet } from '../books/recap/recap-sheet.ts';
import type { Worker } from '../model/worker.ts';
import { workerYears } from '../month/year.ts';
import { bankPayoutLists } from '../payments/bank/payout-lists.ts';
import { ordersOf } from '../payments/orders/orders.ts';
import { districtValues } from './bd-values.ts';
import { specifications } from './federal/form-2001.ts';
import { gip1022 } from './federal/gip-1022.ts';
import { mip1023 } from './federal/mip-1023.ts';
import { olp1021 } from './federal/olp-1021.ts';
import { monthForms } from './month-forms.ts';
import { federalFirm, federalMonth, federalStaff, settledOf, srpskaMonth } from './settled.fixture.ts';
import { form1002 } from './srpska/form-1002.ts';
import { dl1Csv } from './srpska/form-1002-csv.ts';

/** The examples say that they are invented, in the place of our note on filing. */
const example = (name: string): string =>
  readFileSync(new URL(`./examples/${name}`, import.meta.url), 'utf8').replace(
    /<!--.*-->/,
    '<!-- prije predaje provjeriti u aplikaciji porezne uprave -->',
  );

describe('equals the example files byte for byte', () => {
  test('MIP-1023', () => {
    const { xml, fileName, skipped, doubts } = mip1023(federalMonth, '2026-11-10');
    expect(xml).toBe(example('mip-1023.xml'));
    expect({ fileName, skipped, doubts }).toEqual({
      fileName: '4200000000004_102026.xml',
      skipped: [],
      doubts: [],
    });
  });

  test('GIP-1022', async () => {
    const staff = federalStaff.slice(0, 2);
    const october = await settledOf(federalFirm, staff, { r2: { entries: { sickHours: 4000 } } });
    const november = await settledOf(federalFirm, staff, {}, { month: 11, payday: '2026-12-04' });
    const december = await settledOf(federalFirm, staff, {}, { month: 12, payday: '2027-01-05' });
    const { xml, skipped } = gip1022(federalFirm, [december, november, october], 2026, '2027-02-10');
    expect(xml).toBe(example('gip-1022.xml'));
    expect(skipped).toEqual([]);
  });

  test('DL1 of 1002', () => {
    expect(dl1Csv(form1002(srpskaMonth, '2026-11-10'))).toBe(example('1002-dl1.csv'));
  });
});

describe('an estimate', () => {
  const estimateOf = (entity: 'fbih' | 'rs' | 'bd') => {
    const workers = federalStaff.map(
      (worker): Worker => ({ ...worker, ...(entity === 'bd' && { fund: 'rs' }) }),
    );
    return settledOf({ ...federalFirm, entity }, workers, {}, { year: 2031, isEstimate: true });
  };
  const stated = expect.stringContaining('Procjena: propisi za 10/2031 još nisu poznati');

  test.each(['fbih', 'rs', 'bd'] as const)(
    'is marked in the lists and the recap of %s, and has forms',
    async (entity) => {
      const month = await estimateOf(entity);
      const forms = monthForms(month, '2026-11-10');
      expect(forms.length).toBeGreaterThan(0);
      for (const { name, text } of forms)
        expect([name, text]).toEqual([expect.stringMatching(/_procjena\./), stated]);
      for (const { purpose, obligation } of ordersOf(month).orders)
        if (obligation !== 'deduction') expect(purpose).toMatch(/10\/2031 \(procjena\)$/);
      expect(JSON.stringify(bankPayoutLists(month).lists)).toContain('za 10/2031 (procjena)');
      expect(recapDocument(month).title).toContain('10/2031 (procjena)');
      expect(recapSheet(month).name).toBe('Rekapitulacija 10-2031 procjena');
    },
  );

  test('is marked in the forms of the Federation', async () => {
    const month = await estimateOf('fbih');
    expect(specifications(month)[0]?.notes).toEqual([stated]);
    expect(mip1023(month, '2026-11-10').doubts).toEqual([stated]);
    const [year] = workerYears([month], 2026);
    expect(year && documentText(olp1021(month.firm, year, 2026))).toContain('\t31\t');
  });

  test('is marked in the form of a year', async () => {
    const { xml, doubts } = gip1022(federalFirm, [await estimateOf('fbih')], 2026, '2027-02-10');
    expect([xml, doubts[0]]).toEqual([stated, stated]);
  });

  test('is marked in the form of Republika Srpska', async () =>
    expect(form1002(await estimateOf('rs'), '2026-11-10').notes).toContainEqual(stated));
});

test('does not mark a month as an estimate once its law is known', async () => {
  const month = await settledOf(federalFirm, federalStaff, {}, { isEstimate: true });
  expect(recapDocument(month).title).not.toContain('procjena');
});

test('prints the columns of OLP-1021 in two halves and adds them up', () => {
  const [year] = workerYears([federalMonth], 2026);
  if (!year) throw new Error('no year');
  const text = documentText(olp1021(federalFirm, year, 2026));
  expect(text).toContain('7 Stopa (%)\t8 PIO');
  expect(text).toContain('6. 11. 2026.\t1\t2.000,00\t0,00\t2.000,00\t31\t340,00\t250,00\t30,00');
  expect(text).toContain('Ukupno\t620,00\t1.380,00\t\t300,00\t1.080,00\t108,00\t1.272,00');
});

test('has values and no form for the District', async () => {
  const [worker] = federalStaff;
  if (!worker) throw new Error('no worker');
  const month = await settledOf({ ...federalFirm, entity: 'bd' }, [{ ...worker, fund: 'rs' }]);
  expect(districtValues(month).totals.slice(0, 3)).toEqual(['UKUPNO', '', '2000,00']);
});

test('freezes each form as a file when a month is closed', () => {
  expect(monthForms(federalMonth, '2026-11-10').map(({ name }) => name)).toEqual([
    '4200000000004_102026.xml',
    'obrazac-2001.csv',
  ]);
  const [dl1] = monthForms(srpskaMonth, '2026-11-10');
  expect(dl1).toEqual({ name: 'obrazac-1002-DL1.csv', text: example('1002-dl1.csv') });
  expect(monthForms(federalMonth, '2026-11-10')[1]?.text).toContain(
    '16;Doprinos za PIO/MIO iz plaće;1344,55;1344,55;\n',
  );
});
