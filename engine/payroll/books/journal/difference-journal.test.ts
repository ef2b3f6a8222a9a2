import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { gross } from '../../month/calculate/settled-wage.fixture.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { ask, plain, settledMonth } from '../recap/settled-month.fixture.ts';
import { differenceJournals } from './difference-journal.ts';
import { bookOf } from './ledger-accounts.ts';

const october = (amount: number) => settledMonth([{ ...plain, agreed: gross(amount) }]);

const between = (before: SettledMonth, after: SettledMonth) =>
  differenceJournals({ settled: before }, { settled: after }, bookOf(after.firm));

const written = (journals: ReturnType<typeof between>) =>
  journals.map(({ number, lines }) => [
    number,
    ...lines.map(({ account, debit, credit }) => [account, debit, credit]),
  ]);

test('posts only the difference when a gross of 2.000 becomes 2.100', async () => {
  // 100,00 gross and 5,00 on it; 0,31 + 0,31 + 0,50 levies; net 62,10, tax 6,90, contributions 31,00 + 5,00.
  expect(written(between(await october(200_000), await october(210_000)))).toEqual([
    [
      'PL-2026-10-R',
      ['520', 10_500, 0],
      ['555', 112, 0],
      ['450', 0, 6210],
      ['451', 0, 690],
      ['452', 0, 3600],
      ['482', 0, 112],
    ],
  ]);
});

test('posts a decrease on the same side, and what the worker was overpaid as a claim', async () => {
  expect(written(between(await october(210_000), await october(200_000)))).toEqual([
    [
      'PL-2026-10-R',
      ['520', -10_500, 0],
      ['555', -112, 0],
      ['450', 0, -6210],
      ['451', 0, -690],
      ['452', 0, -3600],
      ['482', 0, -112],
    ],
    ['PL-2026-10-R-O', ['232', 6210, 0], ['450', 0, 6210]],
  ]);
});

test('posts nothing when both closings are equal', async () => {
  expect(between(await october(200_000), await october(200_000))).toEqual([]);
});

test.each(PAYROLL_ENTITIES)('balances to the difference of costs for any staff of %s', async (entity) => {
  const staffs = fc.tuple(randomStaff(entity), randomStaff(entity));
  await fc.assert(
    fc.asyncProperty(staffs, async ([one, other]) => {
      const [before, after] = await Promise.all(
        [one, other].map(async ({ workers, month }): Promise<SettledMonth> => {
          const { wages } = await calculateMonth(one.firm, workers, month, ask);
          return { firm: one.firm, month, wages };
        }),
      );
      if (!before || !after) throw new Error('no months');
      const journals = between(before, after);
      for (const { debit, credit } of journals) expect(debit).toBe(credit);
      const cost = ({ wages }: SettledMonth) => sumOf(wages, ({ figures }) => figures.cost);
      const calculation = journals.find(({ kind }) => kind === 'calculation');
      expect(calculation?.debit ?? 0).toBe(cost(after) - cost(before));
    }),
    { numRuns: 30 },
  );
});
