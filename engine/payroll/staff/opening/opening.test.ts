import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthCode, type YearMonth } from '../../../core/days/day.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { documentText } from '../../../documents/plain-text.ts';
import { yearRecapOf } from '../../books/recap/year-recap.ts';
import { gip1022 } from '../../forms/federal/gip-1022.ts';
import { olp1021 } from '../../forms/federal/olp-1021.ts';
import { settledOf } from '../../forms/settled.fixture.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { earlierPays } from '../../month/calculate/earlier-pay.ts';
import { contributionsOf } from '../../month/calculate/figures.ts';
import { earlierBase } from '../../month/fund-pay/base.ts';
import { workerYears } from '../../month/year.ts';
import { averageOf, certificateDocument } from '../../papers/certificates/certificate.ts';
import { monthsUpTo, paidMonths } from '../../papers/certificates/paid-months.ts';
import { yearCard } from '../../papers/certificates/year-card.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { leaveBalance } from '../leave/balance.ts';
import { newLeaveYear } from '../leave/leave-year.ts';
import { isStaffRecord, readOpeningYear } from '../staff-records.ts';
import { withOpenings } from './merged.ts';
import { missingFigures, openingDoubts } from './opening-figures.ts';
import { openingLeave, openingMonths } from './opening-months.ts';
import { newOpeningYear, type OpeningMonth, type OpeningYear } from './opening-year.ts';

const worker = workerOf();
const firm = firmOf();

/** Gross 2.000,00: 31 % contributions 620,00, deduction 300,00, tax 10 % of 1.080,00, net 1.272,00. */
const MAY: OpeningMonth = { gross: 200_000, contributions: 62_000, tax: 10_800, net: 127_200 };
const opening = (
  months: Readonly<Record<string, OpeningMonth>>,
  own: Partial<OpeningYear> = {},
): OpeningYear => ({ ...newOpeningYear('f1', 2026, 'r1'), months, ...own });
const monthsOf = (...openings: readonly OpeningYear[]): readonly SettledMonth[] =>
  openingMonths(firm, [worker], openings);
const [may] = monthsOf(opening({ '5': { ...MAY, hours: 16_800, untaxed: 34_000, paid: 140_000 } }));

