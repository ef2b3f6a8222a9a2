import type { Basis, WithBasis } from '../../core/calculator.ts';
import type { Day } from '../../core/days/day.ts';
import { type Feninga, share, type TakeShare } from '../../core/numbers/money.ts';
import { amountFor } from '../../core/solve/from-basis.ts';

export interface ContractInput extends WithBasis {
  /** The day of the applicable law; today's when null. */
  readonly datum: Day | null;
}

type Ends = Readonly<Record<'bruto' | 'neto', Feninga>>;

/**
 * Every line of a contract, from its gross or its net.
 * @throws Refusal when no gross gives exactly that net
 */
export const bothWays = <Lines extends Ends>(
  basis: Basis,
  forward: (bruto: Feninga, take: TakeShare) => Lines,
): Lines => forward(amountFor<keyof Ends>(basis, 'bruto', forward), share);
