import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { documentText } from '../../../documents/plain-text.ts';
import { ask } from '../../books/recap/settled-month.fixture.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { openingMonths } from '../../staff/opening/opening-months.ts';
import { newOpeningYear } from '../../staff/opening/opening-year.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { federalFirm, federalStaff, settledOf } from '../settled.fixture.ts';
import { receiptsOf, sexOf, statGross, statNet } from './figures.ts';
import { rad1 } from './rad-1.ts';
import { rad1g } from './rad-1g.ts';
import { statDocument, statSheets } from './stat-files.ts';
import { type StatTable, tableIn, wholeParts } from './stat-table.ts';

const staff = federalStaff.map((one, at) => ({ ...one, costCentre: at === 2 ? 'Zenica' : 'Sarajevo' }));
const october = await settledOf(
  federalFirm,
  staff,
  {
    r1: { entries: { overtime: 1000, 'vrsta:iznos:regres': 40_000 } },
    r2: { entries: { sickHours: 4000 } },
  },
  { averageNet: 150_000 },
);

const valuesOf = (tables: readonly StatTable[] | undefined, at: number) =>
  Object.fromEntries((tables?.[at]?.rows ?? []).map(({ label, values }) => [label, values]));

describe('RAD-1', () => {
  const [unit] = rad1(october, false);

  test('has sums of the month in whole KM and hours', () => {
    const [gross, net] = [statGross, statNet].map((figure) => Math.round(sumOf(october.wages, figure) / 100));
    // October 2026 has 22 working days: 176 h of each, 10 of overtime; 40 of the second are sick leave.
    expect(valuesOf(unit?.tables, 0)).toMatchObject({
      'Bruto plaće, KM': [gross],
      'Neto plaće, KM': [net],
      'Zaposleni koji su primili plaću': [3],
      'Plaćeni sati': [538],
      'Efektivni sati': [498],
      'Prosječna bruto plaća, KM': [Math.round(sumOf(october.wages, statGross) / 300)],
    });
  });

  test('groups other receipts', () => {
    expect(valuesOf(unit?.tables, 1)).toMatchObject({ Prijevoz: [1, 53], Regres: [1, 400] });
  });

  test('has a form for each cost centre when it is asked for', () => {
    const units = rad1(october, true);
    expect(units.map(({ name }) => name)).toEqual(['Sarajevo', 'Zenica']);
    const grossOf = (tables: readonly StatTable[]) => valuesOf(tables, 0)['Bruto plaće, KM']?.[0] ?? 0;
    expect(sumOf(units, ({ tables }) => grossOf(tables))).toBe(grossOf(unit?.tables ?? []));
  });

  test('is printed with what each value is made of', () => {
    const form = {
      firm: federalFirm,
      title: 'RAD-1 za 10/2026',
      fileName: 'rad',
      parts: rad1(october, true),
    };
    expect(documentText(statDocument(form))).toContain('bruto iz 2 plaće za 10/2026');
    expect(statSheets(form).map(({ name }) => name)).toEqual(['Sarajevo 1', 'Zenica 2']);
  });
});

describe('RAD-1G', () => {
  const workers = [
    workerOf({
      id: 'r1',
      schooling: 'VSS',
      contractKind: 'neodređeno',
      sex: 'Ž',
      employedFrom: '2020-01-01',
    }),
    workerOf({ id: 'r2', dailyHours: 400, schooling: 'SSS', contractKind: 'određeno' }),
    workerOf({ id: 'r3', jmbg: '' }),
    workerOf({ id: 'r4', status: 'trainee', schooling: 'KV' }),
    workerOf({ id: 'r5', employedTo: '2026-03-30' }),
    workerOf({ id: 'r6', status: 'unpaid' }),
  ];
  const source = { entity: 'fbih', year: 2026, workers, paidYear: 2026 } as const;

  test('counts the staff on 31 March', () => {
    const { tables, missing } = rad1g({ ...source, march: undefined, paid: [] });
    expect(valuesOf(tables, 0)).toEqual({
      'Na neodređeno vrijeme': [1, 1],
      'Na određeno vrijeme': [1, 0],
      Pripravnici: [1, 0],
      'Nije upisano': [1, 0],
      Ukupno: [4, 1],
    });
    expect(valuesOf(tables, 1)).toMatchObject({
      'Puno radno vrijeme': [3, 1],
      'Nepuno radno vrijeme': [1, 0],
    });
    expect(valuesOf(tables, 2)).toMatchObject({ VSS: [1, 1], SSS: [1, 0], KV: [1, 0], Ukupno: [4, 1] });
    // Born 31. 12. 1899.
    expect(valuesOf(tables, 3)).toMatchObject({ '65 i više': [3, 1], 'Nije upisano': [1, 0] });
    expect(missing.map(({ worker, fields }) => [worker.id, fields])).toEqual([
      ['r3', ['spol', 'vrsta ugovora', 'stručna sprema', 'JMBG (godina rođenja)']],
      ['r4', ['vrsta ugovora']],
    ]);
  });

  test('puts workers of March into bands of hours and net', async () => {
    const month = { id: 'f1:2026-03', month: 3, payday: '2026-04-10' };
    const march = await settledOf(
      firmOf(),
      workers.slice(0, 2),
      { r1: { entries: { overtime: 3000 } } },
      month,
    );
    const { tables } = rad1g({ ...source, march, paid: [march] });
    const bands = valuesOf(tables, 4);
    // March 2026 has 22 working days: 176 + 30 h, and 88 h of four hours a day.
    expect(bands).toMatchObject({ 'manje od 160 sati': [1, 0], 'više od 200 sati': [1, 1], Ukupno: [2, 1] });
    expect(rad1g({ ...source, march: undefined, paid: [] }).tables[4]?.note).toContain('nije zaključen');
  });
});

