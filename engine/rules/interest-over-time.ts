import type { Day } from '../core/days/day.ts';
import { addDays } from '../core/days/day.ts';
import type { Feninga } from '../core/numbers/money.ts';
import { daysLate, interestOn, type RateFrom } from './interest.ts';

/** A payment on a debt, and its day. */
export interface PartPayment {
  readonly day: Day;
  readonly amount: Feninga;
}

/** A debt with its rates and payments. */
export interface Debt {
  readonly principal: Feninga;
  /** The due day: the day after is the first late one. */
  readonly due: Day;
  /** The last counted day. */
  readonly until: Day;
  /** Oldest first; the first applies from the first late day at the latest. */
  readonly rates: readonly RateFrom[];
  readonly payments: readonly PartPayment[];
  /** A payment closes interest before principal (Zakon o obligacionim odnosima, čl. 313); otherwise the reverse. */
  readonly interestFirst: boolean;
}

/** Days with the same principal and rate, and the payment at their end. */
export interface Tranche {
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly principal: Feninga;
  readonly rate: RateFrom;
  readonly interest: Feninga;
  /** Paid on its last day. */
  readonly paid: Feninga;
  readonly paidInterest: Feninga;
  readonly paidPrincipal: Feninga;
}

/** The total of a debt. */
export interface Outstanding {
  readonly tranches: readonly Tranche[];
  readonly interest: Feninga;
  readonly paid: Feninga;
  readonly principalLeft: Feninga;
  readonly interestLeft: Feninga;
  readonly left: Feninga;
  /** Paid beyond the debt. */
  readonly overpaid: Feninga;
  /** The law limits interest to the principal, and the limit took effect. */
  readonly isCapped: boolean;
}

interface Running {
  readonly tranches: readonly Tranche[];
  readonly principal: Feninga;
  readonly unpaid: Feninga;
  readonly interest: Feninga;
  readonly overpaid: Feninga;
  readonly isCapped: boolean;
}

/**
 * Interest of a debt with payments: split into tranches at each change of rate and after each payment, simple in each, rounded once per
 * tranche. A payment counts from the next day; payments before the delay reduce the debt from the start.
 */
export function interestOverTime(debt: Debt): Outstanding {
  const start: Running = {
    tranches: [],
    principal: debt.principal,
    unpaid: 0,
    interest: 0,
    overpaid: 0,
    isCapped: false,
  };
  const inTime = paidUpTo(debt, debt.due);
  const begun = settle(start, inTime, debt);
  const { tranches, principal, unpaid, interest, overpaid, isCapped } = cutsOf(debt).reduce(
    (running, period) => tranche(running, period, { ...debt, principal: begun.principal }),
    begun,
  );
  const paid = inTime + tranches.reduce((sum, one) => sum + one.paid, 0);
  const left = principal + unpaid;
  return {
    tranches,
    interest,
    paid,
    principalLeft: principal,
    interestLeft: unpaid,
    left,
    overpaid,
    isCapped,
  };
}

const paidUpTo = ({ payments }: Debt, last: Day): Feninga =>
  payments.filter(({ day }) => day <= last).reduce((sum, { amount }) => sum + amount, 0);

interface Cut {
  readonly from: Day;
  readonly to: Day;
}

/** The late days, split after each payment and before each change of the rate. */
function cutsOf({ due, until, rates, payments }: Debt): Cut[] {
  const ends = [...payments.map(({ day }) => day), ...rates.map(({ from }) => addDays(from, -1)), until]
    .filter((day) => day > due && day <= until)
    .sort();
  const days = [...new Set(ends)];
  return days.map((to, index) => ({ from: addDays(days[index - 1] ?? due, 1), to }));
}

function tranche(running: Running, { from, to }: Cut, debt: Debt): Running {
  const rate = debt.rates.findLast((one) => one.from <= from) ?? debt.rates[0];
  if (!rate) return running;
  const days = daysLate(addDays(from, -1), to);
  const full = interestOn(running.principal, days, { ...rate, do_glavnice: false }).kamata;
  const room = rate.do_glavnice ? Math.max(0, debt.principal - running.interest) : full;
  const interest = Math.min(full, room);
  const paid = paidUpTo(debt, to) - paidUpTo(debt, addDays(from, -1));
  const grown = {
    ...running,
    unpaid: running.unpaid + interest,
    interest: running.interest + interest,
    isCapped: running.isCapped || interest < full,
  };
  const after = settle(grown, paid, debt);
  const made: Tranche = {
    from,
    to,
    days,
    principal: running.principal,
    rate,
    interest,
    paid,
    paidInterest: grown.unpaid - after.unpaid,
    paidPrincipal: grown.principal - after.principal,
  };
  return { ...after, tranches: [...running.tranches, made] };
}

/** Applies a payment to the debt, in the chosen order; the rest is overpayment. */
function settle(running: Running, paid: Feninga, { interestFirst }: Debt): Running {
  const { principal, unpaid } = running;
  const ofInterest = interestFirst ? Math.min(paid, unpaid) : Math.min(Math.max(0, paid - principal), unpaid);
  const ofPrincipal = Math.min(paid - ofInterest, principal);
  return {
    ...running,
    unpaid: unpaid - ofInterest,
    principal: principal - ofPrincipal,
    overpaid: running.overpaid + paid - ofInterest - ofPrincipal,
  };
}
