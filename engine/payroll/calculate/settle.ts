import { sumOf } from '../../core/numbers/money.ts';
import { inKindOf } from '../api-request/in-kind.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { SettledWage, WageFigures } from '../model/wage.ts';
import { deduct } from './deductions.ts';
import { figuresOf, inHand } from './figures.ts';

type Answered = Pick<SettledWage, 'worker' | 'entity' | 'call' | 'request' | 'answer'>;

/**
 * One worker's month from its answer: figures, deductions, and payout, never below zero.
 * @param change adds to the figures of the answer what the call does not include
 */
export function settle(
  answered: Answered,
  month: PayrollMonth,
  change: (figures: WageFigures) => WageFigures = (figures) => figures,
): SettledWage {
  const { worker, entity, call, request, answer } = answered;
  const said = month.workers[worker.id];
  const figures = change({
    ...figuresOf(entity, answer, request),
    // The call has it as taxed pay, without its form.
    inKind: inKindOf(entity, said?.entries ?? {}),
  });
  const { withheld, leftOut } = deduct(worker, entity, figures, said);
  const deducted = sumOf(withheld, ({ amount }) => amount);
  return {
    worker,
    entity,
    call,
    request,
    answer,
    figures,
    withheld,
    leftOut,
    payout: Math.max(0, inHand(figures) - deducted),
  };
}
