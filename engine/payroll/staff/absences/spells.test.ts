import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { workdaysBetween } from '../../../rules/working-year.ts';
import { type Absence, isCounted, payerOf } from '../../model/absence.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../../model/place.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { absenceOf } from './absences.fixture.ts';
import { counterOf } from './counter.ts';
import { entriesOf } from './fill-month.ts';
import { randomAbsences } from './random-absences.fixture.ts';
import { monthsOf, spellsIn } from './spells.ts';

const worker = workerOf();
const in2026 = (month: number) => ({ year: 2026, month });

const spells = (absences: readonly Absence[], month: number, entity: PayrollEntity = 'fbih', own = worker) =>
  spellsIn(firmOf({ entity }), own, in2026(month), absences);
const entries = (...given: Parameters<typeof spells>) =>
  entriesOf(spells(...given), given[3]?.dailyHours ?? 800);

test('changes payer from employer to fund when day 43 begins in the Federation', () => {
  // From 2 February: 27 days are in February, so the 42nd is 15 March.
  const ill = absenceOf({ from: '2026-02-02', to: '2026-03-31' });
  expect(counterOf(ill, [ill], 'fbih')).toMatchObject({
    daysBefore: 0,
    employerDays: 42,
    fundFrom: '2026-03-16',
  });
  expect(spells([ill], 2)).toMatchObject([{ payer: 'employer', hours: 16_000, dayOfLeave: 1 }]);
  expect(spells([ill], 3)).toMatchObject([
    { payer: 'employer', from: '2026-03-01', to: '2026-03-15', hours: 8000, dayOfLeave: 28 },
    { payer: 'fund', from: '2026-03-16', to: '2026-03-31', hours: 9600, dayOfLeave: 43 },
  ]);
  expect(entries([ill], 3)).toEqual({ sickHours: 8000, fundHours: 9600 });
});

test('changes payer when day 31 begins in Republika Srpska', () => {
  const ill = absenceOf({ from: '2026-02-02', to: '2026-03-31' });
  expect(counterOf(ill, [ill], 'rs')?.fundFrom).toBe('2026-03-04');
  expect(entries([ill], 3, 'rs')).toEqual({ sickHours: 1600, fundHours: 16_000 });
});

test('continues the count over a weekend, and restarts when there is a working day between', () => {
  const first = absenceOf({ id: 'a', from: '2026-02-02', to: '2026-02-27' });
  const next = absenceOf({ id: 'b', from: '2026-03-02', to: '2026-03-31' });
  expect(counterOf(next, [first, next], 'rs')).toMatchObject({ daysBefore: 28, fundFrom: '2026-03-04' });
  const later = { ...next, from: '2026-03-03' };
  expect(counterOf(later, [first, later], 'rs')).toMatchObject({ daysBefore: 0, continued: undefined });
  const other = { ...next, kind: 'workInjury' } as const;
  expect(counterOf(other, [first, other], 'rs')?.daysBefore).toBe(0);
  const typed = { ...next, daysBefore: 29 };
  expect(counterOf(typed, [first, typed], 'rs')?.fundFrom).toBe('2026-03-03');
});

test('gives no days in the District when none are typed', () => {
  const ill = absenceOf();
  expect(counterOf(ill, [ill], 'bd')?.employerDays).toBeUndefined();
  expect(spells([ill], 3, 'bd')).toEqual([]);
  expect(entries([{ ...ill, employerDays: 2 }], 3, 'bd')).toEqual({ sickHours: 1600, fundHours: 2400 });
});

test('counts a holiday when leave is sick or unpaid, not when it is annual', () => {
  // Friday, 1 May 2026, is a holiday; so is 2 May, a Saturday.
  const days = { from: '2026-04-27', to: '2026-05-04' };
  expect(entries([absenceOf(days)], 5)).toEqual({ sickHours: 1600 });
  expect(entries([absenceOf({ ...days, kind: 'annual' })], 4)).toEqual({ paidDays: 400 });
  expect(entries([absenceOf({ ...days, kind: 'annual' })], 5)).toEqual({ paidDays: 100 });
  expect(entries([absenceOf({ ...days, kind: 'unpaid' })], 5)).toEqual({ unpaidDays: 200 });
});

test('leaves out a day off of the Government when the firm has it', () => {
  const leave = absenceOf({ kind: 'annual' });
  const firm = firmOf({ governmentDaysOff: true });
  expect(sumOf(spellsIn(firm, worker, in2026(3), [leave]), ({ hours }) => hours)).toBe(3200);
});

test('uses typed hours when there are any, else the worker’s', () => {
  const half = workerOf({ dailyHours: 400 });
  expect(entries([absenceOf()], 3, 'fbih', half)).toEqual({ sickHours: 2000 });
  expect(entries([absenceOf({ kind: 'annual', hours: 200 })], 3, 'fbih', half)).toEqual({ paidDays: 250 });
  expect(entries([absenceOf({ kind: 'unpaid', hours: 300 })], 3)).toEqual({ missedHours: 1500 });
});

test('adds kinds to the other column, with their mean share, when they have their own', () => {
  const isolated = absenceOf({ id: 'a', kind: 'isolation', to: '2026-03-03' });
  const hurt = absenceOf({ id: 'b', kind: 'workInjury', from: '2026-03-04', to: '2026-03-06' });
  // (16 h × 90 % + 24 h × 100 %) : 40 h = 96 %
  expect(entries([isolated, hurt], 3, 'rs')).toEqual({ otherSickHours: 4000, otherSickShare: 960_000 });
});

test('counts only employed days when an absence exceeds the employment', () => {
  const leaving = workerOf({ employedTo: '2026-03-04' });
  expect(entries([absenceOf()], 3, 'fbih', leaving)).toEqual({ sickHours: 2400 });
});

test('assigns an hour to the first absence when two overlap', () => {
  const both = [
    absenceOf({ id: 'a', to: '2026-03-04' }),
    absenceOf({ id: 'b', from: '2026-03-04', kind: 'unpaid' }),
  ];
  expect(entries(both, 3)).toEqual({ sickHours: 2400, unpaidDays: 200 });
});

describe.each(PAYROLL_ENTITIES)('any absences in %s', (entity) => {
  test('have in their months together the hours of their days, and turn at most once', () => {
    const firm = firmOf({ entity });
    fc.assert(
      fc.property(randomAbsences(worker, entity, '2025-11-03'), (absences) => {
        for (const absence of absences) {
          const own = monthsOf(absence).flatMap((month) =>
            spellsIn(firm, worker, month, absences).filter((spell) => spell.absence === absence.id),
          );
          const { weekdays, workdays } = workdaysBetween(entity, absence.from, absence.to);
          const isAsWork = !isCounted(absence.kind) && payerOf(absence) === 'employer';
          expect(sumOf(own, ({ hours }) => hours)).toBe((isAsWork ? workdays : weekdays) * 800);
          const payers = own.map(({ payer }) => payer);
          const turns = payers.filter((payer, at) => at > 0 && payer !== payers[at - 1]);
          expect(turns.length).toBeLessThanOrEqual(1);
          if (turns.length > 0) expect(turns).toEqual(['fund']);
        }
      }),
      { numRuns: 150 },
    );
  });
});
