import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import type { MonthPayout } from '../../model/payout.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { isDeclared } from './figure-parts.ts';
import { isOwn, isPaidOften, payoutsOf } from './month-payouts.ts';

/** A settled month for each of its payouts, by day; a month that is paid once is unchanged. */
export const payoutMonths = (settled: SettledMonth): readonly SettledMonth[] =>
  isPaidOften(settled.month)
    ? payoutsOf(settled.month)
        .map((payout) => paidIn(settled, payout))
        .filter(({ wages }) => wages.length > 0)
    : [settled];

/** The same with only the wages declared by each payout: an advance without tax has none. */
export const declaredMonths = (settled: SettledMonth): readonly SettledMonth[] =>
  isPaidOften(settled.month)
    ? payoutMonths(settled)
        .map((one) => ({ ...one, wages: one.wages.filter(isReported) }))
        .filter(({ wages }) => wages.length > 0)
    : [settled];

/** A worker paid once is reported with the wage, also with a zero one. */
const isReported = ({ parts, figures }: SettledWage): boolean => parts === undefined || isDeclared(figures);

/** A settled month as one of its payouts pays it, on the day of the payout. */
function paidIn(settled: SettledMonth, payout: MonthPayout): SettledMonth {
  const { month, wages } = settled;
  return {
    ...settled,
    payout,
    month: { ...month, payday: payout.day, workers: asPaidIn(settled, payout) },
    wages: wages.flatMap((wage) => partOf(wage, payout) ?? []),
  };
}

/** The kind typed for a worker is that of the wage; a payout has its own. */
function asPaidIn({ month: { workers }, wages }: SettledMonth, payout: MonthPayout): PayrollMonth['workers'] {
  if (!isOwn(payout)) return workers;
  const { formKind } = payout;
  return Object.fromEntries(
    wages.map(({ worker: { id } }): [string, WorkerMonth] => {
      const { payoutKind: _, ...inputs } = workers[id] ?? { entries: {} };
      return [id, { ...inputs, ...(formKind && { payoutKind: formKind }) }];
    }),
  );
}

function partOf(wage: SettledWage, payout: MonthPayout): SettledWage | undefined {
  const { parts, withheld } = wage;
  if (!parts) return isOwn(payout) ? undefined : wage;
  const part = parts.find((one) => one.payout === payout.id);
  if (!part) return undefined;
  const paid = { figures: part.figures, payout: part.paid };
  if (!isOwn(payout))
    return { ...wage, ...paid, withheld: withheld.filter((one) => one.payout === undefined) };
  // Kinds of pay and pay for a fund are whole, and reported once, with the wage.
  const { pays: _, refunds: _refunds, unpaidRefunds: _unpaid, ...rest } = wage;
  return { ...rest, ...paid, withheld: [], leftOut: [] };
}

/** All that a worker is paid for a month, by every payout. */
export const paidOut = ({ payout, withheld }: Pick<SettledWage, 'payout' | 'withheld'>): Feninga =>
  payout +
  sumOf(
    withheld.filter((one) => one.payout !== undefined),
    ({ amount }) => amount,
  );

/** The payout of an order, form or list of a month with several. */
export const payoutId = ({ payout }: Pick<SettledMonth, 'payout'>): { readonly payout?: string } =>
  payout ? { payout: payout.id } : {};
