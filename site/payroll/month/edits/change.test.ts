import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { describe, expect, test } from 'vitest';
import { withChanges } from '../../../storage/payroll/months.ts';
import {
  changeOf,
  type MonthChange,
  reversed,
  type TypedText,
  withDeduction,
  withoutPaidBy,
  withPayoutKind,
} from './change.ts';
import { mergedInto } from './keepers.ts';
import { NO_HISTORY, redoOf, remembered, undoOf } from './use-edited-month.ts';

const amra: WorkerMonth = { entries: { overtime: 800 }, note: 'noćna smjena' };
const workers: PayrollMonth['workers'] = { amra };
const text = (column: TypedText['column'], typed: string, worker = 'amra'): TypedText => ({
  worker,
  column,
  text: typed,
});
const after = (...texts: TypedText[]) => withChanges(workers, changeOf(workers, texts));

describe('input of a cell', () => {
  test('is stored in the unit of the column', () => {
    expect(after(text('overtime', '7,5'), text('bonus', '1.234,56'))).toEqual({
      amra: { entries: { overtime: 750, bonus: 123_456 }, note: 'noćna smjena' },
    });
  });

  test('stays as typed when it is unreadable, and nothing else counts', () => {
    expect(after(text('overtime', 'osam')).amra).toEqual({
      entries: {},
      unread: { overtime: 'osam' },
      note: 'noćna smjena',
    });
    const wrong = after(text('overtime', 'osam'));
    expect(withChanges(wrong, changeOf(wrong, [text('overtime', '8')]))).toEqual(workers);
  });

  test('is one change for several workers, without those who become empty', () => {
    const change = changeOf(workers, [text('overtime', ''), text('note', ''), text('night', '4', 'ivan')]);
    expect(withChanges(workers, change)).toEqual({ ivan: { entries: { night: 400 } } });
  });

  test('is not made over a change of another tab, nor when the cell is unchanged', () => {
    const change = changeOf(workers, [{ ...text('overtime', '9'), found: '' }]);
    expect(mergedInto(workers, change)).toEqual({ change: {}, refused: ['amra'] });
    expect(changeOf(workers, [{ ...text('overtime', '5'), found: '5' }])).toEqual({});
  });

  test('is no change when the value is the same', () => {
    expect(changeOf(workers, [text('overtime', '8,00'), text('night', '', 'ivan')])).toEqual({});
  });
});

test('reduces a deduction for the month, and restores it', () => {
  const lowered = withDeduction(amra, 'kredit', 5000);
  expect(lowered).toEqual({ ...amra, deductions: { kredit: 5000 } });
  expect(withDeduction(lowered, 'kredit', undefined)).toEqual(amra);
  expect(withDeduction(undefined, 'kredit', undefined)).toBeUndefined();
});

test('stores a kind of payout for the month, merges with another tab, and is removed when emptied', () => {
  const typed = { before: undefined, after: withPayoutKind(undefined, '5') };
  expect(typed.after).toEqual({ entries: {}, payoutKind: '5' });
  const now = { ivan: { entries: { night: 400 } } };
  expect(withChanges(now, mergedInto(now, { ivan: typed }).change)).toEqual({
    ivan: { entries: { night: 400 }, payoutKind: '5' },
  });
  expect(withPayoutKind(typed.after, '')).toBeUndefined();
});

test('undoes and redoes steps in order; a new one clears the redo stack', () => {
  const steps = ['1', '2', '3'].map((typed) => changeOf(workers, [text('night', typed)]));
  const history = steps.reduce((before, step) => remembered(before, step), NO_HISTORY);
  const undone = undoOf(history);
  expect(undone?.change).toEqual(reversed(steps[2] as MonthChange));
  expect(undoOf(undone?.history ?? NO_HISTORY)?.change).toEqual(reversed(steps[1] as MonthChange));
  expect(redoOf(undone?.history ?? NO_HISTORY)).toEqual({ change: steps[2], history });
  expect(redoOf(remembered(undone?.history ?? NO_HISTORY, steps[0] as MonthChange))).toBeUndefined();
  expect(undoOf(NO_HISTORY)).toBeUndefined();
});

test('joins changes of one session into one step, which is removed when it reverts to the start', () => {
  const [earlier, one, other] = [Symbol('earlier'), Symbol('one'), Symbol('other')];
  const typed = (now: PayrollMonth['workers'], hours: string) => changeOf(now, [text('night', hours)]);
  const first = typed(workers, '1');
  const second = typed(withChanges(workers, first), '12');
  const third = typed(withChanges(workers, second), '5');
  const begun = remembered(NO_HISTORY, typed(workers, '3'), earlier);
  const joinedSteps = remembered(remembered(begun, first, one), second, one);
  expect(joinedSteps.done).toHaveLength(2);
  const undone = undoOf(joinedSteps);
  expect(withChanges(withChanges(workers, second), undone?.change ?? {})).toEqual(workers);
  expect(withChanges(workers, redoOf(undone?.history ?? NO_HISTORY)?.change ?? {}).amra?.entries.night).toBe(
    1200,
  );
  expect(remembered(joinedSteps, third, other).done).toHaveLength(3);
  expect(remembered(joinedSteps, reversed(joinedSteps.done[1]?.change ?? {}), one)).toEqual(begun);
});

describe('a month changed by another tab', () => {
  const change = changeOf(workers, [text('overtime', '9')]);

  test('accepts changes elsewhere', () => {
    const now = { amra: { ...amra, entries: { overtime: 800, night: 400 }, note: 'druga' } };
    const { change: merged, refused } = mergedInto(now, change);
    expect(refused).toEqual([]);
    expect(withChanges(now, merged)).toEqual({
      amra: { entries: { overtime: 900, night: 400 }, note: 'druga' },
    });
  });

  test('keeps the value of the other tab on a conflict, and names the workers', () => {
    const now = { amra: { ...amra, entries: { overtime: 100 } } };
    expect(mergedInto(now, change)).toEqual({ change: {}, refused: ['amra'] });
    expect(mergedInto({}, change).refused).toEqual(['amra']);
  });

  test('keeps unknown members of a worker from a later version', () => {
    const later = { ...amra, smjene: { prva: 3 }, oznaka: 'x' };
    const step = { amra: { before: later, after: { ...later, smjene: { prva: 4 }, oznaka: 'y' } } };
    const now = { amra: { ...later, smjene: { prva: 3, druga: 1 }, entries: { night: 400 } } };
    expect(withChanges(now, mergedInto(now, step).change)).toEqual({
      amra: { ...now.amra, smjene: { prva: 4, druga: 1 }, oznaka: 'y' },
    });
    const other = { amra: { ...later, oznaka: 'z' } };
    expect(mergedInto(other, step).refused).toEqual(['amra']);
  });

  test('has no conflict when both made the same change', () => {
    const now = { amra: { ...amra, entries: { overtime: 900 } } };
    expect(mergedInto(now, change).refused).toEqual([]);
  });
});

test('removes the percentages of a closing, of all workers in one step', () => {
  const paidBy = { overtimeUplift: 260_000 };
  const opened = {
    amra: { ...amra, paidBy },
    ivan: { entries: {}, paidBy },
    mara: { entries: { night: 1 } },
  };
  const change = withoutPaidBy(opened);
  expect(withChanges(opened, change)).toEqual({ amra, mara: { entries: { night: 1 } } });
  expect(withChanges({ amra, mara: opened.mara }, reversed(change))).toEqual(opened);
});