test('says which months are of an earlier program', () => {
  const worker = workerOf({ schooling: 'SSS' });
  const figures = { gross: 200_000, contributions: 62_000, tax: 10_800, net: 127_200 };
  const opening = { ...newOpeningYear('f1', 2026, 'r1'), months: { '2': figures, '3': figures } };
  const paid = openingMonths(federalFirm, [worker], [opening]);
  const { tables } = rad1g({
    entity: 'fbih',
    year: 2026,
    workers: [worker],
    march: paid[1],
    paid,
    paidYear: 2026,
  });
  expect(valuesOf(tables, 5)).toMatchObject({ SSS: [4000, 0, 2544, 0], Ukupno: [4000, 0, 2544, 0] });
  expect(tables[4]?.note).toContain('iz ranijeg programa: 03/2026');
  expect(tables[5]?.note).toContain('iz ranijeg programa: 02/2026–03/2026');
});

test('takes the sex that was typed before that of the JMBG', () => {
  expect(sexOf({ jmbg: '3112899990017' })).toBe('M');
  expect(sexOf({ jmbg: '3112899990017', sex: 'Ž' })).toBe('Ž');
  expect(sexOf({ jmbg: '' })).toBeUndefined();
});

test('writes the noun of the entity and leaves other words', () => {
  const table = tableIn('rs', {
    title: 'Neto plaće',
    headings: [],
    rows: [{ label: 'Plaćeni sati', values: [] }],
  });
  expect([table.title, table.rows[0]?.label]).toEqual(['Neto plate', 'Plaćeni sati']);
});

test('rounds parts to their rounded sum', () => {
  expect(wholeParts([50, 50, 50])).toEqual([1, 0, 1]);
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000)), (values) => {
      const sum = sumOf(values, (value) => value);
      expect(sumOf(wholeParts(values), (value) => value)).toBe(Math.round(sum / 100));
    }),
  );
});

test.each(PAYROLL_ENTITIES)('adds up to the closed months for any staff in %s', async (entity) => {
  await fc.assert(
    fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
      const { wages } = await calculateMonth(firm, workers, month, ask);
      const settled: SettledMonth = { firm, month, wages };
      const gross = sumOf(wages, statGross);
      const women = wages.filter(({ worker }) => sexOf(worker) === 'Ž');
      const [unit] = rad1(settled, false);
      expect(unit?.tables[0]?.rows[0]?.values).toEqual([Math.round(gross / 100)]);
      const receipts = sumOf(wages, (wage) => sumOf(Object.values(receiptsOf(wage)), (one) => one));
      expect(receipts).toBe(sumOf(wages, ({ figures }) => figures.untaxed));
      const { tables } = rad1g({
        entity,
        year: 2026,
        workers,
        march: undefined,
        paid: [settled],
        paidYear: 2026,
      });
      const [all = 0, ofWomen] = tables[5]?.rows.at(-1)?.values ?? [];
      const rounded = (of: typeof wages) => Math.round(sumOf(of, statGross) / 100);
      const men = wages.filter((wage) => !women.includes(wage));
      expect([all, ofWomen]).toEqual([rounded(men) + rounded(women), rounded(women)]);
      expect(Math.abs(all - Math.round(gross / 100))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
});
