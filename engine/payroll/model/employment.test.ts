import { describe, expect, test } from 'vitest';
import { requestOf } from '../month/api-request/request.ts';
import { workerInMonth } from '../month/api-request/worker-in-month.ts';
import { calculateMonth } from '../month/calculate/calculate-month.ts';
import { absenceOf } from '../staff/absences/absences.fixture.ts';
import { absenceProblems } from '../staff/absences/problems.ts';
import { spellsIn } from '../staff/absences/spells.ts';
import { answering, firmOf, monthOf, workerOf } from '../staff.fixture.ts';
import { employedIn, employmentProblem, employmentsIn } from './employment.ts';
import { fundHoursOf, hoursInMonth, serviceYears } from './month-share.ts';
import type { Worker } from './worker.ts';

const october = { year: 2026, month: 10 };

/** Employed to 9 October 2026 and again from 20 October. */
const twice = (own: Partial<Worker> = {}): Worker =>
  workerOf({
    earlierSpells: [{ from: '2020-03-01', to: '2026-10-09' }],
    employedFrom: '2026-10-20',
    ...own,
  });

test('lists the employments of a month', () => {
  expect(employmentsIn(twice(), october)).toEqual([
    { from: '2026-10-01', to: '2026-10-09' },
    { from: '2026-10-20', to: '2026-10-31' },
  ]);
  expect(employedIn(twice(), october)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  const apart = twice({ earlierSpells: [{ from: '2020-03-01', to: '2025-12-31' }] });
  expect(employmentsIn(apart, { year: 2026, month: 3 })).toEqual([]);
});

describe('a month with two employments', () => {
  // October 2026 has 22 weekdays; 1–9 October have 7, 20–31 October have 9: six are in the break.
  test('has the hours of both', () => {
    expect(hoursInMonth(twice(), 'fbih', october)).toBe(16 * 800);
    expect(fundHoursOf(twice(), { entries: {} }, 'fbih', october, employmentsIn(twice(), october))).toEqual({
      all: 22 * 800,
      byFund: 0,
      unpaid: 6 * 800,
    });
  });

  test('is requested with its break and paid by the days of both', async () => {
    const month = monthOf();
    const requested = requestOf(workerInMonth(firmOf(), twice(), month));
    expect('wage' in requested && requested.wage.unos).toMatchObject({
      prekid_od: '2026-10-10',
      prekid_do: '2026-10-19',
    });
    const { wages } = await calculateMonth(firmOf(), [twice()], month, await answering());
    expect(wages[0]?.answer).toMatchObject({ van_odnosa: 6, redovni_sati: 128 });
    // 2.000 × 128 / 176.
    expect(wages[0]?.answer.bruto_plata_osnovna).toBe(1454.55);
    expect(wages[0]?.figures.fundHours).toBe(128_00);
  });

  test('has no break when one employment begins the day after another', () => {
    const worker = twice({ employedFrom: '2026-10-10' });
    const requested = requestOf(workerInMonth(firmOf(), worker, monthOf()));
    expect('wage' in requested && requested.wage.unos).not.toHaveProperty('prekid_od');
    expect(hoursInMonth(worker, 'fbih', october)).toBe(22 * 800);
  });

  test('is refused when there are three', () => {
    const worker = twice({
      earlierSpells: [
        { from: '2026-10-01', to: '2026-10-05' },
        { from: '2026-10-08', to: '2026-10-12' },
      ],
    });
    expect(requestOf(workerInMonth(firmOf(), worker, monthOf()))).toMatchObject({
      reason: expect.stringContaining('najviše dva zaposlenja'),
    });
  });
});

test('counts the service of every employment', () => {
  const service = { years: 2, months: 6, days: 0 };
  const worker = twice({
    earlierSpells: [{ from: '2010-01-01', to: '2012-06-30' }],
    employedFrom: '2021-10-01',
    priorService: service,
  });
  // 2 years 6 months before, 2 years 6 months in the first employment, 5 years in the second.
  expect(serviceYears(worker, october)).toBe(10);
  expect(serviceYears({ ...worker, earlierSpells: [] }, october)).toBe(7);
});

test.each([
  ['ends before it begins', { employedFrom: '2026-05-01', employedTo: '2026-04-30' }, /završava prije/],
  [
    'ends before it begins, an earlier one',
    { earlierSpells: [{ from: '2020-05-01', to: '2020-04-01' }] },
    /završava prije/,
  ],
  [
    'overlaps the current one',
    { earlierSpells: [{ from: '2019-01-01', to: '2020-03-01' }] },
    /preklapaju: od 1\. 1\. 2019 do 1\. 3\. 2020 i od 1\. 3\. 2020/,
  ],
  [
    'overlaps another',
    {
      earlierSpells: [
        { from: '2018-01-01', to: '2018-06-30' },
        { from: '2018-06-01', to: '2018-12-31' },
      ],
    },
    /preklapaju/,
  ],
] as const)('is refused when one %s', (_, own, sentence) => {
  expect(employmentProblem(workerOf(own))).toMatch(sentence);
});

test('requires the first day of the current employment after an earlier one', () => {
  const { employedFrom: _, ...worker } = twice();
  expect(employmentProblem(worker)).toContain('od kada je radnik sada zaposlen');
  expect(employmentProblem(twice())).toBeUndefined();
});

describe('an absence', () => {
  const problem = (from: string, to: string) => absenceProblems(absenceOf({ from, to }), twice(), [], 'fbih');

  test('is refused outside every employment', () => {
    expect(problem('2026-10-12', '2026-10-14').from).toContain('kad nije zaposlen');
    expect(problem('2026-10-07', '2026-10-14').to).toContain('do 9. 10. 2026.');
    expect(problem('2020-02-01', '2020-02-05').from).toContain('od 1. 3. 2020.');
    expect(problem('2026-10-07', '2026-10-08')).toEqual({});
  });

  test('counts only inside the employments', () => {
    const across = absenceOf({ from: '2026-10-07', to: '2026-10-21' });
    const spells = spellsIn(firmOf(), twice(), october, [across]);
    expect(spells.map(({ from, to }) => [from, to])).toEqual([
      ['2026-10-07', '2026-10-09'],
      ['2026-10-20', '2026-10-21'],
    ]);
  });
});
