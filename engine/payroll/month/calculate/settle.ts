import { sumOf } from '../../../core/numbers/money.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { RequestedWage } from '../api-request/request.ts';
import { insuredWithoutPay } from '../api-request/without-pay.ts';
import type { WorkerInMonth } from '../api-request/worker-in-month.ts';
import { cutPayoutReason, overpaidReason, paidApart, wageEntries } from '../payouts/amounts.ts';
import { minus } from '../payouts/figure-parts.ts';
import { addsPay, ownPayouts } from '../payouts/month-payouts.ts';
import { asPaid, openPayout, paidElsewhere, wageParts } from '../payouts/wage-parts.ts';
import { deduct } from './deductions.ts';
import { inHand } from './figures.ts';
import { inKindIn, paysOf } from './pays-of.ts';
import { specialFigures } from './special-figures.ts';
import { figuresOf } from './wage-figures.ts';

/** A worker's month as calculated so far: without payouts that add pay, or with the first of them. */
export type WageStep = Omit<SettledWage, 'withheld' | 'leftOut' | 'payout' | 'parts' | 'notes'>;

/** One worker's month from its answer. */
export function stepOf(
  { firm, entity, worker }: WorkerInMonth,
  { wage: { poziv: call, unos: request }, further }: RequestedWage,
  answer: SettledWage['answer'],
): WageStep {
  const figures = specialFigures(
    { worker, entity, request },
    {
      ...figuresOf(entity, answer, request),
      // The call has it as taxed pay, without its form.
      ...inKindIn(further),
    },
  );
  const pays = insuredWithoutPay(entity, worker) === undefined ? paysOf(firm, answer, further) : [];
  return { worker, entity, call, request, answer, figures, pays };
}

/**
 * One worker's month: the whole of it, its deductions, and what each payout pays, never below zero; or the reason why its payouts cannot
 * be paid.
 * @param more the same with each payout that adds pay, by day
 */
export function settle(
  first: WageStep,
  more: readonly WageStep[],
  month: PayrollMonth,
): SettledWage | { readonly reason: string } {
  const { entity, worker, figures: base } = first;
  const steps = [first, ...more];
  const last = steps.at(-1) ?? first;
  const own = ownPayouts(month, worker.id);
  const typed = month.workers[worker.id];
  const inputs = typed && { ...typed, entries: wageEntries(month, worker.id) };
  const reason = overpaidReason(entity, month, worker, base);
  if (reason !== undefined) return { reason };
  const added = own.filter(addsPay).map((payout, at) => ({
    payout,
    figures: minus(steps[at + 1]?.figures ?? base, steps[at]?.figures ?? base),
  }));
  const elsewhere = paidElsewhere(entity, month, paidApart(month, worker.id, base), added);
  const deducted = deduct(worker, entity, last.figures, inputs, month, elsewhere);
  const cut = cutPayoutReason(deducted.leftOut);
  if (cut !== undefined) return { reason: cut };
  const left = Math.max(0, inHand(last.figures) - sumOf(deducted.withheld, ({ amount }) => amount));
  if (own.length === 0) return { ...last, ...deducted, payout: left };
  const open = openPayout(month, worker.id);
  const withheld = [...deducted.withheld, ...(open && left > 0 ? [asPaid(entity, open, left)] : [])];
  const payout = open ? 0 : left;
  const parts = wageParts({ month, worker: worker.id, base, added, withheld, payout });
  return { ...last, withheld, leftOut: deducted.leftOut, payout, parts };
}
