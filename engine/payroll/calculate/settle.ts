import { sumOf } from '../../core/numbers/money.ts';
import { inKindOf } from '../api-request/in-kind.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { deduct } from './deductions.ts';
import { figuresOf, inHand } from './figures.ts';

type Wire = Readonly<Record<string, unknown>>;

/** One worker's month out of its answer: the figures, what is kept back, and what is paid out, never below zero. */
export function settle(
  worker: Worker,
  entity: PayrollEntity,
  call: string,
  request: Wire,
  answer: Wire,
  month: PayrollMonth,
): SettledWage {
  const said = month.workers[worker.id];
  const figures = {
    ...figuresOf(entity, answer, request),
    // The call knows it as taxed pay, and not how it is given.
    inKind: inKindOf(entity, said?.entries ?? {}),
  };
  const { withheld, leftOut } = deduct(worker, entity, figures, said);
  const kept = sumOf(withheld, ({ amount }) => amount);
  return {
    worker,
    entity,
    call,
    request,
    answer,
    figures,
    withheld,
    leftOut,
    payout: Math.max(0, inHand(figures) - kept),
  };
}
