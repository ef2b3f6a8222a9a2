import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import type { Figure } from '../../../documents/blocks.ts';
import { documentText } from '../../../documents/plain-text.ts';
import { ask, settledMonth } from '../../books/recap/settled-month.fixture.ts';
import { yearRecapOf } from '../../books/recap/year-recap.ts';
import { monthRanges } from '../../model/month-ranges.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { paidOut } from '../../month/payouts/paid-in.ts';
import { byMonth, sumKnown, type YearMeasure, yearOverview } from '../../month/year-overview.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { openingMonths } from '../../staff/opening/opening-months.ts';
import { newOpeningYear } from '../../staff/opening/opening-year.ts';
import { firmOf } from '../../staff.fixture.ts';
import { averagesOf, firmAverages } from './averages.ts';
import { yearDocument, yearSheets } from './year-files.ts';
import {
  averagesTable,
  measureTable,
  monthsTable,
  usedMeasures,
  workersTable,
  yearNotes,
} from './year-tables.ts';

const TODAY = '2027-01-20';
const months = [
  await settledMonth([{ lastName: 'Žica' }, { lastName: 'Čelik' }], {
    month: { id: 'f1:2026-10', month: 10 },
  }),
  await settledMonth([{ lastName: 'Žica' }], { month: { id: 'f1:2026-11', month: 11 } }),
];
const opening = {
  ...newOpeningYear('f1', 2026, 'r1'),
  months: { '9': { gross: 200_000, contributions: 62_000, tax: 10_800, net: 127_200, refunded: 5000 } },
};
const worker = months[0]?.wages[1]?.worker;
const settled: readonly SettledMonth[] = [
  ...openingMonths(firmOf(), worker ? [worker] : [], [opening]),
  ...months,
];
const overview = yearOverview('fbih', settled, 2026, TODAY);
const measure = (name: string): YearMeasure =>
  overview.measures.find((one) => one.name === name) as YearMeasure;

describe('a year by worker and month', () => {
  test('has a cell for each month with a wage', () => {
    expect(overview.workers.map((one) => [one.worker.lastName, byMonth(measure('net'), one)])).toEqual([
      ['Čelik', [...Array(8), 127_200, months[0]?.wages[1]?.figures.net, undefined, undefined]],
      ['Žica', [...Array(9), months[0]?.wages[0]?.figures.net, months[1]?.wages[0]?.figures.net, undefined]],
    ]);
  });

  test('names missing months and those of an earlier program', () => {
    expect(overview.missing).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12]);
    expect(overview.opening).toEqual([9]);
    expect(overview.partial).toEqual([9]);
    expect(yearNotes(overview)).toEqual([
      '* Iznosi iz ranijeg programa: 09/2026.',
      expect.stringContaining('neki zaposleni nemaju iznosa: 09/2026'),
      expect.stringContaining('bez neupisanih doprinosa na plaću'),
      'Nedostaju mjeseci koji nisu zaključeni: 01/2026–08/2026, 12/2026.',
    ]);
    expect(yearOverview('fbih', settled, 2026, '2026-12-01').missing).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('gives averages of the months without pay of a fund, as certificates do', () => {
    const last = { year: 2026, month: 11 };
    const [one, other] = overview.workers.map((of) => averagesOf(of.worker, last, settled));
    const net = months[0]?.wages[1]?.figures.net ?? 0;
    expect(one?.map((average) => [average.span, average.months])).toEqual([
      [3, 1],
      [6, 1],
      [12, 1],
    ]);
    expect(one?.[0]?.net).toBe(net);
    expect(one?.[0]?.leftOut).toEqual([{ year: 2026, month: 9, reason: 'fund' }]);
    expect(other?.[0]?.months).toBe(2);
    const averages = firmAverages(
      overview.workers.map((of) => of.worker),
      last,
      settled,
    );
    const table = averages && averagesTable(averages);
    expect(table?.rows).toHaveLength(2);
    expect(table?.headings.at(-1)).toBe('Nije u prosjeku');
    expect(table?.rows.map((row) => row.at(-1))).toEqual(['09/2026 (naknadu plaća fond)', '']);
  });

  test('is a workbook and a landscape document with the same tables', () => {
    const year = { firm: firmOf(), overview, averages: undefined };
    expect(yearSheets(year).map(({ name }) => name)).toEqual([
      'Mjeseci',
      'Radnici',
      'Bruto',
      'Doprinosi iz plaće',
      'Porez',
      'Neto',
      'Od neta na teret fonda',
      'Isplaćeno',
      'Sati',
    ]);
    const document = yearDocument(year);
    expect(document.isLandscape).toBe(true);
    expect(documentText(document)).toContain('* Iznosi iz ranijeg programa: 09/2026.');
  });
});

test('writes consecutive months as a range', () => {
  const some = [12, 2, 1, 5].map((month) => ({ year: 2025, month }));
  expect(monthRanges([...some, { year: 2026, month: 1 }])).toBe('01/2025–02/2025, 05/2025, 12/2025–01/2026');
  expect(monthRanges([])).toBe('');
});

const valuesOf = (cells: readonly (string | Figure)[] | undefined): readonly number[] =>
  (cells ?? []).slice(1).map((cell) => (typeof cell === 'string' ? 0 : cell.value));

test.each(PAYROLL_ENTITIES)('adds up to the closed months for any staff in %s', async (entity) => {
  let wagesSeen = 0;
  await fc.assert(
    fc.asyncProperty(randomStaff(entity), randomStaff(entity), async (one, other) => {
      const closed: SettledMonth[] = [];
      for (const [at, { firm, workers, month }] of [one, other].entries()) {
        const { wages } = await calculateMonth(firm, workers, month, ask);
        closed.push({ firm, month: { ...month, month: 10 + at }, wages });
      }
      const all = closed.flatMap(({ wages }) => wages);
      wagesSeen += all.length;
      const year = yearOverview(entity, closed, 2026, TODAY);
      const recap = yearRecapOf(entity, closed);
      for (const of of year.measures) {
        const sum = sumOf(all, of.value);
        const table = measureTable(year, of);
        const total = valuesOf(table.rows.at(-1));
        expect(total.at(-1)).toBe(sum);
        expect(sumKnown(total.slice(0, -1))).toBe(sum);
        const at = recap.lines.findIndex(({ name }) => name === of.name);
        if (at >= 0 && of.name !== 'payout') expect(recap.totals[at]).toBe(sum);
      }
      const used = usedMeasures(year);
      const sums = used.map(({ value }) => sumOf(all, value));
      expect(valuesOf(monthsTable(year).rows.at(-1))).toEqual(sums);
      expect(valuesOf(workersTable(year).rows.at(-1)).slice(1)).toEqual(sums);
      expect(sums[used.findIndex(({ name }) => name === 'payout')]).toBe(sumOf(all, paidOut));
    }),
    { numRuns: 15 },
  );
  expect(wagesSeen).toBeGreaterThan(30);
});
