import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../core/days/day.ts';
import { percent } from '../core/numbers/money.ts';
import type { RateFrom } from './interest.ts';
import { type Debt, interestOverTime } from './interest-over-time.ts';

const citation = {
  naziv: 'proba',
  od: '2018-01-01',
  pouzdanost: 'visoka',
  provjereno: '2026-11-21',
} as const;
const daily = (from: string, rate: number, do_glavnice = false): RateFrom => ({
  from,
  stopa: percent(rate),
  po: 'dan',
  do_glavnice,
  citation,
});

const debt: Debt = {
  principal: 100_000,
  due: '2026-01-31',
  until: '2026-03-02',
  rates: [daily('2018-01-01', 0.03)],
  payments: [],
  interestFirst: true,
};

describe('interest with payments', () => {
  it('is one tranche of all late days when there are no payments', () => {
    const { tranches, interest, left, isCapped } = interestOverTime(debt);
    expect(tranches).toMatchObject([{ from: '2026-02-01', to: '2026-03-02', days: 30, interest: 900 }]);
    expect([interest, left, isCapped]).toEqual([900, 100_900, false]);
  });

  it('uses another rate from its first day', () => {
    const changed = { ...debt, rates: [daily('2018-01-01', 0.03), daily('2026-02-11', 0.06)] };
    expect(interestOverTime(changed).tranches).toMatchObject([
      { to: '2026-02-10', days: 10, interest: 300 },
      { from: '2026-02-11', days: 20, interest: 1200 },
    ]);
  });

  it('applies a payment to interest first, and reduces the principal from the next day', () => {
    const paid = { ...debt, payments: [{ day: '2026-02-10', amount: 50_300 }] };
    expect(interestOverTime(paid)).toMatchObject({
      tranches: [
        { principal: 100_000, interest: 300, paid: 50_300, paidInterest: 300, paidPrincipal: 50_000 },
        { principal: 50_000, days: 20, interest: 300 },
      ],
      principalLeft: 50_000,
      interestLeft: 300,
      paid: 50_300,
    });
  });

  it('states how much interest a payment closed when it does not close all', () => {
    const paid = { ...debt, payments: [{ day: '2026-02-10', amount: 100 }] };
    expect(interestOverTime(paid).tranches).toMatchObject([
      { interest: 300, paid: 100, paidInterest: 100, paidPrincipal: 0 },
      { principal: 100_000, interest: 600, paid: 0, paidInterest: 0 },
    ]);
  });

  it('counts a payment on the last day as in time', () => {
    const paid = { ...debt, payments: [{ day: '2026-01-31', amount: 50_000 }] };
    expect(interestOverTime(paid).tranches).toMatchObject([{ principal: 50_000, days: 30, interest: 450 }]);
  });

  it('applies it to the principal first on request, so that interest remains', () => {
    const paid = { ...debt, interestFirst: false, payments: [{ day: '2026-02-10', amount: 50_300 }] };
    expect(interestOverTime(paid)).toMatchObject({ principalLeft: 49_700, interestLeft: 300 + 298 });
  });

  it('subtracts payments made in time from the principal, and reports overpayment', () => {
    const paid = { ...debt, payments: [{ day: '2026-01-15', amount: 120_000 }] };
    expect(interestOverTime(paid)).toMatchObject({ interest: 0, left: 0, overpaid: 20_000, paid: 120_000 });
  });

  it('stops at the principal when the law sets that limit', () => {
    const long = { ...debt, until: '2046-01-31', rates: [daily('2018-01-01', 0.03, true)] };
    expect(interestOverTime(long)).toMatchObject({ interest: 100_000, isCapped: true });
  });

  it('stops at the principal left when the delay began', () => {
    const payments = [{ day: '2026-01-31', amount: 90_000 }];
    const long = { ...debt, payments, until: '2046-01-31', rates: [daily('2018-01-01', 0.03, true)] };
    expect(interestOverTime(long)).toMatchObject({ interest: 10_000, left: 20_000, isCapped: true });
  });

  it('stops there over all rates together', () => {
    const rates = [daily('2018-01-01', 0.03, true), daily('2030-01-01', 0.03, true)];
    const { tranches, interest } = interestOverTime({ ...debt, until: '2046-01-31', rates });
    expect(tranches.map((one) => one.interest)).toEqual([42_900, 57_100]);
    expect(interest).toBe(100_000);
  });

  it('always adds up: payments equal the closed principal and interest plus overpayment', () => {
    const payment = fc.record({
      day: fc.nat(900).map((days) => addDays('2025-12-01', days)),
      amount: fc.nat(90_000),
    });
    const rates = fc
      .tuple(fc.nat(90), fc.nat(400))
      .map(([rate, later]) => [daily('2018-01-01', 0.03), daily(addDays('2026-02-01', later), rate / 1000)]);
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 6 }),
        rates,
        fc.boolean(),
        (payments, changed, interestFirst) => {
          const outstanding = interestOverTime({
            ...debt,
            until: '2027-06-30',
            payments,
            rates: changed,
            interestFirst,
          });
          const counted = payments.filter(({ day }) => day <= '2027-06-30');
          expect(outstanding.paid).toBe(counted.reduce((sum, { amount }) => sum + amount, 0));
          expect(debt.principal + outstanding.interest).toBe(
            outstanding.paid - outstanding.overpaid + outstanding.left,
          );
          expect(outstanding.tranches.reduce((sum, { interest }) => sum + interest, 0)).toBe(
            outstanding.interest,
          );
          expect(outstanding.tranches.reduce((sum, { days }) => sum + days, 0)).toBe(514 + 1);
        },
      ),
    );
  });
});
