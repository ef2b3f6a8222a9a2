import type { Payout } from '@obracun/engine/payroll/model/payout.ts';
import { calculateMonth } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { readOpened } from './opened-payout.ts';
import { draftOf, draftProblem, newDraft, type PayoutDraft, payoutOf } from './payout-draft.ts';

const ask = await answering();
const worker = workerOf({ employedFrom: '2026-10-01', hotMeal: 0 });

async function october(payouts: Record<string, Payout> = {}) {
  const [firm, month] = [firmOf(), monthOf({}, { payouts })];
  const { wages } = await calculateMonth(firm, [worker], month, ask);
  return { firm, month, wages };
}

const advance: PayoutDraft = { ...newDraft('2026-10-15'), amount: 40_000 };

const PAYOUTS: readonly Payout[] = [
  { kind: 'advance', day: '2026-10-15', amount: 40_000, isTaxed: true },
  { kind: 'advance', day: '2026-10-15' },
  { kind: 'thirteenth', day: '2026-12-20', share: 1_000_000, workers: ['r1'], formKind: '2' },
  { kind: 'holidayBonus', day: '2026-11-20', amount: 90_000, untaxed: 80_000 },
  { kind: 'contributions', day: '2026-10-31' },
  { kind: 'pay', day: '2026-12-10' },
];

test.each(PAYOUTS)('reads a payout into the form and back: %j', (payout) => {
  expect(payoutOf(draftOf(payout))).toEqual(payout);
});

test.each(PAYOUTS)('reads a form that a killed tab left: %j', (payout) => {
  const opened = { id: 'i1', isNew: true, draft: draftOf(payout) };
  expect(readOpened({ ...JSON.parse(JSON.stringify(opened)), firm: 'f1' })).toEqual(opened);
  expect(readOpened({ ...opened, draft: { ...opened.draft, kind: 'of a later version' } })).toBeUndefined();
});

test('drops what was typed for another kind', () => {
  const draft: PayoutDraft = { ...advance, isTaxed: true, untaxed: 100, share: 500_000 };
  expect(payoutOf({ ...draft, kind: 'bonus' })).toEqual({ kind: 'bonus', day: '2026-10-15', amount: 40_000 });
  expect(payoutOf({ ...draft, kind: 'contributions' })).toEqual({
    kind: 'contributions',
    day: '2026-10-15',
    isTaxed: true,
  });
  expect(payoutOf({ ...draft, kind: 'holidayBonus', way: 'share' })).toMatchObject({
    amount: 40_000,
    untaxed: 100,
  });
});

test.each<[string, Partial<PayoutDraft>, string]>([
  ['no amount', { amount: undefined }, 'Upišite iznos po radniku'],
  ['no percentage', { way: 'share' }, 'Upišite procenat'],
  ['no worker', { isForAll: false }, 'Izaberite bar jednog radnika.'],
  ['a day after the payday', { day: '2026-11-07' }, 'upišite raniji dan'],
])('refuses a draft with %s', async (_name, own, text) => {
  const settled = await october();
  expect(draftProblem(settled, settled.month, 'i', { ...advance, ...own })).toContain(text);
});

test('refuses more than a worker is owed, with the name and both amounts', async () => {
  const settled = await october();
  const problem = draftProblem(settled, settled.month, 'i', { ...advance, amount: 127_201 });
  expect(problem).toContain('„Prvi Radnik“: Akontacija plaće 15. 10. 2026. je 1.272,01 KM');
  expect(problem).toContain('duguje 1.272,00 KM');
  expect(draftProblem(settled, settled.month, 'i', { ...advance, amount: 127_200 })).toBeUndefined();
});

test('counts other payouts of the month, but not the edited one twice, and no bonus of its own day', async () => {
  const payouts: Record<string, Payout> = {
    a: { kind: 'advance', day: '2026-10-10', amount: 100_000 },
    b: { kind: 'bonus', day: '2026-11-20', amount: 50_000 },
  };
  const settled = await october(payouts);
  const with1 = (id: string, amount: number) =>
    draftProblem(settled, settled.month, id, { ...advance, amount });
  expect(with1('i', 27_200)).toBeUndefined();
  expect(with1('i', 27_201)).toContain('duguje 272,00 KM');
  expect(with1('a', 127_200)).toBeUndefined();
  expect(with1('a', 127_201)).toContain('duguje 1.272,00 KM');
});
