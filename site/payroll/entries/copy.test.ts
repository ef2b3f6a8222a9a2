import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { describe, expect, test } from 'vitest';
import { fundHoursOf, proposedAnswer } from '../month/copy/fund-answer.ts';
import { changeOfCopies, copiesOf, NOTHING_CHOSEN, type WorkerCopy } from './copy.ts';

const september = (workers: PayrollMonth['workers']) =>
  monthOf(workers, { id: 'f1:2026-09', month: 9, payday: '2026-10-10' });

const copyOf = (
  before: WorkerMonth,
  { worker = {}, now }: { worker?: Partial<Worker>; now?: WorkerMonth } = {},
): WorkerCopy | undefined =>
  copiesOf(september({ r1: before }), monthOf(now ? { r1: now } : {}), [workerOf(worker)], 'rs')[0];

const once = {
  holidayWork: 800,
  paidDays: 300,
  unpaidDays: 100,
  missedHours: 200,
  sickHours: 1600,
  perDiems: 100,
  bonus: 30_000,
  untaxed: 4000,
  deductionsOfMonth: 1000,
};

describe('what recurs', () => {
  const recurring = { overtime: 800, night: 1600, secondMeals: 2 };

  test('is told from what happened once', () => {
    expect(copyOf({ entries: { ...recurring, ...once } })).toMatchObject({ recurring, once });
  });

  test('is written alone where nothing is ticked', () => {
    const copy = copyOf({ entries: { ...recurring, ...once }, note: 'septembar', deductions: { k: 100 } });
    expect(changeOfCopies(copy ? [copy] : [], {}, NOTHING_CHOSEN)).toEqual({
      r1: { before: undefined, after: { entries: recurring } },
    });
  });

  test('has transport of the month only where no standing one stands behind it', () => {
    const entries = { transport: 5300 };
    expect(copyOf({ entries })).toMatchObject({ recurring: entries, once: {} });
    expect(copyOf({ entries }, { worker: { transport: 8000 } })).toMatchObject({
      recurring: {},
      once: entries,
    });
  });
});

describe('what happened once', () => {
  test('is taken by a tick, each by its own', () => {
    const copy = copyOf({ entries: { night: 400, ...once } });
    const chosen = { ...NOTHING_CHOSEN, taken: { r1: ['bonus', 'holidayWork'] as const } };
    expect(changeOfCopies(copy ? [copy] : [], {}, chosen).r1?.after).toEqual({
      entries: { night: 400, bonus: 30_000, holidayWork: 800 },
    });
  });

  test('changes nothing where nothing is ticked and nothing recurs', () => {
    const copy = copyOf({ entries: once });
    expect(changeOfCopies(copy ? [copy] : [], {}, NOTHING_CHOSEN)).toEqual({});
  });
});

describe('who has something already', () => {
  test.each([
    ['an entry', { entries: { bonus: 100 } }],
    ['something that cannot be read', { entries: {}, unread: { overtime: 'osam' } }],
  ])('is left alone with %s, also where it was typed while it was asked', (_, now) => {
    expect(copyOf({ entries: { overtime: 800 } }, { now })).toBeUndefined();
    const copy = copyOf({ entries: { overtime: 800 } });
    expect(changeOfCopies(copy ? [copy] : [], { r1: now }, NOTHING_CHOSEN)).toEqual({});
  });

  test('keeps a note', () => {
    const now = { entries: {}, note: 'oktobar' };
    const copy = copyOf({ entries: { overtime: 800 } }, { now });
    expect(changeOfCopies(copy ? [copy] : [], { r1: now }, NOTHING_CHOSEN).r1).toEqual({
      before: now,
      after: { entries: { overtime: 800 }, note: 'oktobar' },
    });
  });
});

describe('a worker on a fund', () => {
  const fundOf = (...given: Parameters<typeof copyOf>) => {
    const fund = copyOf(...given)?.fund;
    if (!fund) throw new Error('not on a fund');
    return fund;
  };
  // September 2026 has 22 weekdays, October too.
  const whole = { entries: { fundHours: 17_600 } };

  test('stays so for the whole month without anything being said', () => {
    const fund = fundOf(whole);
    expect(fund).toEqual({ hours: 17_600, wasWhole: true, whole: 17_600 });
    expect(fundHoursOf(proposedAnswer(fund), fund)).toBe(17_600);
  });

  test('has the hours of their own day and of their own days in the month', () => {
    const half = { dailyHours: 400, employedTo: '2026-10-09' };
    // Seven weekdays of four hours.
    expect(fundOf({ entries: { fundHours: 8800 } }, { worker: half })).toEqual({
      hours: 8800,
      wasWhole: true,
      whole: 2800,
    });
  });

  test('is asked about where it was a part of the month: it may have begun or ended', () => {
    const fund = fundOf({ entries: { fundHours: 4000 } });
    expect(fund.wasWhole).toBe(false);
    expect(fundHoursOf(proposedAnswer(fund), fund)).toBeUndefined();
    expect(fundHoursOf({ now: 'none', hours: '' }, fund)).toBe(0);
    expect(fundHoursOf({ now: 'part', hours: '' }, fund)).toBeUndefined();
    expect(fundHoursOf({ now: 'part', hours: 'x' }, fund)).toBeUndefined();
    expect(fundHoursOf({ now: 'part', hours: '80' }, fund)).toBe(8000);
  });

  test('works no overtime in a month that a fund pays whole', () => {
    const copy = copyOf({ entries: { overtime: 800, fundHours: 4000 } });
    const entriesFor = (hours: number) =>
      changeOfCopies(copy ? [copy] : [], {}, { taken: {}, fundHours: { r1: hours } }).r1?.after?.entries;
    expect(entriesFor(17_600)).toEqual({ fundHours: 17_600 });
    expect(entriesFor(8000)).toEqual({ overtime: 800, fundHours: 8000 });
    expect(entriesFor(0)).toEqual({ overtime: 800 });
  });

  test('is written with the kind of payout it was typed for', () => {
    const copy = copyOf({ ...whole, payoutKind: '5' });
    const copies = copy ? [copy] : [];
    expect(changeOfCopies(copies, {}, { taken: {}, fundHours: { r1: 17_600 } }).r1?.after).toEqual({
      entries: { fundHours: 17_600 },
      payoutKind: '5',
    });
    expect(changeOfCopies(copies, {}, { taken: {}, fundHours: { r1: 0 } })).toEqual({});
  });
});
