import type { Definition } from '@obracun/engine/core/calculator.ts';
import { callOf } from '@obracun/engine/core/call-of.ts';
import { type Feninga, km } from '@obracun/engine/core/numbers/money.ts';
import { callFor } from '../../calculator/api/call.ts';
import type { Ask } from '../../lazy-loading/use-request.ts';
import type { CalculatorId, CounterpartQuestion } from './counterpart.ts';

/** Their definitions load on the first call. */
const CALCULATORS: Readonly<Record<CalculatorId, () => Promise<{ definition: Definition }>>> = {
  'obracun-plata': () => import('@obracun/engine/calculators/obracun-plata/definition.ts'),
  'kalkulator-fbih': () => import('@obracun/engine/calculators/kalkulator-fbih/definition.ts'),
  'ugovor-o-djelu': () => import('@obracun/engine/calculators/ugovor-o-djelu/definition.ts'),
  'menadzerski-ugovor': () => import('@obracun/engine/calculators/menadzerski-ugovor/definition.ts'),
  'privremeni-povremeni': () => import('@obracun/engine/calculators/privremeni-povremeni/definition.ts'),
  'fbih-ugovor-o-djelu': () => import('@obracun/engine/calculators/fbih-ugovor-o-djelu/definition.ts'),
  'fbih-autorski-ugovor': () => import('@obracun/engine/calculators/fbih-autorski-ugovor/definition.ts'),
};

/** The other amount, from the service, as JSON: only figures are sent, never the parties. */
export const requestCounterpart: Ask<Feninga | null> = async (json, signal) => {
  const question: CounterpartQuestion = JSON.parse(json);
  const { definition } = await CALCULATORS[question.calculator]();
  const { lines } = await callFor(definition, JSON.stringify(callOf(definition, question.input)), signal);
  const amount = lines.get(question.line)?.value;
  return typeof amount === 'number' ? km(amount) : null;
};
