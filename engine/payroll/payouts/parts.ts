import type { Feninga } from '../../kernel/figures/money.ts';
import type { SettledWage } from '../model/wage.ts';
import { hundredthsOf } from '../settle/hundredths.ts';

/** What of a payout is pay, meal and other untaxed pay: banks take each in a row of its own. */
export interface PayoutPart {
  /** As it stands before `za 10/2026`. */
  readonly word: string;
  readonly amount: Feninga;
}

/**
 * The parts of what is paid out; they add up to it. Deductions come off pay first. In Republika Srpska the meal is a part of the wage
 * itself.
 */
export function payoutParts(wage: SettledWage): readonly PayoutPart[] {
  const meal = wage.entity === 'rs' ? 0 : hundredthsOf(wage.answer.topli_obrok);
  const further = hundredthsOf(wage.answer.neoporezivo);
  const paidFurther = Math.min(wage.payout, further);
  const paidMeal = Math.min(wage.payout - paidFurther, meal);
  return [
    { word: wage.entity === 'fbih' ? 'Plaća' : 'Plata', amount: wage.payout - paidFurther - paidMeal },
    { word: 'Topli obrok', amount: paidMeal },
    { word: further === wage.worker.transport ? 'Prijevoz' : 'Neoporezive naknade', amount: paidFurther },
  ].filter(({ amount }) => amount > 0);
}