describe('figures of an earlier program', () => {
  test('are completed by the law of the month when only their sum is typed', () => {
    const figures = may?.wages[0]?.figures;
    // 17, 12,5 and 1,5 % of 2.000,00; 300,00 / 300,00; 108,00 / 10 %.
    expect(figures).toMatchObject({
      pension: { from: 34_000 },
      health: { from: 25_000 },
      unemployment: { from: 3000 },
      coefficient: 1_000_000,
      allowance: 30_000,
      taxBase: 108_000,
      cost: 234_000,
    });
    expect(figures && contributionsOf(figures)).toBe(62_000);
  });

  test('keep typed parts when some contributions are given', () => {
    const [month] = monthsOf(opening({ '5': { ...MAY, pension: 34_100, allowance: 40_000 } }));
    const figures = month?.wages[0]?.figures;
    // The rest of 279,00 is shared as 12,5 to 1,5.
    expect(figures).toMatchObject({
      pension: { from: 34_100 },
      health: { from: 24_911 },
      unemployment: { from: 2989 },
      taxBase: 98_000,
    });
  });

  test('withhold the difference when less than the net was paid', () => {
    expect(may?.wages[0]).toMatchObject({
      payout: 140_000,
      withheld: [{ name: 'Obustave iz ranijeg programa', amount: 21_200 }],
    });
  });

  test('have no wage when a needed figure is missing or the law is not known', () => {
    const { net: _, ...incomplete } = MAY;
    expect(missingFigures(incomplete)).toEqual(['net']);
    expect(monthsOf(opening({ '5': incomplete }))).toEqual([]);
    expect(monthsOf(opening({ '5': MAY }, { year: 2017 }))).toEqual([]);
  });

  test('are doubted when they contradict each other', () => {
    expect(openingDoubts('fbih', MAY)).toEqual([]);
    expect(openingDoubts('fbih', { ...MAY, net: 127_000 })).toHaveLength(1);
    expect(openingDoubts('fbih', { ...MAY, paid: 127_300 })).toHaveLength(1);
    const split = { ...MAY, pension: 34_000, health: 25_000, unemployment: 2900 };
    expect(openingDoubts('fbih', split)).toHaveLength(1);
    expect(openingDoubts('rs', split)).toEqual([]);
  });

  test('are read back when stored, and refused with another shape', () => {
    const stored = opening({ '5': { ...MAY, payday: '2026-06-05' } });
    expect(readOpeningYear(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    expect(isStaffRecord(stored)).toBe(true);
    expect(readOpeningYear({ ...stored, months: { '13': MAY } })).toBeUndefined();
    expect(readOpeningYear({ ...stored, months: { '5': { gross: -1 } } })).toBeUndefined();
  });
});

describe('earlier months', () => {
  const june: YearMonth = { year: 2026, month: 6 };
  const staff = [{ ...worker, agreed: [{ from: '2026-01-01', kind: 'bruto' as const, amount: 200_000 }] }];

  test('give a closed month precedence over an opening balance of the same month', async () => {
    const closed = await settledOf(firm, staff, {}, { id: 'f1:2026-05', month: 5, payday: '2026-06-10' });
    const merged = withOpenings([closed], monthsOf(opening({ '4': MAY, '5': MAY })), [closed.month]);
    expect(merged.map(({ month, wages }) => [monthCode(month), wages[0]?.opening !== undefined])).toEqual([
      ['2026-04', true],
      ['2026-05', false],
    ]);
    const unreadable = withOpenings([], monthsOf(opening({ '5': MAY })), [closed.month]);
    expect(unreadable).toEqual([]);
  });

  test('make a whole year of GIP-1022 and OLP-1021 with the later months of the firm', async () => {
    const closed = await settledOf(firm, staff, {}, { id: 'f1:2026-06', month: 6, payday: '2026-07-10' });
    const merged = withOpenings(
      [closed],
      monthsOf(opening({ '4': { ...MAY, payday: '2026-05-08' }, '5': MAY })),
      [closed.month],
    );
    const years = workerYears(merged, 2026);
    expect(years[0]?.paid.map(({ month }) => month.payday)).toEqual([
      '2026-05-08',
      '2026-06-10',
      '2026-07-10',
    ]);
    const { xml, doubts } = gip1022(firm, merged, 2026, '2027-01-20');
    const gross = 400_000 + (closed.wages[0]?.figures.gross ?? 0);
    const total = xml?.slice(xml.indexOf('<Ukupno>'));
    expect(total).toContain(`<BrutoPlaca>${(gross / 100).toFixed(2)}</BrutoPlaca>`);
    expect(doubts.join(' ')).toContain('iz ranijeg programa: 04/2026–05/2026');
    expect(doubts.join(' ')).toContain('Datum isplate nije upisan za 05/2026');
    const record = years[0] && documentText(olp1021(firm, years[0], 2026));
    expect(record).toContain('8. 5. 2026. *');
    expect(record).toContain('Iznosi iz ranijeg programa');
  });

  test('leave a December paid in January to the next year', () => {
    const december = monthsOf(opening({ '12': { ...MAY, payday: '2026-01-09' } }, { year: 2025 }));
    expect(workerYears(december, 2025)).toEqual([]);
    expect(workerYears(december, 2026)[0]?.paid).toHaveLength(1);
  });

  test('are declared when they had pay, also of someone without pay now', () => {
    const months = openingMonths(firm, [workerOf({ status: 'unpaid' })], [opening({ '5': MAY })]);
    expect(workerYears(months, 2026)[0]?.paid).toHaveLength(1);
  });

  test('are marked in certificates and on the yearly card', () => {
    const months = paidMonths(worker, monthsUpTo(june, 3), monthsOf(opening({ '4': MAY, '5': MAY })));
    expect(months.leftOut).toEqual([{ year: 2026, month: 6, reason: 'open' }]);
    expect(averageOf(months.paid, ({ net }) => net)).toBe(127_200);
    const certificate = certificateDocument({
      kind: 'average',
      firm,
      worker,
      months,
      averaged: months,
      number: '',
      day: '2026-07-01',
      purpose: 'bank',
      purposeText: '',
      signer: '',
    });
    for (const document of [certificate, yearCard(firm, worker, 2026, months)]) {
      expect(documentText(document)).toContain('05/2026 *');
      expect(documentText(document)).toContain('* Iznosi iz ranijeg programa.');
    }
  });

  test('are the base of sick pay only when the hours are known', async () => {
    const needs = { ill: ['r1'], limited: [], ofYear: 5 };
    const baseOf = async (month: SettledMonth | undefined) =>
      (await earlierPays(needs, async (back) => (back === 1 ? month?.wages : undefined))).get('r1')?.sickBase;
    expect(await baseOf(may)).toEqual({ amount: 200_000, hours: 16_800 });
    expect(await baseOf(monthsOf(opening({ '5': MAY }))[0])).toBeUndefined();
  });

  test('do not take another worker of an opening balance for unpaid', async () => {
    const rule = { months: 1, of: 'net', countsUnpaid: false, per: 'earlierHour' } as const;
    const base = (id: string) =>
      earlierBase({ absence: 'o1', worker: id, leaveFrom: '2026-06-03', rule }, async () => may?.wages);
    expect(await base('r1')).toEqual({ amount: 127_200, hours: 16_800, months: 1 });
    expect(await base('r2')).toEqual({ missing: expect.stringContaining('nije upisan iz ranijeg programa') });
  });

  test('count leave used before, unless it was typed in the ledger', () => {
    const openings = [opening({ '2': { leaveDays: 300 }, '5': { ...MAY, leaveDays: 250 } })];
    const leave = { ...newLeaveYear('f1', 2026, 'r1'), baseDays: 20 };
    const usedOf = (usedBefore?: number) =>
      leaveBalance(
        {
          firm,
          worker,
          absences: [],
          leaves: [{ ...leave, ...(usedBefore !== undefined && { usedBefore }) }],
          opening: openingLeave(openings, 'r1'),
        },
        2026,
        '2026-07-01',
      ).used;
    expect([usedOf(), usedOf(100)]).toEqual([550, 100]);
  });
});

const amount = fc.integer({ min: 0, max: 900_000 });
const anyMonth: fc.Arbitrary<OpeningMonth> = fc
  .record({ contributions: amount, tax: amount, net: amount, untaxed: amount, onTop: amount })
  .map((month) => ({ ...month, gross: month.contributions + month.tax + month.net }));

test.each(PAYROLL_ENTITIES)('adds opening balances up to the year in %s', (entity) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), anyMonth), { maxLength: 12 }), (all) => {
      const months = Object.fromEntries(all);
      const settled = openingMonths({ ...firm, entity }, [worker], [opening(months)]);
      const { lines, totals } = yearRecapOf(entity, settled);
      const typed = Object.values(months);
      const sums = {
        gross: sumOf(typed, ({ gross = 0 }) => gross),
        contributionsFrom: sumOf(typed, ({ contributions = 0 }) => contributions),
        tax: sumOf(typed, ({ tax = 0 }) => tax),
        net: sumOf(typed, ({ net = 0 }) => net),
        untaxed: sumOf(typed, ({ untaxed = 0 }) => untaxed),
        payout: sumOf(typed, ({ net = 0, untaxed = 0 }) => net + untaxed),
        cost: sumOf(typed, ({ gross = 0, untaxed = 0, onTop = 0 }) => gross + untaxed + onTop),
      };
      for (const [name, sum] of Object.entries(sums)) {
        const at = lines.findIndex((line) => line.name === name);
        expect([name, totals[at]]).toEqual([name, sum]);
      }
    }),
  );
});
