import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { describe, expect, test } from 'vitest';
import { fundHoursOf, proposedAnswer } from '../copy/fund-answer.ts';
import { changeOfCopies, copiesOf, NOTHING_CHOSEN, type WorkerCopy } from './copy.ts';

const september = (workers: PayrollMonth['workers']) =>
  monthOf(workers, { id: 'f1:2026-09', month: 9, payday: '2026-10-10' });

const copyOf = (
  before: WorkerMonth,
  { worker = {}, now }: { worker?: Partial<Worker>; now?: WorkerMonth } = {},
): WorkerCopy | undefined =>
  copiesOf(
    september({ r1: before }),
    monthOf(now ? { r1: now } : {}),
    [workerOf(worker)],
    firmOf({ entity: 'rs' }),
  )[0];

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

describe('recurring entries', () => {
  const recurring = { overtime: 800, night: 1600, secondMeals: 2 };

  test('are separated from one-off entries', () => {
    expect(copyOf({ entries: { ...recurring, ...once } })).toMatchObject({ recurring, once });
  });

  test('are copied alone when nothing is ticked', () => {
    const copy = copyOf({ entries: { ...recurring, ...once }, note: 'septembar', deductions: { k: 100 } });
    expect(changeOfCopies(copy ? [copy] : [], {}, NOTHING_CHOSEN)).toEqual({
      r1: { before: undefined, after: { entries: recurring } },
    });
  });

  test('include transport of the month when the worker has no standing transport', () => {
    const entries = { transport: 5300 };
    expect(copyOf({ entries })).toMatchObject({ recurring: entries, once: {} });
    expect(copyOf({ entries }, { worker: { transport: 8000 } })).toMatchObject({
      recurring: {},
      once: entries,
    });
  });
});

describe('one-off entries', () => {
  test('are copied one by one when ticked', () => {
    const copy = copyOf({ entries: { night: 400, ...once } });
    const chosen = { ...NOTHING_CHOSEN, taken: { r1: ['bonus', 'holidayWork'] as const } };
    expect(changeOfCopies(copy ? [copy] : [], {}, chosen).r1?.after).toEqual({
      entries: { night: 400, bonus: 30_000, holidayWork: 800 },
    });
  });

  test('change nothing when none is ticked', () => {
    const copy = copyOf({ entries: once });
    expect(changeOfCopies(copy ? [copy] : [], {}, NOTHING_CHOSEN)).toEqual({});
  });
});

describe('a worker with something typed this month', () => {
  test.each([
    ['an entry', { entries: { bonus: 100 } }],
    ['something that cannot be read', { entries: {}, unread: { overtime: 'osam' } }],
  ])('stays unchanged with %s, also when it was typed while the dialog was open', (_, now) => {
    expect(copyOf({ entries: { overtime: 800 } }, { now })).toBeUndefined();
    const copy = copyOf({ entries: { overtime: 800 } });
    expect(changeOfCopies(copy ? [copy] : [], { r1: now }, NOTHING_CHOSEN)).toEqual({});
  });

  test('keeps the note', () => {
    const now = { entries: {}, note: 'oktobar' };
    const copy = copyOf({ entries: { overtime: 800 } }, { now });
    expect(changeOfCopies(copy ? [copy] : [], { r1: now }, NOTHING_CHOSEN).r1).toEqual({
      before: now,
      after: { entries: { overtime: 800 }, note: 'oktobar' },
    });
  });
});

describe('a worker on fund leave', () => {
  const fundOf = (...given: Parameters<typeof copyOf>) => {
    const fund = copyOf(...given)?.fund;
    if (!fund) throw new Error('not on a fund');
    return fund;
  };
  // September 2026 has 22 weekdays, October too.
  const whole = { entries: { fundHours: 17_600 } };

  test('stays on it for the whole month by default', () => {
    const fund = fundOf(whole);
    expect(fund).toEqual({ hours: 17_600, wasWhole: true, whole: 17_600 });
    expect(fundHoursOf(proposedAnswer(fund), fund)).toBe(17_600);
  });

  test('gets the hours of the own working day and of the days of employment', () => {
    const half = { dailyHours: 400, employedTo: '2026-10-09' };
    // Seven weekdays of four hours.
    expect(fundOf({ entries: { fundHours: 8800 } }, { worker: half })).toEqual({
      hours: 8800,
      wasWhole: true,
      whole: 2800,
    });
  });

  test('needs an answer when the fund paid a part of the month', () => {
    const fund = fundOf({ entries: { fundHours: 4000 } });
    expect(fund.wasWhole).toBe(false);
    expect(fundHoursOf(proposedAnswer(fund), fund)).toBeUndefined();
    expect(fundHoursOf({ now: 'none', hours: '' }, fund)).toBe(0);
    expect(fundHoursOf({ now: 'part', hours: '' }, fund)).toBeUndefined();
    expect(fundHoursOf({ now: 'part', hours: 'x' }, fund)).toBeUndefined();
    expect(fundHoursOf({ now: 'part', hours: '80' }, fund)).toBe(8000);
  });

  test('gets no recurring hours when the fund pays the whole month', () => {
    const copy = copyOf({ entries: { overtime: 800, fundHours: 4000 } });
    const entriesFor = (hours: number) =>
      changeOfCopies(copy ? [copy] : [], {}, { taken: {}, fundHours: { r1: hours } }).r1?.after?.entries;
    expect(entriesFor(17_600)).toEqual({ fundHours: 17_600 });
    expect(entriesFor(8000)).toEqual({ overtime: 800, fundHours: 8000 });
    expect(entriesFor(0)).toEqual({ overtime: 800 });
  });

  test('keeps the kind of payout when the leave goes on', () => {
    const copy = copyOf({ ...whole, payoutKind: '5' });
    const copies = copy ? [copy] : [];
    expect(changeOfCopies(copies, {}, { taken: {}, fundHours: { r1: 17_600 } }).r1?.after).toEqual({
      entries: { fundHours: 17_600 },
      payoutKind: '5',
    });
    expect(changeOfCopies(copies, {}, { taken: {}, fundHours: { r1: 0 } })).toEqual({});
  });
});
