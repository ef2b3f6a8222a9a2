import { callOf } from '@obracun/engine/core/call-of.ts';
import { type Feninga, km } from '@obracun/engine/core/numbers/money.ts';
import { callFor } from '../../calculator/api/call.ts';
import { loadDefinition } from '../../calculator/load-definition.ts';
import type { Ask } from '../../lazy-loading/use-request.ts';
import type { CounterpartQuestion } from './counterpart.ts';

/** The other amount, from the service, as JSON: only figures are sent, never the parties. */
export const requestCounterpart: Ask<Feninga | null> = async (json, signal) => {
  const question: CounterpartQuestion = JSON.parse(json);
  const definition = await loadDefinition(question.calculator);
  const { lines } = await callFor(definition, JSON.stringify(callOf(definition, question.input)), signal);
  const amount = lines.get(question.line)?.value;
  return typeof amount === 'number' ? km(amount) : null;
};
