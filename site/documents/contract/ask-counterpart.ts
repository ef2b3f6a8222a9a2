import { type Feninga, km } from '@obracun/engine/kernel/money.ts';
import { callFor } from '../../calculator/call.ts';
import type { Ask } from '../../calculator/use-asked.ts';
import type { CounterpartQuestion } from './counterpart.ts';

/** Those that know the other amount; their definitions come when they are asked. */
const CALCULATORS = {
  'obracun-plata': () => import('@obracun/engine/calculators/obracun-plata/definition.ts'),
  'kalkulator-fbih': () => import('@obracun/engine/calculators/kalkulator-fbih/definition.ts'),
  'ugovor-o-djelu': () => import('@obracun/engine/calculators/ugovor-o-djelu/definition.ts'),
  'menadzerski-ugovor': () => import('@obracun/engine/calculators/menadzerski-ugovor/definition.ts'),
  'privremeni-povremeni': () => import('@obracun/engine/calculators/privremeni-povremeni/definition.ts'),
};

export type CalculatorId = keyof typeof CALCULATORS;

/** The amount asked for, in JSON, of the calculation service: only figures go there, never who agreed on them. */
export const askCounterpart: Ask<Feninga | null> = async (asked, signal) => {
  const question: CounterpartQuestion = JSON.parse(asked);
  const { definition } = await CALCULATORS[question.calculator]();
  const { redovi } = await callFor(definition, JSON.stringify(question.input), signal);
  const amount = redovi.get(question.line)?.vrijednost;
  return typeof amount === 'number' ? km(amount) : null;
};
