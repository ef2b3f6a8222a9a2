import type { Basis, Notations, WithBasis } from '../../kernel/calculator.ts';
import type { Day } from '../../kernel/day.ts';
import { amountFor } from '../../kernel/from-basis.ts';
import { type Feninga, share, type TakeShare } from '../../kernel/money.ts';

export interface ContractInput extends WithBasis {
  /** The day whose law applies; today's when null. */
  readonly datum: Day | null;
}

type Ends = Readonly<Record<'bruto' | 'neto', Feninga>>;

/**
 * Every line of a contract, whether its gross or its net was given.
 * @throws Refusal when no gross gives exactly that net
 */
export const bothWays = <Lines extends Ends>(
  osnova: Basis,
  forward: (bruto: Feninga, take: TakeShare) => Lines,
): Lines => forward(amountFor<keyof Ends>(osnova, 'bruto', forward), share);

/**
 * The notations of a contract from gross down to net; the end that was given is what was entered.
 * @param taken the lines taken off the gross
 */
export function contractNotations<Between extends Notations>(taken: readonly string[], between: Between) {
  const bruto = { bruto: 'unos.bruto', ...between, neto: ['bruto', ...taken].join(' − ') };
  const neto = { bruto: ['neto', ...taken].join(' + '), ...between, neto: 'unos.neto' };
  return ({ osnova }: WithBasis) => (osnova.red === 'neto' ? neto : bruto);
}
