import { expect, test } from 'vitest';
import type { PayrollMonth } from '../../model/month.ts';
import type { Payout } from '../../model/payout.ts';
import { monthOf } from '../../staff.fixture.ts';
import { dayDoubts, daysDoubts, payoutProblem } from './problems.ts';

const advance: Payout = { kind: 'advance', day: '2026-10-15', amount: 40_000 };
const month = (payouts: PayrollMonth['payouts'] = {}) => monthOf({}, { payouts });

test('accepts an advance, a bonus and pay by amount', () => {
  for (const kind of ['advance', 'bonus', 'pay', 'contributions'] as const)
    expect(payoutProblem(month(), 'i', { ...advance, kind })).toBeUndefined();
});

test.each<[string, Partial<Payout>, string]>([
  ['no day', { day: '' }, 'Upišite dan isplate'],
  ['a day that does not exist', { day: '2026-02-30' }, 'Upišite dan isplate'],
  ['nobody', { workers: [] }, 'Izaberite bar jednog radnika.'],
  ['zero', { amount: 0 }, 'veći od nule'],
  ['an advance on the payday', { day: '2026-11-06' }, 'isplate mjeseca, 6. 11. 2026.'],
  ['a kind of three digits', { formKind: '123' }, 'jednu ili dvije cifre'],
])('refuses a payout with %s', (_name, own, text) => {
  expect(payoutProblem(month(), 'i', { ...advance, ...own })).toContain(text);
});

test('refuses a second payout of the same column, of contributions, or of all that is left, unless its workers are others', () => {
  const of = (kind: Payout['kind'], workers?: string[]): Payout => ({
    kind,
    day: '2026-10-15',
    ...(workers && { workers }),
  });
  for (const kind of ['advance', 'bonus', 'contributions', 'pay'] as const) {
    const there = month({ i: of(kind, ['r1']) });
    expect(payoutProblem(there, 'j', of(kind))).toMatch(/već/);
    expect(payoutProblem(there, 'j', of(kind, ['r1', 'r2']))).toMatch(/već/);
    expect(payoutProblem(there, 'j', of(kind, ['r2']))).toBeUndefined();
    expect(payoutProblem(there, 'i', of(kind))).toBeUndefined();
  }
  expect(payoutProblem(month({ i: of('thirteenth') }), 'j', of('bonus'))).toContain('Stimulacija');
});

test('doubts a day before its month, and one over a year later', () => {
  expect(dayDoubts(month(), '2026-09-30')).toEqual([expect.stringContaining('prije početka mjeseca')]);
  expect(dayDoubts(month(), '2027-11-02')).toEqual([expect.stringContaining('više od godinu dana')]);
  expect(dayDoubts(month(), '2026-10-01')).toEqual([]);
});

test('doubts an advance that the payday was moved before', () => {
  const moved = { ...month({ i: advance }), payday: '2026-10-10' };
  expect(daysDoubts(moved)).toEqual([expect.stringContaining('je poslije dana isplate mjeseca')]);
  expect(daysDoubts(month({ i: advance }))).toEqual([]);
});
