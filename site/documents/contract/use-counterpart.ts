import type { Contract } from '@obracun/engine/documents/contract/contract.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import { type Feninga, km } from '@obracun/engine/kernel/money.ts';
import { useEffect, useState } from 'react';
import { callFor } from '../../calculator/call.ts';
import { useDebounced } from '../../calculator/use-debounced.ts';
import { CALCULATORS, type CounterpartQuestion, counterpartQuestion } from './counterpart.ts';

/** How long typing must pause before the service is asked. */
const PAUSE_MS = 300;

/** The net of an agreed gross, or the gross of a net, once the service gives it; null while it does not, without a word. */
export function useCounterpart(contract: Contract, today: Day): Feninga | null {
  const question = JSON.stringify(counterpartQuestion(contract, today));
  const asked = useDebounced(question, PAUSE_MS);
  const [answer, setAnswer] = useState<{ asked: string; amount: Feninga | null }>();
  useEffect(() => {
    const abandoned = new AbortController();
    const ask = async () =>
      setAnswer({ asked, amount: await amountFor(JSON.parse(asked), abandoned.signal) });
    ask().catch(() => undefined);
    return () => abandoned.abort();
  }, [asked]);
  return answer?.asked === question ? answer.amount : null;
}

/** Only the figures go to the service, never who agreed on them. */
async function amountFor(question: CounterpartQuestion | null, signal: AbortSignal): Promise<Feninga | null> {
  if (question === null) return null;
  const { definition } = await CALCULATORS[question.calculator]();
  const { redovi } = await callFor(definition, JSON.stringify(question.input), signal);
  const amount = redovi.get(question.line)?.vrijednost;
  return typeof amount === 'number' ? km(amount) : null;
}
