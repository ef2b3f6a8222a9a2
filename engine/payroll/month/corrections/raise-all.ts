import { byDay, type Day } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { type Feninga, LARGEST_AMOUNT, type Ppm, share } from '../../../core/numbers/money.ts';
import { choiceOf, kindOf } from '../../model/agreed-pay.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Agreed, Worker } from '../../model/worker.ts';
import { insuredWithoutPay } from '../api-request/without-pay.ts';

/** An addition to agreed pay: a share of it, or an amount a month. */
export type Raise = { readonly rate: Ppm } | { readonly amount: Feninga };

/** A worker with raised pay, and its agreement before and after. */
export interface RaisedWorker {
  readonly worker: Worker;
  readonly before: Agreed;
  readonly after: Agreed;
  /** The first day of other pay, agreed before for a later day. */
  readonly until?: Day;
}

/** Why a raise does not apply to a worker, as a sentence. */
export interface NotRaised {
  readonly reason: string;
}

/** A worker with pay raised from a day on; pay agreed for later days stays as agreed. */
export function raisedFrom(
  worker: Worker,
  entity: PayrollEntity,
  raise: Raise,
  from: Day,
): RaisedWorker | NotRaised {
  const { agreed, employedTo } = worker;
  const before = agreed.findLast((one) => one.from <= from);
  if (employedTo !== undefined && employedTo < from) return { reason: `Radi do ${formatDay(employedTo)}` };
  if (insuredWithoutPay(entity, worker) !== undefined) return { reason: 'Nema platu.' };
  if (!before) return { reason: 'Do tog dana plata nije ugovorena.' };
  if (before.coefficient !== undefined) return { reason: 'Ima koeficijent: promijenite cijenu rada firme.' };
  if (before.kind === 'satnica' && 'amount' in raise) return { reason: 'Ima satnicu: upišite procenat.' };
  const amount = before.amount + ('rate' in raise ? share(before.amount, raise.rate) : raise.amount);
  if (amount > LARGEST_AMOUNT) return { reason: 'Iznos je veći od dozvoljenog.' };
  const after: Agreed = { from, ...kindOf(choiceOf(before)), amount };
  const others = agreed.filter((one) => one.from !== from);
  const until = others.find((one) => one.from > from)?.from;
  return {
    worker: { ...worker, agreed: [...others, after].toSorted((one, other) => byDay(one.from, other.from)) },
    before,
    after,
    ...(until !== undefined && { until }),
  };
}
