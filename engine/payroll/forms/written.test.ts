import fc from 'fast-check';
import { parseXmlDocument } from 'slimdom';
import { describe, expect, test } from 'vitest';
import type { SettledMonth } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { calculateMonth } from '../month/calculate/calculate-month.ts';
import { randomStaff } from '../random-staff.fixture.ts';
import { answering } from '../staff.fixture.ts';
import { gip1022 } from './federal/gip-1022.ts';
import { mip1023 } from './federal/mip-1023.ts';
import { federalFirm, federalMonth, srpskaMonth } from './settled.fixture.ts';
import { form1002 } from './srpska/form-1002.ts';
import { dl1Csv } from './srpska/form-1002-csv.ts';

const ask = await answering();

const JMBGS = ['3112899990017', '0101899995024', '1503899990035', '0402899990049', '0909899995056', ''];

describe('writes no placeholder for a worker', () => {
  const change = (own: Partial<Worker>): SettledMonth => ({
    ...federalMonth,
    wages: federalMonth.wages.map((wage, at) =>
      at === 1 ? { ...wage, worker: { ...wage.worker, ...own } } : wage,
    ),
  });
  const nowhere = { entity: 'fbih', code: null, name: 'Nepoznata' } as const;

  test.each<[string, Partial<Worker>, string]>([
    ['no JMBG', { jmbg: '' }, 'Nema JMBG.'],
    ['a JMBG cut short', { jmbg: '010189999502' }, 'upisano je 12'],
    ['no municipality', { municipality: nowhere }, 'Nema šifre općine'],
  ])('%s', (_name, own, reason) => {
    const { xml, skipped } = mip1023(change(own), '2026-11-10');
    expect(skipped).toEqual([{ worker: 'Druga Radnica', reason: expect.stringContaining(reason) }]);
    expect(xml).not.toContain('DRUGA');
    expect(xml).toContain('<BrojUposlenih>3<');
  });

  test('writes a number of 13 digits that is no JMBG, possibly a foreigner’s, with a note', () => {
    const { xml, skipped, doubts } = mip1023(change({ jmbg: '0101899995023' }), '2026-11-10');
    expect(skipped).toEqual([]);
    expect(xml).toContain('<Jmb>0101899995023</Jmb>');
    expect(doubts).toEqual([expect.stringContaining('Ako to nije broj stranca')]);
  });

  test('writes the code the firm typed for a municipality in MIP and DL1', () => {
    const typed = (month: SettledMonth): SettledMonth => ({
      firm: { ...month.firm, municipality: nowhere, municipalityCodes: { 'fbih:Nepoznata': '199' } },
      month: month.month,
      wages: month.wages.map((one) => ({ ...one, worker: { ...one.worker, municipality: nowhere } })),
    });
    const { xml, skipped } = mip1023(typed(federalMonth), '2026-11-10');
    expect(skipped).toEqual([]);
    expect(xml).toContain('<OpcinaPrebivalista>199</OpcinaPrebivalista>');
    const { dl1, head } = form1002(typed(srpskaMonth), '2026-11-10');
    expect(head.find(({ row }) => row === '7')?.value).toBe('199 Nepoznata');
    expect(dl1.rows.map((cells) => cells.at(-1))).toEqual(['199', '199', '199']);
  });

  test('writes no file and gives the reason when a firm has no JIB', () => {
    const nameless = { ...federalMonth, firm: { ...federalFirm, jib: '' } };
    expect(mip1023(nameless, '2026-11-10')).toMatchObject({
      xml: undefined,
      doubts: [expect.stringContaining('JIB')],
    });
    expect(gip1022(nameless.firm, [nameless], 2026, '2027-02-10').xml).toBeUndefined();
  });
});

test('has no deduction in a row without income, of MIP and of GIP', () => {
  const [first] = federalMonth.wages;
  if (!first) throw new Error('no wage');
  const unpaid = { ...first.figures, gross: 0, inKind: 0, allowance: 30_000 };
  const month = { ...federalMonth, wages: [{ ...first, figures: unpaid }] };
  const deduction = '<IznosLicnogOdbitka>0.00</IznosLicnogOdbitka>';
  const mip = mip1023(month, '2026-11-10').xml ?? '';
  expect(mip).toContain(deduction);
  expect(mip).toContain('<LicniOdbici>0.00</LicniOdbici>');
  expect(gip1022(month.firm, [month], 2026, '2027-02-10').xml).toContain(deduction);
});

test('names the municipality in GIP after an address without a place', () => {
  const [first] = federalMonth.wages;
  if (!first) throw new Error('no wage');
  const home = (address: string) => {
    const wages = [{ ...first, worker: { ...first.worker, address } }];
    const { xml = '' } = gip1022(federalFirm, [{ ...federalMonth, wages }], 2026, '2027-02-10');
    return /<AdresaPrebivalista>(.*?)</.exec(xml)?.[1];
  };
  const place = first.worker.municipality?.name;
  expect(home('Primjerova 2')).toBe(`Primjerova 2, ${place}`);
  expect(home('Primjerova 2, Sarajevo')).toBe('Primjerova 2, Sarajevo');
});

test('keeps names of any letters in cells and elements', () => {
  const named = (own: Partial<Worker>, month: SettledMonth): SettledMonth => ({
    ...month,
    wages: month.wages.map((wage) => ({ ...wage, worker: { ...wage.worker, ...own } })),
  });
  const odd = { firstName: '=cmd|"/c calc"!A1', lastName: 'Đ<&>"; Čović' };
  const row = dl1Csv(form1002(named(odd, srpskaMonth), '2026-11-10')).split('\n')[1] ?? '';
  expect(row).toContain(`;"'=cmd|""/c calc""!A1 Đ<&>""; Čović";`);
  const xml = mip1023(named(odd, federalMonth), '2026-11-10').xml ?? '';
  expect(parseXmlDocument(xml).getElementsByTagName('ImePrezime')[0]?.textContent).toBe(
    'Đ<&>"; ČOVIĆ =CMD|"/C CALC"!A1',
  );
});

test('any staff: MIP is well-formed and its third part is the sum of the second', async () => {
  await fc.assert(
    fc.asyncProperty(randomStaff('fbih'), async ({ firm, workers, month }) => {
      const known = workers.map((worker, at) => ({ ...worker, jmbg: JMBGS[at] ?? '' }));
      const { wages } = await calculateMonth(firm, known, month, ask);
      const { xml, skipped } = mip1023({ firm, month, wages }, '2026-11-10');
      if (xml === undefined) {
        expect(skipped).toHaveLength(wages.length);
        return;
      }
      const root = parseXmlDocument(xml);
      const sumOf = (name: string): number =>
        root
          .getElementsByTagName(name)
          .reduce((all, { textContent }) => all + Math.round(Number(textContent) * 100), 0);
      const [inTotals] = root.getElementsByTagName('Dio3');
      const total = (name: string): number =>
        Math.round(Number(inTotals?.getElementsByTagName(name)[0]?.textContent) * 100);
      expect(total('Prihod')).toBe(sumOf('UkupanPrihod'));
      // `Doprinosi` is in every row and once among the totals.
      expect(2 * total('Doprinosi')).toBe(sumOf('Doprinosi'));
      expect(total('LicniOdbici')).toBe(sumOf('IznosLicnogOdbitka'));
      expect(total('Porez')).toBe(sumOf('IznosPoreza'));
      expect(root.getElementsByTagName('PodaciOPrihodima')).toHaveLength(wages.length - skipped.length);
    }),
    { numRuns: 40 },
  );
});
