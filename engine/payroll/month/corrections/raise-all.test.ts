import { expect, test } from 'vitest';
import { workerOf } from '../../staff.fixture.ts';
import { firstOther } from './agreed-changes.ts';
import { raisedFrom } from './raise-all.ts';

const FROM = '2026-11-01';
const worker = workerOf({ agreed: [{ from: '2020-03-01', kind: 'bruto', amount: 183_333 }] });

const raised = (of = worker, raise: Parameters<typeof raisedFrom>[2] = { rate: 50_000 }, from = FROM) => {
  const outcome = raisedFrom(of, 'fbih', raise, from);
  if ('reason' in outcome) throw new Error(outcome.reason);
  return outcome;
};

test('adds a percentage to the fening, and keeps the pay before', () => {
  // 1.833,33 + 5 % = 1.833,33 + 91,6665 → 91,67.
  expect(raised().worker.agreed).toEqual([
    { from: '2020-03-01', kind: 'bruto', amount: 183_333 },
    { from: FROM, kind: 'bruto', amount: 192_500 },
  ]);
  expect(firstOther(worker, raised().worker)).toBe(FROM);
});

test('adds an amount, of the agreed kind', () => {
  const net = workerOf({ agreed: [{ from: '2020-03-01', kind: 'neto', amount: 100_000 }] });
  expect(raised(net, { amount: 10_000 }).after).toEqual({ from: FROM, kind: 'neto', amount: 110_000 });
});

test('keeps a net that is what the worker gets', () => {
  const pay = { from: '2020-03-01', kind: 'neto', amount: 100_000, isAfterSolidarity: true } as const;
  const { worker: after } = raised(workerOf({ agreed: [pay] }), { amount: 10_000 });
  expect(after.agreed[1]).toEqual({ ...pay, from: FROM, amount: 110_000 });
});

test('replaces the agreement of the same day', () => {
  const twice = raised(raised().worker, { amount: 500 });
  expect(twice.worker.agreed).toHaveLength(2);
  expect(twice.after.amount).toBe(193_000);
});

test('leaves pay agreed for later days, and names the first of them', () => {
  const agreed = [...worker.agreed, { from: '2027-01-01', kind: 'bruto', amount: 250_000 } as const];
  const { worker: after, until } = raised({ ...worker, agreed });
  expect(until).toBe('2027-01-01');
  expect(after.agreed.map(({ from, amount }) => [from, amount])).toEqual([
    ['2020-03-01', 183_333],
    [FROM, 192_500],
    ['2027-01-01', 250_000],
  ]);
});

test.each([
  [
    'a job by a coefficient',
    { agreed: [{ from: '2020-01-01', kind: 'bruto', amount: 1, coefficient: 1 }] },
    /koeficijent/,
  ],
  [
    'no agreement by the day',
    { agreed: [{ from: '2027-01-01', kind: 'bruto', amount: 1 }] },
    /nije ugovorena/,
  ],
  ['an employment that ended before', { employedTo: '2026-10-31' }, /Radi do 31\. 10\. 2026\./],
  [
    'an hourly rate and an amount a month',
    { agreed: [{ from: '2020-01-01', kind: 'satnica', amount: 1_000 }] },
    /satnicu/,
  ],
] as const)('is refused with %s', (_, own, reason) => {
  expect(raisedFrom(workerOf(own), 'fbih', { amount: 100 }, FROM)).toEqual({
    reason: expect.stringMatching(reason),
  });
});
