import fc from 'fast-check';
import { dayOf } from '../../../core/days/day.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { PAYOUT_KINDS, type Payout } from '../../model/payout.ts';

const within = (min: number, max: number) => fc.integer({ min, max });

const day = fc.oneof(
  within(1, 28).map((date) => dayOf(2026, 10, date)),
  within(1, 28).map((date) => dayOf(2026, 11, date)),
  fc.constant('2027-01-15'),
);

const payout: fc.Arbitrary<Payout> = fc
  .record({
    kind: fc.constantFrom(...PAYOUT_KINDS),
    day,
    workers: fc.option(fc.uniqueArray(fc.constantFrom('r0', 'r1', 'r2', 'r3'), { minLength: 1 }), {
      nil: undefined,
    }),
    amount: fc.option(within(1, 60_000), { nil: undefined }),
    isTaxed: fc.boolean(),
  })
  .map(({ workers, amount, kind, ...own }) => ({
    ...own,
    kind,
    ...(workers && { workers }),
    ...(amount !== undefined && kind !== 'contributions' && { amount }),
    ...(kind === 'holidayBonus' && { amount: amount ?? 50_000 }),
  }));

/** Any payouts of October 2026: kinds, days, some workers or all, amounts or columns. */
export const randomPayouts: fc.Arbitrary<NonNullable<PayrollMonth['payouts']>> = fc
  .array(payout, { minLength: 1, maxLength: 4 })
  .map((all) => Object.fromEntries(all.map((one, at) => [`i${at}`, one])));
