import type { Feninga } from '../../core/numbers/money.ts';
import { transportOf } from '../api-request/entries.ts';
import { hundredthsOf } from '../calculate/hundredths.ts';
import { mealBeside } from '../calculate/meal-beside.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { SettledWage } from '../model/wage.ts';
import { WAGE_WORDS } from '../municipalities/entity-words.ts';

/** What of a payout is pay, meal, transport and other untaxed pay: banks take each in a row of its own. */
export interface PayoutPart {
  /** As it stands before `za 10/2026`. */
  readonly word: string;
  readonly amount: Feninga;
}

/**
 * The parts of what is paid out; they add up to it. Deductions come off pay first.
 */
export function payoutParts(wage: SettledWage, month: PayrollMonth): readonly PayoutPart[] {
  const meal = mealBeside(wage.entity, wage.answer);
  const further = Math.min(wage.payout, hundredthsOf(wage.answer.neoporezivo));
  const { worker } = wage;
  const transport = Math.min(further, transportOf(worker, month.workers[worker.id]?.entries ?? {}));
  const paidMeal = Math.min(wage.payout - further, meal);
  return [
    { word: WAGE_WORDS[wage.entity], amount: wage.payout - further - paidMeal },
    { word: 'Topli obrok', amount: paidMeal },
    { word: 'Prijevoz', amount: transport },
    { word: 'Neoporezive naknade', amount: further - transport },
  ].filter(({ amount }) => amount > 0);
}
